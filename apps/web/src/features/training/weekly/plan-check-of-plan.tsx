import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { auditPlan } from '@tri/plan-engine'
import { useDeferredValue, useMemo } from 'react'
import { PlanCheckChip } from '../../../components/plan-check/plan-check-chip.js'
import { timeOffQuery } from '../../../data/adapt/time-off.js'
import { useToday } from '../../../lib/dates/use-today.js'
import { useOneByOne } from '../../../lib/use-one-by-one.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import classes from './plan-check-of-plan.module.css'

type Props = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
}

/**
 * The saved plan with all that the athlete moved, deleted and did, held against the rules as a proposal holds it; neither the week nor a drop
 * waits for it.
 */
export function PlanCheckOfPlan({ plan, workouts }: Props) {
  const settled = useDeferredValue(workouts)
  const isTime = useOneByOne(1) === 1
  const { data: timeOff } = useQuery(timeOffQuery)
  const asOf = useToday()
  const audit = useMemo(
    () =>
      isTime
        ? auditPlan({ workouts: settled, afterRace: plan.afterRace }, { ...readPlanInput(plan), asOf, timeOff })
        : undefined,
    [isTime, settled, plan, timeOff, asOf],
  )
  return (
    <div className={classes.check}>{audit ? <PlanCheckChip audit={audit} /> : <Skeleton h={68} radius="md" />}</div>
  )
}
