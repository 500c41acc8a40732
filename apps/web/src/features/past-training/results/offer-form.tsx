import { Alert, Anchor, Button, Checkbox, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { MAX_PAST_ACTIVITIES } from '@tri/api-contract'
import type { PastActivity } from '@tri/plan-files/archive'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Units } from '../../../lib/measures/units.js'
import { useUnits } from '../../../ui/use-units.js'
import { valueText } from '../../thresholds/threshold-words.js'
import classes from '../past-training.module.css'
import { basisText, countText, fitnessText, kindText, knownText, lackText, latelyText } from '../past-words.js'
import { isOffered, type Offer, type Taken, type WhatWasRead } from '../what-was-read.js'

type Props = {
  activities: readonly PastActivity[]
  read: WhatWasRead
  isSignedIn: boolean
  /** What is known is still on its way: what is ticked at first may change. */
  isLoading: boolean
  isPending: boolean
  problem: string | undefined
  onTake: (taken: Taken) => void
  onLeave: () => void
}

/** What would change, each part with a box: nothing is taken before the athlete says so. */
export function OfferForm({ activities, read, isSignedIn, isLoading, isPending, problem, onTake, onLeave }: Props) {
  // What is ticked at first follows from what is known; what the athlete has ticked or unticked stays so.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const ticked = new Map<string, boolean>([
    ['fitness', true],
    ['history', true],
    ...read.offers.map((offer) => [nameOf(offer.estimate), isOffered(offer)] as const),
  ])
  const isTaken = (name: string) => chosen.get(name) ?? ticked.get(name) ?? false
  const toggle = (name: string) => setChosen(new Map(chosen).set(name, !isTaken(name)))
  const box = (name: string) => ({ checked: isTaken(name), onChange: () => toggle(name), size: 'md' as const })
  const taken: Taken = {
    fitness: read.fitness !== null && isTaken('fitness'),
    history: isSignedIn && isTaken('history'),
    thresholds: isSignedIn ? read.offers.flatMap(({ estimate }) => (isTaken(nameOf(estimate)) ? [estimate] : [])) : [],
  }
  const isNothing = !taken.fitness && !taken.history && taken.thresholds.length === 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isNothing || isLoading || isPending) return
    // Where a part of it fails, what was saved before it is known now, and is no longer ticked by itself.
    setChosen(new Map([...ticked.keys()].map((name) => [name, isTaken(name)])))
    onTake(taken)
  }
  return (
    <form className={classes.offers} aria-label="Use it?" onSubmit={submit}>
      <h2 className={classes.ask}>Use it?</h2>
      {read.fitness ? (
        <Checkbox
          {...box('fitness')}
          label={`What you train now: ${latelyText(read.fitness)}`}
          description={fitnessText(read.fitness)}
        />
      ) : (
        <p className={classes.hint}>
          Your newest session is more than four weeks ago: what you train now cannot be told from these files.
        </p>
      )}
      {isSignedIn && <Thresholds offers={read.offers} box={box} />}
      {isSignedIn && (
        <Checkbox
          {...box('history')}
          label={`Keep ${countText(Math.min(activities.length, MAX_PAST_ACTIVITIES))} as your history`}
          description={historyText(activities.length)}
        />
      )}
      {!isSignedIn && <Guest read={read} />}
      <Lacks read={read} />
      {problem && (
        <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {problem}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button type="submit" size="md" mih={44} disabled={isNothing} loading={isLoading || isPending}>
          Use what is ticked
        </Button>
        <Button variant="default" size="md" mih={44} onClick={onLeave}>
          Use nothing
        </Button>
      </div>
    </form>
  )
}

const nameOf = ({ sport, kind }: Pick<Offer['estimate'], 'sport' | 'kind'>) => `${sport} ${kind}`

const historyText = (count: number) =>
  count > MAX_PAST_ACTIVITIES
    ? `Totals of the latest ${MAX_PAST_ACTIVITIES.toLocaleString('en')}: day, sport, time, distance, heart rate. They count in Progress and training load, and can be removed again as one.`
    : 'Their totals: day, sport, time, distance, heart rate. No track and no place leaves this browser. They count in Progress and training load, and can be removed again as one.'

const offerText = (units: Units, { estimate }: Offer) =>
  estimate.basis.code === 'BEATS'
    ? `Estimated: ${basisText(units, estimate)}. Tick it only if you gave all you had: your targets stay below it.`
    : `Estimated: ${basisText(units, estimate)}. Your targets follow; days and minutes stay.`

type Box = (name: string) => { checked: boolean; onChange: () => void; size: 'md' }

function Thresholds({ offers, box }: { offers: readonly Offer[]; box: Box }) {
  const units = useUnits()
  return offers.map((offer) => (
    <Checkbox
      key={nameOf(offer.estimate)}
      {...box(nameOf(offer.estimate))}
      label={
        <>
          {kindText(offer.estimate)} <b>{valueText(units, offer.estimate)}</b>, {knownText(units, offer)}
        </>
      }
      description={offerText(units, offer)}
    />
  ))
}

function Guest({ read }: { read: WhatWasRead }) {
  const units = useUnits()
  return (
    <>
      {read.offers.length > 0 && (
        <ul className={classes.remarks}>
          {read.offers.map(({ estimate }) => (
            <li key={nameOf(estimate)}>
              {kindText(estimate)} <b>{valueText(units, estimate)}</b>: {basisText(units, estimate)}
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed">
        Thresholds and your history are kept with an account.{' '}
        <Anchor component={Link} to="/auth" inherit underline="always">
          Log in or create one
        </Anchor>
        , then choose the files again.
      </Text>
    </>
  )
}

function Lacks({ read: { lacks } }: { read: WhatWasRead }) {
  if (lacks.length === 0) return null
  return (
    <details className={classes.more}>
      <summary>What these files do not tell</summary>
      <ul className={classes.remarks}>
        {lacks.map((lack) => (
          <li key={nameOf(lack)}>
            <b>{kindText(lack)}</b> {lackText(lack)}
          </li>
        ))}
      </ul>
    </details>
  )
}
