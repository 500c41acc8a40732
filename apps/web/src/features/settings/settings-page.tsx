import { Button, Container, Skeleton, Stack, Title } from '@mantine/core'
import { Link } from 'react-router-dom'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ErrorState } from '../../ui/error-state.js'
import { ThresholdsCard } from '../thresholds/thresholds-card.js'
import { AccountCard } from './account-card.js'
import { CalendarCard } from './calendar-card.js'
import { SettingsForm } from './settings-form.js'
import { SuggestionsCard } from './suggestions-card.js'
import { UnitsCard } from './units-card.js'

/** The user's profile and the defaults that a new plan starts with. */
export function SettingsPage() {
  usePageTitle('Settings')
  const { user, isLoading, error } = useAuth()
  if (error) return <ErrorState title="Your settings could not be loaded" error={error} />
  if (!user && !isLoading)
    return (
      <EmptyState
        isPage
        title="Please log in to see your settings"
        message="Your default paces and your default week are kept with your account."
        action={
          <Button component={Link} to="/auth">
            Login
          </Button>
        }
      />
    )
  return (
    <Container size={820} py={{ base: 24, sm: 36 }}>
      <Stack gap="md">
        <Title order={1}>Settings</Title>
        {user && <UnitsCard />}
        {user ? <SettingsForm key={user.id} user={user} /> : <SettingsSkeleton />}
        {user && <ThresholdsCard user={user} />}
        {user && <SuggestionsCard user={user} />}
        {user && <CalendarCard />}
        {user && <AccountCard username={user.username} />}
      </Stack>
    </Container>
  )
}

function SettingsSkeleton() {
  return (
    <Stack gap="md" aria-busy aria-label="Loading your settings">
      <Skeleton height={110} radius="lg" />
      <Skeleton height={270} radius="lg" />
      <Skeleton height={520} radius="lg" />
    </Stack>
  )
}
