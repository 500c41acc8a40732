import { Alert, Button, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SignIn } from '@tri/api-contract'
import { useState } from 'react'
import { signInsQuery, useSignOutElsewhere, wrongPasswordsQuery } from '../../data/account/sign-ins.js'
import { counted } from '../../lib/measures/format.js'
import { momentText, SIGN_IN_TEXT } from '../../lib/texts/account/sign-in-text.js'
import row from '../../ui/row.module.css'
import accountClasses from './account-card.module.css'
import classes from './recent-sign-ins.module.css'

/** Wrong passwords of a week that are told of. */
const MANY = 10

/** Shown before the rest is asked for. */
const FEW = 5

/** Who came in and who was kept out, and the way to end every other session. */
export function RecentSignIns() {
  const { mutate, isPending } = useSignOutElsewhere()
  return (
    <div className={`${row.apart} ${accountClasses.row}`}>
      <div className={accountClasses.what}>
        <Title order={3} className={accountClasses.title}>
          Recent sign-ins
        </Title>
        <Text c="dimmed" size="sm">
          If one was not you, change your password. Kept for 90 days, without the last part of the address.
        </Text>
      </div>
      <Button variant="default" mih={44} disabled={isPending} onClick={() => mutate()}>
        {isPending ? 'Signing out...' : 'Sign out everywhere else'}
      </Button>
      <WrongPasswords />
      <List />
    </div>
  )
}

/** Tells the owner that somebody guesses, beyond what one mistypes oneself. */
function WrongPasswords() {
  const { data } = useQuery(wrongPasswordsQuery)
  if (!data?.since || data.count < MANY) return null
  return (
    <Alert color="yellow" variant="light" className={classes.list} title={`${data.count} wrong passwords`}>
      Since {momentText(data.since)}, from {counted(data.networks, 'network')}. They let nobody in. If they were not
      yours, use a password that you use nowhere else.
    </Alert>
  )
}

function List() {
  const { data, error, refetch } = useQuery(signInsQuery)
  const [isWhole, setIsWhole] = useState(false)
  if (error)
    return (
      <p role="alert" className={classes.note}>
        The sign-ins could not be loaded. {error.message}{' '}
        <Button variant="subtle" size="compact-sm" mih={44} onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  if (!data) return <Skeleton height={FEW * 40} radius="md" role="status" aria-label="Loading the sign-ins" />
  const shown = isWhole ? data : data.slice(0, FEW)
  return (
    <div className={classes.list}>
      <ul>
        {shown.map((each) => (
          <Entry key={`${each.at} ${each.kind}`} {...each} />
        ))}
      </ul>
      {data.length > shown.length && (
        <Button variant="subtle" mih={44} onClick={() => setIsWhole(true)}>
          Show all {data.length}
        </Button>
      )}
    </div>
  )
}

const Entry = ({ at, kind, device, address }: SignIn) => (
  <li className={classes.entry} data-kind={kind}>
    <strong>{SIGN_IN_TEXT[kind]}</strong>
    <span>
      {device}, {address}
    </span>
    <time dateTime={at}>{momentText(at)}</time>
  </li>
)
