import { Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type Passkey, passkeyName, type WaysIn } from '@tri/api-contract'
import { useState } from 'react'
import { useAddPasskey, useRemovePasskey, useRenamePasskey } from '../../../../data/account/second-factor.js'
import { refusedFields } from '../../../../http/api-error.js'
import { fieldErrors } from '../../../../lib/field-errors.js'
import { momentText } from '../../../../lib/texts/account/sign-in-text.js'
import { ConfirmDialog } from '../../../../ui/dialog/confirm-dialog.js'
import { Dialog } from '../../../../ui/dialog/dialog.js'
import classes from '../security.module.css'
import { PasswordField } from './password-field.js'

type Props = { username: string; ways: WaysIn }

/** The user's passkeys: named, with their last use, and the way to add and remove one. */
export function PasskeysCard({ username, ways }: Props) {
  const [isAdding, setAdding] = useState(false)
  return (
    <Card component="section" aria-label="Passkeys">
      <Stack gap="sm">
        <Title order={2} size="h3">
          Passkeys
        </Title>
        <Text c="dimmed" size="sm">
          Sign in with a finger, a face or a PIN of your device, without a password. They are made for the address of
          this server: they stop working when it moves to another one.
        </Text>
        <ul className={classes.list}>
          {ways.passkeys.map((passkey) => (
            <Row key={passkey.id} {...passkey} />
          ))}
        </ul>
        {ways.canHavePasskeys ? (
          <Group>
            <Button variant="default" mih={44} onClick={() => setAdding(true)}>
              Add a passkey
            </Button>
          </Group>
        ) : (
          <Text size="sm">
            Browsers make passkeys for https and a name only. Whoever runs this server sets PUBLIC_ORIGIN to one.
          </Text>
        )}
      </Stack>
      {isAdding && <AddDialog username={username} ways={ways} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function Row(passkey: Passkey) {
  const { id, name, createdAt, lastUsedAt } = passkey
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsking(null)
  const { mutate, isPending } = useRemovePasskey()
  return (
    <li className={classes.entry}>
      <div>
        <strong>{name}</strong>
        <Text c="dimmed" size="sm">
          added {momentText(createdAt)}, {lastUsedAt ? `last used ${momentText(lastUsedAt)}` : 'never used'}
        </Text>
      </div>
      <Group gap="sm">
        <Button variant="default" mih={44} aria-label={`Rename ${name}`} onClick={() => setAsking('rename')}>
          Rename
        </Button>
        <Button variant="default" mih={44} aria-label={`Remove ${name}`} onClick={() => setAsking('remove')}>
          Remove
        </Button>
      </Group>
      {asking === 'rename' && <RenameDialog passkey={passkey} onClose={close} />}
      {asking === 'remove' && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          confirmLabel="Remove"
          isPending={isPending}
          onConfirm={() => mutate(id, { onSuccess: close })}
          onClose={close}
        >
          It lets nobody in from now on. This cannot be undone.
        </ConfirmDialog>
      )}
    </li>
  )
}

function AddDialog({ username, ways, onClose }: Props & { onClose: () => void }) {
  const { mutate, isPending } = useAddPasskey()
  const form = useForm({
    initialValues: { name: 'My passkey', password: '' },
    validate: ({ name }) => fieldErrors(passkeyName)({ name }),
  })
  return (
    <Dialog title="Add a passkey" onClose={onClose} isSheet>
      <form
        noValidate
        onSubmit={form.onSubmit(({ name, password }) =>
          mutate(
            { name, ...(ways.hasPassword && { password }) },
            { onSuccess: onClose, onError: (error) => form.setErrors(refusedFields(error)) },
          ),
        )}
      >
        <Stack>
          <Text size="sm">Your browser then asks where to keep it: on this device, a telephone or a key.</Text>
          <TextInput label="Name" required {...form.getInputProps('name')} />
          {ways.hasPassword && <PasswordField username={username} {...form.getInputProps('password')} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              {isPending ? 'Waiting for the browser...' : 'Add passkey'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { mutate, isPending } = useRenamePasskey()
  const form = useForm({ initialValues: { name: passkey.name }, validate: fieldErrors(passkeyName) })
  return (
    <Dialog title={`Rename ${passkey.name}`} onClose={onClose}>
      <form
        noValidate
        onSubmit={form.onSubmit(({ name }) =>
          mutate(
            { id: passkey.id, name },
            { onSuccess: onClose, onError: (error) => form.setErrors(refusedFields(error)) },
          ),
        )}
      >
        <Stack>
          <TextInput label="Name" data-autofocus required {...form.getInputProps('name')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" mih={44} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" mih={44} disabled={isPending}>
              Save name
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
