import type { NewPlan, Workout as StoredWorkout, TrainingPlan } from '@tri/api-contract'
import type { AfterRaceSession, IsoDay, Workout } from '@tri/plan-engine'

/** A workout as it is generated, or as it is stored. */
type ShownWorkout = Workout & Partial<Pick<StoredWorkout, 'id' | 'version' | 'changedAt'>>

/** A plan as it stands on the screen, saved or not yet, and the week that is looked at. */
export type ShownPlan = {
  plan: NewPlan
  workouts: readonly ShownWorkout[]
  /** Easy days after the race; a server of before has none. */
  afterRace?: readonly AfterRaceSession[] | undefined
  week: number
  /** The plan when it is saved. */
  saved?: TrainingPlan
  /** Takes another set-up in place of this one; only where nothing is saved yet. */
  onReplace?: (plan: NewPlan) => void
}

/** What the season's overview is given. */
export type ShownSeason = Pick<ShownPlan, 'plan' | 'workouts' | 'week'> & {
  today: IsoDay
  /** `isStep` for one of several in a row, as keys and a dragged slider make them. */
  onWeek: (week: number, isStep?: boolean) => void
}

/** What the comparison of a set-up with another one is given. */
export type ShownWhatIf = Pick<ShownPlan, 'plan' | 'workouts'> & {
  today: IsoDay
  /** Takes the other one. */
  onTake: (plan: NewPlan) => void
  onClose: () => void
}
