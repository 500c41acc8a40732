import type { NewPlan } from '@tri/api-contract'
import type { Workout } from '@tri/plan-engine'

/** A plan as it stands on the screen, saved or not yet, and the week that is looked at. */
export type ShownPlan = {
  plan: NewPlan
  workouts: readonly (Workout & { id?: number })[]
  week: number
}
