import { Card, Skeleton } from '@mantine/core'
import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import type { Week } from '@tri/plan-engine'
import { useDeferredValue, useMemo } from 'react'
import { auditSaved } from '../../../components/plan-check/check-outcome.js'
import { PlanCheck } from '../../../components/plan-check/plan-check.js'
import { useOneByOne } from '../../../lib/use-one-by-one.js'
import type { WorkoutInWords } from '../../../lib/words.js'

type Props = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  /** As they were generated. */
  weeks: readonly Week[]
}

/** The saved plan with all that the athlete moved and deleted, held against the rules; neither the week nor a drop waits for it. */
export function PlanCheckCard({ plan, workouts, weeks }: Props) {
  const settled = useDeferredValue(workouts)
  const isTime = useOneByOne(1) === 1
  const audit = useMemo(
    () =>
      isTime ? auditSaved({ workouts: settled, weeks, afterRace: plan.afterRace }, readPlanInput(plan)) : undefined,
    [isTime, settled, weeks, plan],
  )
  return <Card>{audit ? <PlanCheck audit={audit} /> : <Skeleton h={160} radius="md" />}</Card>
}
