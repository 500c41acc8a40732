import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'

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
    <Modal opened onClose={onClose} title={title} role="alertdialog" withCloseButton={false}>
      <Text>{children}</Text>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="default" mih={44} data-autofocus onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" mih={44} disabled={isPending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
