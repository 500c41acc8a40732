import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { generateWeeks, type Week, type Workout } from '@tri/plan-engine'

/** Plans whose weeks are kept: the server renders those of many athletes. */
const MOST_PLANS = 24

const known = new WeakMap<TrainingPlan, readonly Week[]>()

/** By what they are generated from; the one that nobody asked for the longest is first. */
const generated = new Map<string, readonly Week[]>()

/**
 * The weeks as they were generated, with their reasons: the engine makes the same ones again from the stored plan and its races on the way,
 * once for each plan, also where it is read again.
 */
export function planWeeks(plan: TrainingPlan, workouts: readonly Workout[] = []): readonly Week[] {
  const goals = workouts.filter(({ workoutType, priority }) => workoutType === 'race' && priority === 'A')
  if (goals.length > 0) return weeksFrom(plan, goals)
  const weeks = known.get(plan) ?? weeksFrom(plan, [])
  known.set(plan, weeks)
  return weeks
}

function weeksFrom(plan: TrainingPlan, goals: readonly Workout[]): readonly Week[] {
  const input = readPlanInput(plan)
  const key = JSON.stringify([input, ...goals.map(({ week, day, exercises }) => [week, day, exercises])])
  const weeks = generated.get(key) ?? generateWeeks(input, goals)
  generated.delete(key)
  generated.set(key, weeks)
  const [oldest] = generated.keys()
  if (generated.size > MOST_PLANS && oldest !== undefined) generated.delete(oldest)
  return weeks
}
