import { Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Credentials, credentials } from '@tri/api-contract'
import type { ReactNode } from 'react'
import { fieldErrors } from '../lib/field-errors.js'
import { usePreparedWords } from './use-prepared-words.js'

type Props = {
  /** Tells login from registration to the browser's password store, and picks the placeholder. */
  mode: 'login' | 'register'
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  onSubmit: (credentials: Credentials) => void
  /** Shown beside the submit button, e.g. Cancel. */
  aside?: ReactNode
  /** Whose password is asked for; typed as well unless given. */
  username?: string
  /** What is typed, kept by the caller; the form keeps it itself unless given. */
  form?: ReturnType<typeof useCredentialsForm>
}

/** E-mail and password as typed, for a caller whose two forms share them. */
export const useCredentialsForm = (username = '') =>
  useForm<Credentials>({ initialValues: { username, password: '' }, validate: fieldErrors(credentials) })

/** The one form for e-mail and password; what was typed stays after a refusal. */
export function CredentialsForm({ mode, submitLabel, pendingLabel, isPending, onSubmit, ...optional }: Props) {
  const { aside, username, form: given } = optional
  const own = useCredentialsForm(username)
  const form = given ?? own
  usePreparedWords()
  const isNew = mode === 'register'
  return (
    <form noValidate onSubmit={form.onSubmit(onSubmit)}>
      <Stack>
        <TextInput
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
          required
          readOnly={username !== undefined}
          {...form.getInputProps('username')}
        />
        <PasswordInput
          label="Password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          placeholder={isNew ? 'Choose a strong password (min 6 characters)' : 'Your password'}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
          required
          data-autofocus={username !== undefined || undefined}
          aria-invalid={Boolean(form.errors.password)}
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end" gap="sm">
          {aside}
          <Button type="submit" mih={44} disabled={isPending} flex={aside ? undefined : 1}>
            {isPending ? pendingLabel : submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
