import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type NewAccessToken, TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '@tri/api-contract'
import { useState } from 'react'
import { useMakeToken } from '../../../../data/account/access-tokens.js'
import { SCOPE_TEXT } from '../../../../lib/texts/account/access-token-text.js'
import { Dialog } from '../../../../ui/dialog/dialog.js'
import { DialogForm } from '../../../../ui/dialog/dialog-form.js'
import { MadeToken } from './made-token.js'

const NEVER = 'never'
const DAYS = [
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: `${days} days` })),
  { value: NEVER, label: 'Never' },
]

/** Asks what a new token is for, and shows it once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const { mutate, data, isPending } = useMakeToken()
  return (
    <Dialog title={data ? 'Your new access token' : 'New access token'} onClose={onClose} isSheet>
      {data ? (
        <MadeToken token={data.token} onClose={onClose} />
      ) : (
        <TokenForm isPending={isPending} onMake={mutate} onClose={onClose} />
      )}
    </Dialog>
  )
}

type Props = { isPending: boolean; onMake: (wanted: NewAccessToken) => void; onClose: () => void }

function TokenForm({ isPending, onMake, onClose }: Props) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['plans:read'])
  const [ends, setEnds] = useState('90')
  const [isChecked, setChecked] = useState(false)
  const problem = name.trim() === '' ? 'name' : scopes.length === 0 ? 'scopes' : undefined
  const days = TOKEN_DAYS.find((each) => String(each) === ends) ?? null
  const toggle = (scope: TokenScope) =>
    setScopes(TOKEN_SCOPES.filter((each) => (each === scope) !== scopes.includes(each)))
  return (
    <DialogForm
      problem={problem}
      onSubmit={() => onMake({ name: name.trim(), scopes: [...scopes], days })}
      onProblem={() => setChecked(true)}
      end={
        <>
          <Button variant="default" mih={44} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" mih={44} disabled={isPending}>
            {isPending ? 'Making it...' : 'Make token'}
          </Button>
        </>
      }
    >
      <TextInput
        name="name"
        label="Name"
        placeholder="Training diary script"
        autoComplete="off"
        maxLength={100}
        data-autofocus
        value={name}
        error={isChecked && problem === 'name' ? 'Please give the token a name' : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Checkbox.Group
        label="What it may do"
        mt="md"
        value={[...scopes]}
        error={isChecked && problem === 'scopes' ? 'Please choose at least one thing that the token may do' : undefined}
      >
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            mt="sm"
            {...SCOPE_TEXT[scope]}
            onChange={() => toggle(scope)}
          />
        ))}
      </Checkbox.Group>
      <NativeSelect
        label="Ends after"
        mt="md"
        data={DAYS}
        value={ends}
        onChange={({ currentTarget }) => setEnds(currentTarget.value)}
      />
    </DialogForm>
  )
}
