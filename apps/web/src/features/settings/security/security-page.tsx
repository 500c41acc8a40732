import { Anchor, Container, Stack, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../../lib/browser/page-title.js'
import { useAuth } from '../../../session/auth-context.js'
import { AccessTokensCard } from './access-tokens/access-tokens-card.js'
import { EventsCard } from './events-card.js'
import { NewDevices } from './new-devices.js'
import { WaysInCards } from './second-factor/ways-in-card.js'
import { SessionsCard } from './sessions-card.js'

/** Who is signed in to the account, and what happened to it. */
export function SecurityPage() {
  usePageTitle('Sign-in & security')
  const { user } = useAuth()
  if (!user) return null
  return (
    <Container size={820} py={{ base: 24, sm: 36 }}>
      <Stack gap="md">
        <div>
          <Anchor component={Link} to="/settings" size="sm">
            Settings
          </Anchor>
          <Title order={1}>Sign-in & security</Title>
        </div>
        <NewDevices username={user.username} />
        <WaysInCards username={user.username} />
        <SessionsCard />
        <AccessTokensCard />
        <EventsCard />
      </Stack>
    </Container>
  )
}
