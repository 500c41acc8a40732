import { Anchor, Button, Code, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSetUpTotp } from '../../../../data/account/second-factor.js'
import { refusedFields } from '../../../../http/api-error.js'
import { Dialog } from '../../../../ui/dialog/dialog.js'
import { PasswordField } from './password-field.js'
import { QrCode } from './qr-code.js'
import { newTotpSecret, totpAddress } from './totp-secret.js'

type Props = {
  username: string
  hasPassword: boolean
  onDone: (answer: { recoveryCodes: string[] }) => void
  onClose: () => void
}

/** Shows a new secret as a code to scan and to type, and asks for what the app makes of it. */
export function TotpDialog({ username, hasPassword, onDone, onClose }: Props) {
  const [secret] = useState(newTotpSecret)
  const { mutate, isPending } = useSetUpTotp()
  const form = useForm({ initialValues: { code: '', password: '' } })
  const address = totpAddress(secret, username)
  return (
    <Dialog title="Set up an app" onClose={onClose} isSheet>
      <form
        noValidate
        onSubmit={form.onSubmit(({ code, password }) =>
          mutate(
            { secret, code, ...(hasPassword && { password }) },
            { onSuccess: onDone, onError: (error) => form.setErrors(refusedFields(error)) },
          ),
        )}
      >
        <Stack>
          <Text size="sm">
            Scan this with an app for one-time codes (Aegis, 2FAS, Google Authenticator, a password manager). On this
            telephone,{' '}
            <Anchor href={address} underline="always">
              open it in the app
            </Anchor>
            .
          </Text>
          <QrCode text={address} label="Code to scan with the app" />
          <Text size="sm">
            Or type this key: <Code>{secret.match(/.{4}/g)?.join(' ')}</Code>
          </Text>
          <TextInput
            label="Six digits that the app shows"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            {...form.getInputProps('code')}
          />
          {hasPassword && (
            <PasswordField username={username} data-autofocus={undefined} {...form.getInputProps('password')} />
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Switching on...' : 'Switch on'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
