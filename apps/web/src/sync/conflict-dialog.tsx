import { Button, Group, Stack, Text } from '@mantine/core'
import { useSyncExternalStore } from 'react'
import { Dialog } from '../ui/dialog/dialog.js'
import { FactList } from '../ui/fact-list.js'
import { CONFLICTS } from './outbox/conflicts.js'

/** Asks about edits that were made over what has changed elsewhere, one after the other: there is no way past it but to choose. */
export function ConflictDialog() {
  const conflict = useSyncExternalStore(CONFLICTS.subscribe, CONFLICTS.first)
  const count = useSyncExternalStore(CONFLICTS.subscribe, CONFLICTS.count)
  if (!conflict) return null
  const { subject, theirs, mine } = conflict
  return (
    <Dialog key={`${subject} ${theirs} ${mine}`} title="Changed elsewhere" isUrgent>
      <Stack>
        {/* No button has the focus at first: who is typing when this comes up has chosen nothing yet. */}
        <Text tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
          <b>{subject}</b> was changed in another window or on another device while you were changing it.
        </Text>
        <FactList
          facts={[
            ['Elsewhere', theirs],
            ['You', mine],
          ]}
        />
        {count > 1 && (
          <Text size="sm" c="dimmed">
            {count === 2 ? 'One more change' : `${count - 1} more changes`} to decide after this one.
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" mih={44} onClick={() => CONFLICTS.answer('theirs')}>
            Keep theirs
          </Button>
          <Button mih={44} onClick={() => CONFLICTS.answer('mine')}>
            Use mine
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
