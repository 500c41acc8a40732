import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type PasswordChange, passwordChange } from '@tri/api-contract'
import { useChangePassword } from '../../data/account.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { Dialog } from '../../ui/dialog.js'

const EYE = { 'aria-label': 'Show or hide the password' }

/** Asks for the current password and a new one; what was typed stays after a refusal. */
export function ChangePasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { mutate, isPending } = useChangePassword()
  const form = useForm<PasswordChange>({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: fieldErrors(passwordChange),
  })
  return (
    <Dialog title="Change password" onClose={onClose} isSheet>
      <form noValidate onSubmit={form.onSubmit((change) => mutate(change, { onSuccess: onClose }))}>
        <Stack>
          {/* Tells the browser's password store whose passwords these are. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            visibilityToggleButtonProps={EYE}
            data-autofocus
            required
            {...form.getInputProps('currentPassword')}
          />
          <PasswordInput
            label="New password"
            description="At least 6 characters"
            autoComplete="new-password"
            visibilityToggleButtonProps={EYE}
            required
            {...form.getInputProps('newPassword')}
          />
          <Text size="sm" c="dimmed">
            You stay signed in here and are signed out on every other device.
          </Text>
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Changing...' : 'Change password'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
