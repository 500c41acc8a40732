import { PasswordInput, type PasswordInputProps } from '@mantine/core'

/** The user's password; the hidden address tells the browser's password store whose it is. */
export const PasswordField = ({ username, ...props }: PasswordInputProps & { username: string }) => (
  <>
    <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
    <PasswordInput
      label="Your password"
      autoComplete="current-password"
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      data-autofocus
      required
      {...props}
    />
  </>
)
