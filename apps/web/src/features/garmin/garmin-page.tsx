import { Button, Card, Container, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlugConnectedX } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'

/** The connection to Garmin, and why there is none yet. */
export function GarminPage() {
  usePageTitle('Garmin')
  const { user } = useAuth()
  if (!user) return <LoginPrompt />
  return (
    <Container size={760} py={{ base: 'md', sm: 'xl' }}>
      <Title order={1} mb="lg">
        Garmin
      </Title>
      <Card component="section" aria-labelledby="connection">
        <Group gap="sm" mb="sm">
          <IconPlugConnectedX size={20} aria-hidden />
          <Title order={2} size="h3" id="connection">
            Not connected
          </Title>
        </Group>
        <Stack gap="xs">
          <Text>
            This server has no Garmin credentials yet, so an account cannot be connected and no activities arrive here.
          </Text>
          <Text c="dimmed">
            Garmin hands out credentials to approved developers. Your plan does not need them: log what you did by hand,
            and nothing of it is lost when a connection is added later.
          </Text>
        </Stack>
      </Card>
    </Container>
  )
}

const LoginPrompt = () => (
  <EmptyState
    title="Please log in to see your Garmin connection"
    action={
      <Button component={Link} to="/auth" mih={44}>
        Login
      </Button>
    }
  />
)
