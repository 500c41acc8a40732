import type { IsoDay, PlanInput, Workout } from '../../types.js'
import type { SeasonInput } from '../types.js'

/** What an athlete may change of a plan that has begun; what is left out stays. */
export type PlanChange = {
  [Field in 'raceDate' | 'weeklySchedule' | 'experienceLevel' | 'rhythm' | 'currentPaces' | 'goalPaces']?:
    | PlanInput[Field]
    | undefined
}

/** A saved plan, and what is to be another from a day on. */
export type ChangeQuestion = {
  /** What the plan was made from, with what has come between since; its `today` is the plan's first day. */
  input: SeasonInput
  changed: PlanChange
  saved: readonly Workout[]
  today: IsoDay
  /** The first day that may change: tomorrow, where it is left out or earlier. */
  from?: IsoDay | undefined
  /** Ids of exercises that are to stay as they are. */
  pinned?: readonly string[] | undefined
}
