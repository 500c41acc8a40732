import type { TrainingPlan } from './plan.js'

/**
 * Returns the plan that the dashboard shows to somebody who chose no other one: the current plan, else an only plan, which
 * needs no choosing; undefined for the set-up.
 */
export function defaultPlan(plans: readonly TrainingPlan[], current: TrainingPlan | null): TrainingPlan | undefined {
  const only = plans.length === 1 ? plans[0] : undefined
  return plans.find(({ id }) => id === current?.id) ?? current ?? only
}
