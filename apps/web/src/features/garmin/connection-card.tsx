import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react'
import type { GarminConnection, GarminSettings } from '@tri/api-contract'
import { type ReactNode, useState } from 'react'
import { useConnectGarmin, useSyncActivities, useTestConnection } from '../../data/activities/garmin.js'
import { FactList } from '../../ui/fact-list.js'
import classes from './connection-card.module.css'
import { connectionFacts } from './connection-text.js'
import { DisconnectDialog } from './disconnect-dialog.js'

type Props = {
  settings: GarminSettings
  connection: GarminConnection
  /** Called when Garmin has been asked to send activities. */
  onAsked: () => void
}

/** Whether an account is connected, what it allows, and what can be done about it. */
export function ConnectionCard({ settings, connection, onAsked }: Props) {
  if (settings.mode === 'off') return <SwitchedOff />
  if (!connection.connected && !settings.needsReconnect) return <NotConnected />
  return <Connected settings={settings} connection={connection} onAsked={onAsked} />
}

type State = 'connected' | 'apart' | 'broken'

const STATES = {
  connected: { Icon: IconPlugConnected, title: 'Connected' },
  apart: { Icon: IconPlugConnectedX, title: 'Not connected' },
  broken: { Icon: IconAlertTriangle, title: 'Please connect again' },
} as const satisfies Record<State, unknown>

function Frame({ state, children }: { state: State; children: ReactNode }) {
  const { Icon, title } = STATES[state]
  return (
    <Card component="section" aria-labelledby="connection">
      <Group gap="sm" mb="sm" className={classes.head} data-state={state}>
        <Icon size={22} aria-hidden />
        <Title order={2} size="h3" id="connection">
          {title}
        </Title>
      </Group>
      {children}
    </Card>
  )
}

const SwitchedOff = () => (
  <Frame state="apart">
    <Stack gap="xs">
      <Text>
        This server has no Garmin credentials, so an account cannot be connected and no activities arrive from Garmin.
      </Text>
      <Text c="dimmed">
        Garmin hands out credentials to approved companies. Your plan does not need them: log what you did by hand, and
        nothing of it is lost when a connection is added later.
      </Text>
    </Stack>
  </Frame>
)

const NotConnected = () => (
  <Frame state="apart">
    <Stack gap="md" align="flex-start">
      <Text>
        Connect your account, and what your watch records arrives here by itself. On Garmin's page, also tick
        'Historical data' (it is off at first) to bring the last 30 days along.
      </Text>
      <ConnectButton label="Connect" />
    </Stack>
  </Frame>
)

function ConnectButton({ label }: { label: string }) {
  const { mutate, isPending, isSuccess } = useConnectGarmin()
  return (
    <Button mih={44} disabled={isPending || isSuccess} onClick={() => mutate()}>
      {isPending || isSuccess ? 'Connecting...' : label}
    </Button>
  )
}

function Connected({ settings, connection, onAsked }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const { needsReconnect, canSync } = settings
  return (
    <Frame state={needsReconnect ? 'broken' : 'connected'}>
      <Stack gap="md">
        {needsReconnect ? (
          <Text>
            Garmin no longer takes our key: it was withdrawn, or too old. Connect again; your activities stay.
          </Text>
        ) : (
          <FactList facts={connectionFacts(settings, connection)} />
        )}
        {!needsReconnect && !canSync && (
          <Text c="dimmed" size="sm">
            'Historical data' was not allowed, so Garmin sends only what is recorded from now on. To bring older
            activities along, disconnect and connect again with that box ticked.
          </Text>
        )}
        <Group gap="sm">
          {needsReconnect ? <ConnectButton label="Connect again" /> : <ConnectedButtons onAsked={onAsked} />}
          <Button mih={44} variant="outline" color="var(--tri-missed)" onClick={() => setIsAsking(true)}>
            Disconnect
          </Button>
        </Group>
      </Stack>
      {isAsking && <DisconnectDialog onClose={() => setIsAsking(false)} />}
    </Frame>
  )
}

function ConnectedButtons({ onAsked }: Pick<Props, 'onAsked'>) {
  const sync = useSyncActivities()
  const test = useTestConnection()
  return (
    <>
      <Button mih={44} disabled={sync.isPending} onClick={() => sync.mutate(undefined, { onSuccess: onAsked })}>
        Sync Activities
      </Button>
      <Button mih={44} variant="default" disabled={test.isPending} onClick={() => test.mutate()}>
        Test Connection
      </Button>
    </>
  )
}
