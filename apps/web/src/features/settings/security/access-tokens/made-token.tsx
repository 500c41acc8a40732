import { Button, Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copyText } from '../../../../lib/browser/copy-text.js'

/** A token in full, which is not shown again. */
export function MadeToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <Text size="sm">
        Copy it now and keep it like a password: it is not shown again. Send it with each call as{' '}
        <code>Authorization: Bearer</code>.
      </Text>
      <TextInput
        label="Access token"
        mt="md"
        readOnly
        value={token}
        onFocus={({ currentTarget }) => currentTarget.select()}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
      />
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" mih={44} onClick={async () => setCopied(await copyText(token))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button mih={44} onClick={onClose}>
          Done
        </Button>
      </Group>
    </>
  )
}
