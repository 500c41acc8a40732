import { Button, Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ServerState } from '@tri/api-contract'
import { serverQuery, useTestMail } from '../../data/admin/admin.js'
import { bytesText } from '../../lib/texts/account/admin-text.js'
import { momentText } from '../../lib/texts/account/sign-in-text.js'
import { ErrorState } from '../../ui/error-state.js'
import classes from './admin.module.css'

/** How the server is, and what it allows. */
export function ServerTab() {
  const { data, error, refetch } = useQuery(serverQuery)
  if (error && !data) return <ErrorState title="The server tells nothing" error={error} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={320} radius="lg" role="status" aria-label="Loading the state of the server" />
  return (
    <Stack gap="md">
      <Facts title="Server" facts={factsOf(data)} />
      <Facts title="Backups" facts={backupsOf(data)} />
      <Facts title="Limits" facts={limitsOf(data)} />
      <Mail isOn={data.sendsMail} />
    </Stack>
  )
}

type Fact = readonly [name: string, value: string]

const SIGN_UPS = { open: 'Open to anybody', invite: 'By invite', off: 'Closed' } as const

const factsOf = (server: ServerState): Fact[] => [
  ['Version', server.version],
  ['Running since', momentText(server.startedAt)],
  ['Accounts', String(server.users)],
  ['Signing up', SIGN_UPS[server.signUps]],
  ['Database', bytesText(server.databaseBytes)],
  ['PostgreSQL', server.databaseVersion],
]

const backupsOf = ({ backup: { isScheduled, newestAt, newestBytes, problem } }: ServerState): Fact[] => [
  ['Made by itself', isScheduled ? 'Yes' : 'No: set BACKUP_EVERY'],
  ['Newest', newestAt ? `${momentText(newestAt)}, ${bytesText(newestBytes ?? 0)}` : 'None yet'],
  ...(problem === null ? [] : [['The last attempt failed', problem] as const]),
]

const limitsOf = ({ limits }: ServerState): Fact[] => [
  ['Attempts to log in', `${limits.signIns} a minute, for a network`],
  ['Calls', `${limits.calls} in five minutes, for an account`],
  ['Heavy calls', `${limits.heavyCalls} a minute, for an account`],
]

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <Card padding="lg">
    <Title order={2} size="h3" mb="sm">
      {title}
    </Title>
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
)

function Mail({ isOn }: { isOn: boolean }) {
  const { mutate, isPending } = useTestMail()
  return (
    <Card padding="lg">
      <Title order={2} size="h3" mb={4}>
        Mail
      </Title>
      <Text c="dimmed" size="sm" mb="sm">
        {isOn ? 'See whether a mail to you arrives.' : 'No mail is sent. Set SMTP_URL and MAIL_FROM to turn it on.'}
      </Text>
      <Button
        variant="default"
        mih={44}
        style={{ alignSelf: 'start' }}
        disabled={!isOn || isPending}
        onClick={() => mutate()}
      >
        {isPending ? 'Sending...' : 'Send me a test mail'}
      </Button>
    </Card>
  )
}
