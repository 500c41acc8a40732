import { Button, Group, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import type { Confirmation } from '@tri/api-contract'
import { refusedFields } from '../../../../http/api-error.js'
import { Dialog } from '../../../../ui/dialog/dialog.js'
import { PasswordField } from './password-field.js'

type Props<T> = {
  title: string
  text: string
  label: string
  username: string
  hasPassword: boolean
  mutation: UseMutationResult<T, Error, Confirmation>
  onDone: (answer: T) => void
  onClose: () => void
}

/** Asks for the password before something about the ways in is changed. */
export function ConfirmDialog<T>({ title, text, label, username, hasPassword, mutation, onDone, onClose }: Props<T>) {
  const form = useForm({ initialValues: { password: '' } })
  const confirm = ({ password }: { password: string }) =>
    mutation.mutate(hasPassword ? { password } : {}, {
      onSuccess: onDone,
      onError: (error) => form.setErrors(refusedFields(error)),
    })
  return (
    <Dialog title={title} onClose={onClose} isSheet>
      <form noValidate onSubmit={form.onSubmit(confirm)}>
        <Stack>
          <Text>{text}</Text>
          {hasPassword && <PasswordField username={username} {...form.getInputProps('password')} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={mutation.isPending}>
              {label}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
