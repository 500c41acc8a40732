import { Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { WaysIn } from '@tri/api-contract'
import { useState } from 'react'
import { useEndTotp, useMakeRecoveryCodes, waysInQuery } from '../../../../data/account/second-factor.js'
import { NotLoaded } from '../not-loaded.js'
import { ConfirmDialog } from './confirm-dialog.js'
import { PasskeysCard } from './passkeys-card.js'
import { RecoveryCodes } from './recovery-codes.js'
import { TotpDialog } from './totp-dialog.js'

/** Recovery codes that are left when the user is told to make new ones. */
const FEW = 3

/** What is asked for after the password, and what stands in its place. */
export function WaysInCards({ username }: { username: string }) {
  const { data, error, refetch } = useQuery(waysInQuery)
  if (error) return <NotLoaded what="Your ways in" error={error} retry={refetch} />
  if (!data) return <Skeleton height={240} radius="lg" role="status" aria-label="Loading your ways in" />
  return (
    <>
      <SecondFactorCard username={username} ways={data} />
      <PasskeysCard username={username} ways={data} />
    </>
  )
}

type Asking = 'set-up' | 'end' | 'codes' | null

function SecondFactorCard({ username, ways }: { username: string; ways: WaysIn }) {
  const [asking, setAsking] = useState<Asking>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setAsking(null)
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    close()
    setCodes(recoveryCodes)
  }
  const end = useEndTotp()
  const make = useMakeRecoveryCodes()
  return (
    <Card component="section" aria-label="Second factor">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} size="h3">
            Second factor
          </Title>
          <Badge variant="light" color="brand">
            {ways.hasTotp ? 'On' : 'Off'}
          </Badge>
        </Group>
        <Text c="dimmed" size="sm">
          After your password, a code from an app on your telephone. Whoever finds out your password does not get in.
        </Text>
        {ways.hasTotp ? (
          <>
            <Text size="sm" {...(ways.recoveryCodesLeft <= FEW && { c: 'var(--tri-missed)' })}>
              {ways.recoveryCodesLeft} of 10 recovery codes are left.
            </Text>
            <Group gap="sm">
              <Button variant="default" mih={44} onClick={() => setAsking('codes')}>
                Make new recovery codes
              </Button>
              <Button variant="outline" color="var(--tri-missed)" mih={44} onClick={() => setAsking('end')}>
                Switch off
              </Button>
            </Group>
          </>
        ) : (
          <Group>
            <Button variant="default" mih={44} onClick={() => setAsking('set-up')}>
              Set up an app
            </Button>
          </Group>
        )}
      </Stack>
      {asking === 'set-up' && (
        <TotpDialog username={username} hasPassword={ways.hasPassword} onDone={show} onClose={close} />
      )}
      {asking === 'end' && (
        <ConfirmDialog
          title="Switch the second factor off?"
          text="Your password alone will then let you in."
          label="Switch off"
          username={username}
          hasPassword={ways.hasPassword}
          mutation={end}
          onDone={close}
          onClose={close}
        />
      )}
      {asking === 'codes' && (
        <ConfirmDialog
          title="New recovery codes"
          text="The codes that you have now are void then."
          label="Make new codes"
          username={username}
          hasPassword={ways.hasPassword}
          mutation={make}
          onDone={show}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Card>
  )
}
