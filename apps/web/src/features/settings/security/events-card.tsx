import { Button, Card, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AccountEvent } from '@tri/api-contract'
import { useState } from 'react'
import { accountEventsQuery } from '../../../data/account/security.js'
import { EVENT_TEXT } from '../../../lib/texts/account/security-text.js'
import { momentText } from '../../../lib/texts/account/sign-in-text.js'
import { NotLoaded } from './not-loaded.js'
import classes from './security.module.css'

/** Shown before the rest is asked for. */
const FEW = 8

/** What happened to the account, for its owner to read. */
export function EventsCard() {
  const { data, error, refetch } = useQuery(accountEventsQuery)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? data : data?.slice(0, FEW)
  return (
    <Card component="section" aria-label="What happened to your account">
      <Title order={2} size="h3">
        What happened to your account
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        Kept for 90 days. Sign-ins and wrong passwords are listed in your settings.
      </Text>
      {error && <NotLoaded what="The list" error={error} retry={refetch} />}
      {!data && !error && <Skeleton height={120} mt="sm" role="status" aria-label="Loading what happened" />}
      {data?.length === 0 && (
        <Text size="sm" mt="sm">
          Nothing yet.
        </Text>
      )}
      <ul className={classes.list}>
        {shown?.map((event) => (
          <Entry key={event.id} {...event} />
        ))}
      </ul>
      {data && shown && data.length > shown.length && (
        <Button variant="subtle" mih={44} onClick={() => setWhole(true)}>
          Show all {data.length}
        </Button>
      )}
    </Card>
  )
}

const Entry = ({ at, kind, detail, device, address }: AccountEvent) => (
  <li className={classes.entry}>
    <div>
      <strong>{EVENT_TEXT[kind]}</strong>
      {detail && <span className={classes.detail}>: {detail}</span>}
      <Text c="dimmed" size="sm">
        {device ? `${device}, ${address}` : 'On the server'}
      </Text>
    </div>
    <Text component="time" c="dimmed" size="sm" dateTime={at}>
      {momentText(at)}
    </Text>
  </li>
)
