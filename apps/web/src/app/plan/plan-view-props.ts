import type { ExtraWorkout, GarminActivity, Proposal, TrainingPlan, Workout } from '@tri/api-contract'
import type { Workout as EngineWorkout, IsoDay } from '@tri/plan-engine'
import type { DaysOff } from '../../components/week/week-days.js'
import type { WorkoutInWords } from '../../lib/words.js'
import type { ShownAddress } from './use-plan-address.js'

/** What each view of a plan is given. */
export type PlanViewProps = {
  plan: TrainingPlan
  /** As they are stored, and in the athlete's words. */
  stored: readonly Workout[]
  workouts: readonly WorkoutInWords[]
  /** What was recorded beside the plan and counts, and all that was trained: the workouts as stored, and that. */
  extras: readonly ExtraWorkout<GarminActivity>[]
  trained: readonly EngineWorkout[]
  /** Activities that no session is linked to, the newest first. */
  unlinked: readonly GarminActivity[]
  /** What would change after what was done, missed and told; undefined while it is not known. */
  proposal: Proposal | undefined
  daysOff: DaysOff
  today: IsoDay
  /** Told of a plan that was saved as a copy of this one. */
  onCreated: (plan: TrainingPlan) => void
  address: ShownAddress
}
