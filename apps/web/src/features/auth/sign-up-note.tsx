import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SignUps } from '@tri/api-contract'
import { signUpsQuery } from '../../data/admin/sign-ups.js'

/** Says who may sign up, where not everybody may; asked once the form is looked at. */
export function SignUpNote({ isShown }: { isShown: boolean }) {
  const { data } = useQuery({ ...signUpsQuery, enabled: isShown })
  const note = data && noteOn(data)
  if (!note) return null
  return (
    <Alert color="yellow" variant="light" mb="md" role="status">
      {note}
    </Alert>
  )
}

function noteOn({ mode, domains }: SignUps): string | undefined {
  if (mode === 'off') return 'Nobody can sign up here at the moment. Please ask whoever runs this server.'
  if (mode === 'invite') return 'Signing up here needs an invite: please open the link that you were sent.'
  if (domains.length === 0) return undefined
  return `Without an invite, only addresses at ${new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)} can sign up here.`
}
