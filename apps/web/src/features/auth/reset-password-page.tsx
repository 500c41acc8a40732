import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { passwordReset } from '@tri/api-contract'
import { Link, Navigate } from 'react-router-dom'
import { useResetPassword } from '../../data/account/recovery.js'
import { ApiError, refusedFields } from '../../http/api-error.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useTokenOnce } from '../../lib/browser/use-token-once.js'
import { fieldErrors } from '../../lib/field-errors.js'
import { useAuth } from '../../session/auth-context.js'
import { NarrowCard } from './forgot-password-page.js'

/** Chooses a new password by the token of a link, which leaves the address bar at once. */
export function ResetPasswordPage() {
  usePageTitle('Choose a new password')
  const token = useTokenOnce()
  const { user } = useAuth()
  const { mutate, isPending, isSuccess, error } = useResetPassword()
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: ({ newPassword }) => fieldErrors(passwordReset)({ token: 'x'.repeat(43), newPassword }),
  })
  if (isSuccess) return user ? <Navigate to="/" replace /> : <Done />
  if (!token) return user ? <Navigate to="/" replace /> : <Gone message="It is not complete. Please copy it again." />
  const isGone = error instanceof ApiError && [400, 404].includes(error.status) && !error.fields.newPassword
  if (isGone) return <Gone message={error.message} />
  const showRefused = (refusal: Error) => form.setErrors(refusedFields(refusal))
  return (
    <NarrowCard title="Choose a new password">
      <form
        noValidate
        onSubmit={form.onSubmit(({ newPassword }) => mutate({ token, newPassword }, { onError: showRefused }))}
      >
        <Stack>
          <Text c="dimmed" size="sm">
            Every device is signed out, this one too. Then you log in with the new password.
          </Text>
          <PasswordInput
            label="New password"
            description="At least 6 characters"
            autoComplete="new-password"
            visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
            required
            {...form.getInputProps('newPassword')}
          />
          <Button type="submit" mih={44} disabled={isPending}>
            {isPending ? 'Saving...' : 'Save password'}
          </Button>
        </Stack>
      </form>
    </NarrowCard>
  )
}

const Done = () => (
  <NarrowCard title="Password saved">
    <Alert role="status" color="brand" variant="light">
      You can log in with it now. Every other device was signed out.
    </Alert>
    <Button component={Link} to="/auth" mih={44}>
      Login
    </Button>
  </NarrowCard>
)

const Gone = ({ message }: { message: string }) => (
  <NarrowCard title="This link does not work">
    <Alert role="alert" color="yellow" variant="light">
      {message}
    </Alert>
    <Button component={Link} to="/forgot-password" mih={44}>
      Ask for a new link
    </Button>
  </NarrowCard>
)
