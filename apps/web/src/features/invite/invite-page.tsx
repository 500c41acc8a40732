import { Button, Card, Container, Loader, Stack, Text, Title } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { OpenedInvite } from '@tri/api-contract'
import { useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { inviteQuery, useBecomeAdmin } from '../../data/admin/sign-ups.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useTokenOnce } from '../../lib/browser/use-token-once.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { InviteForm } from './invite-form.js'

/** What an invite opens: a new account, or the right to run the server. */
export function InvitePage() {
  usePageTitle('Invite')
  const token = useTokenOnce()
  // Asked once: who signs up here uses it up, and what was known for a visitor is forgotten then.
  const [opened, setOpened] = useState<OpenedInvite>()
  const { data, error } = useQuery({ ...inviteQuery(token), enabled: token !== '' && !opened })
  if (data && !opened) setOpened(data)
  // Who signs up here is a user before the next page is there.
  const [isDone, setDone] = useState(false)
  if (isDone) return <Navigate to="/" replace />
  if (!token || (error && !opened)) return <NoInvite message={error?.message} />
  if (!opened) return <Loader aria-label="Opening the invite" m={96} />
  return <Opened token={token} invite={opened} onDone={() => setDone(true)} />
}

type OpenedProps = { token: string; invite: OpenedInvite; onDone: () => void }

function Opened({ token, invite, onDone }: OpenedProps) {
  const { user } = useAuth()
  if (user && invite.makesAdmin) return <BecomeAdmin token={token} username={user.username} onDone={onDone} />
  if (user)
    return (
      <EmptyState
        isPage
        title="You have an account already"
        message="An invite makes a new one. Log out first, or hand the link on."
        action={
          <Button component={Link} to="/">
            Go to the dashboard
          </Button>
        }
      />
    )
  return (
    <Container size={480} py={{ base: 24, sm: 56 }}>
      <Card padding="xl">
        <Title order={1} size="h2">
          {invite.makesAdmin ? 'Set up this server' : 'You are invited'}
        </Title>
        <Text c="dimmed" mt={4} mb="md">
          {invite.makesAdmin
            ? 'Create the account that runs it: it invites others, and switches accounts off. It is an athlete’s like any other, too.'
            : 'Create your account to plan your season.'}
        </Text>
        <InviteForm token={token} email={invite.email} onDone={onDone} />
      </Card>
    </Container>
  )
}

type BecomeProps = { token: string; username: string; onDone: () => void }

function BecomeAdmin({ token, username, onDone }: BecomeProps) {
  const { mutate, isPending } = useBecomeAdmin()
  return (
    <Container size={480} py={{ base: 24, sm: 56 }}>
      <Card padding="xl">
        <Stack gap="sm">
          <Title order={1} size="h2">
            Run this server?
          </Title>
          <Text>
            <strong>{username}</strong> becomes an admin: it can invite others, switch accounts off and erase them.
            Nobody’s plans are shown to it. The link works once.
          </Text>
          <Button mih={44} disabled={isPending} onClick={() => mutate(token, { onSuccess: onDone })}>
            Become an admin
          </Button>
        </Stack>
      </Card>
    </Container>
  )
}

const NoInvite = ({ message }: { message: string | undefined }) => (
  <EmptyState
    isPage
    icon={IconMailOff}
    title="This invite opens nothing"
    message={message ?? 'The link is not complete. Please open all of it, or ask for a new one.'}
    action={
      <Button component={Link} to="/">
        Go to the dashboard
      </Button>
    }
  />
)
