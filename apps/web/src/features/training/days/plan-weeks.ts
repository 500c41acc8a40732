import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { generatePlan, type Week } from '@tri/plan-engine'

/** Plans whose weeks are kept: the server renders those of many athletes. */
const MOST_PLANS = 24

const known = new WeakMap<TrainingPlan, readonly Week[]>()

/** By what they are generated from; the one that nobody asked for the longest is first. */
const generated = new Map<string, readonly Week[]>()

/**
 * The weeks as they were generated, with their reasons: the engine makes the same ones again from the stored plan, once
 * for each plan, also where it is read again.
 */
export function planWeeks(plan: TrainingPlan): readonly Week[] {
  const weeks = known.get(plan) ?? weeksFrom(plan)
  known.set(plan, weeks)
  return weeks
}

function weeksFrom(plan: TrainingPlan): readonly Week[] {
  const input = readPlanInput(plan)
  const key = JSON.stringify(input)
  const weeks = generated.get(key) ?? generatePlan(input).weeks
  generated.delete(key)
  generated.set(key, weeks)
  const [oldest] = generated.keys()
  if (generated.size > MOST_PLANS && oldest !== undefined) generated.delete(oldest)
  return weeks
}
