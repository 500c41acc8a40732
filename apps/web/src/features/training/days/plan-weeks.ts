import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { generatePlan, type Week } from '@tri/plan-engine'

const known = new WeakMap<TrainingPlan, readonly Week[]>()

/**
 * The weeks as they were generated, with their reasons: the engine makes the same ones again from the stored plan, once
 * for each plan.
 */
export function planWeeks(plan: TrainingPlan): readonly Week[] {
  const weeks = known.get(plan) ?? generatePlan(readPlanInput(plan)).weeks
  known.set(plan, weeks)
  return weeks
}
