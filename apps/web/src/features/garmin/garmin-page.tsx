import { Badge, Button, Container, Group, Skeleton, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { garminConnectionQuery, garminSettingsQuery } from '../../data/activities/garmin.js'
import { takeKnown } from '../../data/activities/known-activities.js'
import { usePageTitle } from '../../lib/browser/page-title.js'
import { useAuth } from '../../session/auth-context.js'
import { EmptyState } from '../../ui/empty-state.js'
import { ErrorState } from '../../ui/error-state.js'
import { ActivitiesCard } from './activities-card.js'
import { ConnectionCard } from './connection-card.js'
import { useArrivals } from './use-arrivals.js'
import { useHandOver } from './use-hand-over.js'
import { WatchCard } from './watch-card.js'

type Props = {
  /** Another way for activities to come in, shown below the list. */
  importer?: ReactNode
}

/** The connection to Garmin, what arrives through it, and what is sent to the watch. */
export function GarminPage({ importer }: Props) {
  usePageTitle('Garmin')
  const { user } = useAuth()
  return user ? <Garmin importer={importer} /> : <LoginPrompt />
}

function Garmin({ importer }: Props) {
  const { data: settings, error: settingsError, refetch: askSettings } = useQuery(garminSettingsQuery)
  const { data: connection, error: connectionError, refetch: askConnection } = useQuery(garminConnectionQuery)
  const { activities, error: listError, refetch: askList, arrivals, beginWaiting } = useArrivals()
  useFirstArrivals(activities !== undefined, beginWaiting)
  const error = settingsError ?? connectionError
  const isConnected = connection?.connected === true && settings?.mode !== 'off' && settings?.needsReconnect === false
  return (
    <Container size={860} py={{ base: 'md', sm: 'xl' }}>
      <Group gap="sm" mb="lg">
        <Title order={1}>Garmin</Title>
        {settings?.mode === 'sandbox' && <SandboxBadge />}
      </Group>
      <Stack gap="md">
        {error && (
          <ErrorState
            title="Your Garmin connection could not be loaded"
            error={error}
            onRetry={() => Promise.all([askSettings(), askConnection()])}
          />
        )}
        {!error && !(settings && connection) && <Loading label="Loading your Garmin connection..." height={180} />}
        {!error && settings && connection && (
          <ConnectionCard settings={settings} connection={connection} onAsked={() => beginWaiting()} />
        )}
        {!error && isConnected && settings && <WatchCard settings={settings} />}
        {listError && (
          <ErrorState title="Your activities could not be loaded" error={listError} onRetry={() => askList()} />
        )}
        {!listError && !activities && <Loading label="Loading your activities..." height={320} />}
        {!listError && activities && (
          <ActivitiesCard activities={activities} arrivals={arrivals} isConnected={isConnected} />
        )}
        {importer}
      </Stack>
    </Container>
  )
}

/** Right after connecting, what was recorded before is on its way. */
function useFirstArrivals(isListKnown: boolean, beginWaiting: (known?: readonly number[]) => void) {
  const handOver = useHandOver()
  const hasBegun = useRef(false)
  const isDue = handOver?.kind === 'connected' && isListKnown
  useEffect(() => {
    if (!isDue || hasBegun.current) return
    hasBegun.current = true
    // The list may hold some of it already.
    beginWaiting(takeKnown())
  })
}

const SandboxBadge = () => (
  <>
    <Badge size="lg" variant="outline" color="gray">
      Sandbox
    </Badge>
    <Text c="dimmed" size="sm">
      A made-up Garmin on this computer. No watch is reached.
    </Text>
  </>
)

const Loading = ({ label, height }: { label: string; height: number }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Skeleton height={height} radius="lg" />
  </div>
)

const LoginPrompt = () => (
  <EmptyState
    isPage
    title="Please log in to see your Garmin connection"
    action={
      <Button component={Link} to="/auth" mih={44}>
        Login
      </Button>
    }
  />
)
