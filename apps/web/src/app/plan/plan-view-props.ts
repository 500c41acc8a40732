import type { TrainingPlan, Workout } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import type { WorkoutInWords } from '../../lib/words.js'
import type { ShownAddress } from './use-plan-address.js'

/** What each view of a plan is given. */
export type PlanViewProps = {
  plan: TrainingPlan
  /** As they are stored, and in the athlete's words. */
  stored: readonly Workout[]
  workouts: readonly WorkoutInWords[]
  today: IsoDay
  address: ShownAddress
}
