import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { ReactNode } from 'react'

/** The text of a toast with a way back beside it; the toast goes when it is pressed. */
export const undoMessage = (message: string, undo: () => void): ReactNode => (
  <Group justify="space-between" gap="sm">
    <span>{message}</span>
    <Button
      variant="default"
      size="sm"
      mih={44}
      flex="none"
      onClick={({ currentTarget }) => {
        // It fades away with the toast, and must not hold the focus until then: what is back may have it.
        currentTarget.blur()
        notifications.clean()
        undo()
      }}
    >
      Undo
    </Button>
  </Group>
)
