import { Card, Title } from '@mantine/core'
import { IconTrendingUp } from '@tabler/icons-react'
import { readCurrentPaces, type TrainingPlan } from '@tri/api-contract'
import type { IsoDay, Workout } from '@tri/plan-engine'
import { type ReactNode, useMemo } from 'react'
import { paceText, paceWithUnit } from '../../../lib/measures/units.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { ChangePlanButton } from './change-plan-button.js'
import { newPaces } from './new-paces.js'
import classes from './new-paces-card.module.css'

type Props = {
  plan: TrainingPlan
  /** All that was trained. */
  workouts: readonly Workout[]
  today: IsoDay
  /** Given the plan that was saved as a copy. */
  onCreated: (plan: TrainingPlan) => void
  /** Leads to a plan for another race. */
  anotherRace: ReactNode
}

/** Asks whether the plan is to go on with the paces that training has brought; nothing where they have not moved. */
export function NewPacesCard({ plan, workouts, today, onCreated, anotherRace }: Props) {
  const units = useUnits()
  const moved = useMemo(() => newPaces(plan, workouts), [plan, workouts])
  if (moved.length === 0) return null
  const paces = { ...readCurrentPaces(plan), ...Object.fromEntries(moved.map(({ sport, to }) => [sport, to])) }
  return (
    <Card component="section" aria-labelledby="new-paces" className={classes.card}>
      <Title order={2} size="h3" id="new-paces">
        Your paces have moved
      </Title>
      <ul className={classes.paces}>
        {moved.map(({ sport, from, to, gain }) => (
          <li key={sport}>
            <SportLabel type={sport} />
            <span>
              {paceText(units, sport, from)} {'\u2192'} <b>{paceWithUnit(units, sport, to)}</b>
            </span>
            <span className={classes.why}>
              like sessions are {Math.abs(gain)} % {gain < 0 ? 'slower' : 'faster'}
            </span>
          </li>
        ))}
      </ul>
      <p className={classes.words}>Your plan and its forecast go on with the paces you gave, until you say so.</p>
      <div>
        <ChangePlanButton
          {...{ plan, today, onCreated, anotherRace }}
          start={{ paces }}
          icon={<IconTrendingUp size={18} aria-hidden />}
        >
          See what they would change
        </ChangePlanButton>
      </div>
    </Card>
  )
}
