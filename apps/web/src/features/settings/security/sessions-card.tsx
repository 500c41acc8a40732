import { Badge, Button, Card, Group, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Session } from '@tri/api-contract'
import { sessionsQuery, useEndSession } from '../../../data/account/security.js'
import { useSignOutElsewhere } from '../../../data/account/sign-ins.js'
import { momentText } from '../../../lib/texts/account/sign-in-text.js'
import { NotLoaded } from './not-loaded.js'
import classes from './security.module.css'

/** Where the user is signed in, and the way to end one session or all others. */
export function SessionsCard() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const { mutate, isPending } = useSignOutElsewhere()
  return (
    <Card component="section" aria-label="Where you are signed in">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3">
          Where you are signed in
        </Title>
        {data && data.length > 1 && (
          <Button variant="default" mih={44} disabled={isPending} onClick={() => mutate()}>
            {isPending ? 'Signing out...' : 'Sign out everywhere else'}
          </Button>
        )}
      </Group>
      {error && <NotLoaded what="The sessions" error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={120} mt="sm" role="status" aria-label="Loading the sessions" />}
      <ul className={classes.list}>
        {data?.map((session) => (
          <Row key={session.id} {...session} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ id, device, address, startedAt, lastUsedAt, isCurrent }: Session) {
  const { mutate, isPending } = useEndSession()
  const name = device ?? 'Unknown device'
  return (
    <li className={classes.entry}>
      <div>
        <strong>{name}</strong>{' '}
        {isCurrent && (
          <Badge variant="light" color="brand">
            This device
          </Badge>
        )}
        <Text c="dimmed" size="sm">
          {address && `${address}, `}since {momentText(startedAt)}, last used {momentText(lastUsedAt)}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          mih={44}
          aria-label={`Sign out ${name}`}
          disabled={isPending}
          onClick={() => mutate(id)}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
