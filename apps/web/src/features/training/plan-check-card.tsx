import { Card } from '@mantine/core'
import { readPlanInput, type TrainingPlan, type Workout } from '@tri/api-contract'
import type { Week } from '@tri/plan-engine'
import { useDeferredValue, useMemo } from 'react'
import { auditSaved } from '../../lib/plan-check.js'
import { PlanCheck } from '../../ui/plan-check.js'

type Props = {
  plan: TrainingPlan
  workouts: readonly Workout[]
  /** As they were generated. */
  weeks: readonly Week[]
}

/** The saved plan with all that the athlete moved and deleted, held against the rules; a drop does not wait for it. */
export function PlanCheckCard({ plan, workouts, weeks }: Props) {
  const settled = useDeferredValue(workouts)
  const audit = useMemo(() => auditSaved(settled, weeks, readPlanInput(plan)), [settled, weeks, plan])
  return (
    <Card>
      <PlanCheck audit={audit} />
    </Card>
  )
}
