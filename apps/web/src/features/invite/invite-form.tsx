import type { Credentials } from '@tri/api-contract'
import { useState } from 'react'
import { refusedFields } from '../../http/api-error.js'
import { useAuth } from '../../session/auth-context.js'
import { CredentialsForm, useCredentialsForm } from '../../session/credentials-form.js'

type Props = { token: string; email: string | null; onDone: () => void }

/** E-mail and password of the account that the invite makes; an invite for one address names it. */
export function InviteForm({ token, email, onDone }: Props) {
  const { register } = useAuth()
  const form = useCredentialsForm(email ?? '')
  const [isPending, setPending] = useState(false)
  const submit = (credentials: Credentials) => {
    setPending(true)
    // A refusal has its toast, and stands at the field that it is about.
    register({ ...credentials, invite: token }).then(onDone, (error) => {
      form.setErrors(refusedFields(error))
      setPending(false)
    })
  }
  return (
    <CredentialsForm
      mode="register"
      form={form}
      {...(email !== null && { username: email })}
      submitLabel="Create Account"
      pendingLabel="Creating Account..."
      isPending={isPending}
      onSubmit={submit}
    />
  )
}
