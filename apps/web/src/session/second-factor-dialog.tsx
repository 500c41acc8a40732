import { Alert, Button, Divider, Group, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { codeEntry } from '@tri/api-contract'
import { useEnterCode, useGivePasskey } from '../data/account/second-factor.js'
import type { SecondFactorRequest } from '../data/account/second-factor-request.js'
import { refusedFields } from '../http/api-error.js'
import { fieldErrors } from '../lib/field-errors.js'
import { Dialog } from '../ui/dialog/dialog.js'

/** Asks for the second factor of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondFactorDialog({ needed: { ways }, done, giveUp }: SecondFactorRequest) {
  const code = useEnterCode()
  const passkey = useGivePasskey()
  const form = useForm({ initialValues: { code: '' }, validate: fieldErrors(codeEntry) })
  const problem = passkey.error ?? (code.error && !refusedFields(code.error).code ? code.error : null)
  return (
    <Dialog title="One more step" isUrgent onClose={giveUp}>
      <form
        noValidate
        onSubmit={form.onSubmit((entry) =>
          code.mutate(entry, { onSuccess: done, onError: (error) => form.setErrors(refusedFields(error)) }),
        )}
      >
        <Stack>
          <Text c="dimmed" size="sm">
            Your password was right. Now enter the code that your app shows for TriPlan
            {ways.includes('recovery-code') && ', or one of your recovery codes'}.
          </Text>
          {problem && (
            <Alert color="yellow" variant="light" role="alert">
              {problem.message}
            </Alert>
          )}
          <TextInput
            label="Code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            required
            {...form.getInputProps('code')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={giveUp}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={code.isPending}>
              {code.isPending ? 'Checking...' : 'Continue'}
            </Button>
          </Group>
          {ways.includes('passkey') && (
            <>
              <Divider label="or" />
              <Button
                variant="default"
                mih={44}
                disabled={passkey.isPending}
                onClick={() =>
                  passkey.mutate(undefined, { onSuccess: (answer) => !('next' in answer) && done(answer) })
                }
              >
                {passkey.isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
              </Button>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
