import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.js'

type Props = {
  title: string
  /** What is lost. */
  children: ReactNode
  confirmLabel: string
  isPending?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is lost; Cancel has the focus. */
export function ConfirmDialog({ title, children, confirmLabel, isPending = false, onConfirm, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Text>{children}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" mih={44} data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button color="red.9" mih={44} disabled={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Dialog>
  )
}
