import { Button, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useMakeInvite } from '../../data/admin/admin.js'
import { refusedFields } from '../../http/api-error.js'
import { showToast } from '../../http/toasts.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { LinkField } from '../../ui/link-field.js'
import classes from './admin.module.css'

/** Makes an invite: a link to hand on, or a mail where an address is given and mail is sent. */
export function NewInvite() {
  const [email, setEmail] = useState('')
  const { mutate, data, error, isPending } = useMakeInvite()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate(email.trim() ? { email: email.trim() } : {}, { onSuccess: () => setEmail('') })
  }
  return (
    <>
      <form noValidate onSubmit={submit} className={classes.bar}>
        <TextInput
          type="email"
          label="Invite somebody"
          description="One account, within seven days. Without an address it is for whoever has the link."
          placeholder="guest@example.org"
          autoComplete="off"
          value={email}
          error={error ? refusedFields(error).email : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" mih={44} disabled={isPending}>
          Make an invite
        </Button>
      </form>
      {data?.path && (
        <div className={classes.made}>
          <LinkField
            label="The link, shown this once"
            link={new URL(data.path, location.href).href}
            onCopied={() => showToast(TOASTS.linkCopied)}
          />
          <Text size="sm" c="dimmed" mt={6}>
            Whoever has it can use it. Hand it on where nobody else reads along.
          </Text>
        </div>
      )}
    </>
  )
}
