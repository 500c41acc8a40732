import { Button, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { OPENINGS, type Opening, type PasswordChange, passwordChange } from '@tri/api-contract'
import { useChangePassword } from '../../data/account/account.js'
import { refusedFields } from '../../http/api-error.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { Dialog } from '../../ui/dialog/dialog.js'

const EYE = { 'aria-label': 'Show or hide the password' }

/** What stays open after a new password unless it is ended with it, in the user's words. */
const OPENING_TEXT: Record<Opening, string> = {
  feed: 'The calendar feed: its address ends',
  shares: 'The links of shared plans',
  garmin: 'The connection to Garmin',
}

/** Asks for the current password and a new one; what was typed stays after a refusal. */
export function ChangePasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const { mutate, isPending } = useChangePassword()
  const form = useForm<PasswordChange>({
    initialValues: { currentPassword: '', newPassword: '', alsoEnd: [] },
    validate: fieldErrors(passwordChange),
  })
  const showRefused = (error: Error) => form.setErrors(refusedFields(error))
  return (
    <Dialog title="Change password" onClose={onClose} isSheet>
      <form
        noValidate
        onSubmit={form.onSubmit((change) => mutate(change, { onSuccess: onClose, onError: showRefused }))}
      >
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
          <Checkbox.Group
            label="Also end"
            description="They go on under the new password. End what somebody else may have opened."
            {...form.getInputProps('alsoEnd')}
          >
            <Stack gap="xs" mt="xs">
              {OPENINGS.map((opening) => (
                <Checkbox key={opening} value={opening} label={OPENING_TEXT[opening]} />
              ))}
            </Stack>
          </Checkbox.Group>
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
