import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { generatePlan, type Week } from '@tri/plan-engine'
import { useMemo } from 'react'

/** The weeks as they were generated, with their reasons: the engine makes the same ones again from the stored plan. */
export const usePlanWeeks = (plan: TrainingPlan): readonly Week[] =>
  useMemo(() => generatePlan(readPlanInput(plan)).weeks, [plan])
