import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { saveFile } from '../../../../lib/browser/save-file.js'
import { Dialog } from '../../../../ui/dialog/dialog.js'

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = () =>
    saveFile({ name: 'triplan-recovery-codes.txt', type: 'text/plain', content: `${codes.join('\n')}\n` })
  return (
    <Dialog title="Your recovery codes" onClose={onClose}>
      <Stack>
        <Text>
          Each lets you in once when your telephone is not at hand. Keep them where you keep your papers: they are shown
          this once.
        </Text>
        <Code block>{codes.join('\n')}</Code>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" mih={44} onClick={save}>
            Save as a file
          </Button>
          <Button mih={44} onClick={onClose}>
            I have kept them
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
