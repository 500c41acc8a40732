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
      onClick={() => {
        notifications.clean()
        undo()
      }}
    >
      Undo
    </Button>
  </Group>
)
