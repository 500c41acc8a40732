import { Card } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Fitness } from '@tri/plan-engine'
import type { PastTraining } from '@tri/plan-files/archive'
import { useEffect, useMemo, useRef } from 'react'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { useToday } from '../../../lib/dates/use-today.js'
import { useAuth } from '../../../session/auth-context.js'
import classes from '../past-training.module.css'
import { spanText } from '../past-words.js'
import { understand } from '../what-was-read.js'
import { Figures } from './figures.js'
import { OfferForm } from './offer-form.js'
import { UnreadFiles } from './unread-files.js'
import { type Outcome, useTaking } from './use-taking.js'

const NONE_KNOWN: [] = []

type Props = {
  name: string
  training: PastTraining
  onTakeFitness: (fitness: Fitness) => Promise<void>
  onDone: (outcome: Outcome) => void
  onLeave: () => void
}

/** 'This is what we read; use it?' */
export function Found({ name, training, onTakeFitness, onDone, onLeave }: Props) {
  const { user } = useAuth()
  const today = useToday()
  const { data: thresholds = NONE_KNOWN, isLoading } = useQuery({ ...thresholdsQuery, enabled: Boolean(user) })
  const { activities } = training
  const read = useMemo(() => understand(activities, { today, thresholds }), [activities, today, thresholds])
  const taking = useTaking({ name, activities, fitness: read.fitness, onTakeFitness, onDone })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const [first, last] = [activities[0], activities.at(-1)]
  return (
    <Card component="section" aria-labelledby="what-was-read" className={classes.found}>
      <h2 id="what-was-read" ref={title} tabIndex={-1} className={classes.head}>
        This is what we read
      </h2>
      <p className={classes.lead}>
        {first && last ? spanText(activities.length, first.day, last.day) : 'No activity was found in these files.'}
      </p>
      <UnreadFiles {...training} />
      {activities.length > 0 && (
        <>
          <Figures activities={activities} read={read} today={today} />
          <OfferForm
            {...{ activities, read, isLoading, onLeave }}
            isSignedIn={Boolean(user)}
            isPending={taking.isPending}
            problem={taking.problem}
            onTake={taking.take}
          />
        </>
      )}
    </Card>
  )
}
