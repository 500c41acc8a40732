import type { Inputs, Notice, RaceType, Weekday } from '../types.js'
import type { Numbered } from './rules.js'

type None = Record<never, never>

/** The day that is too short for the race's longest session: minutes of the leg, on the day, and that it should have. */
type Short = { day: Weekday; leg: number; offered: number; needed: number }

/** Minutes from the start that today's paces take to a place, and after which races usually close there. */
type CutOff = { minutes: number; limit: number }

/** What each notice tells, in minutes unless said. */
export type NoticeInputs = {
  INVALID_DATE: None
  NO_INPUT: None
  UNKNOWN_RACE: None
  INVALID_DISTANCE: None
  RACE_IN_PAST: None
  RACE_TODAY: None
  /** Weeks that there are, and that the race takes. */
  /** Minutes a week lately, of the first week and as it usually is; of the biggest week and what it may hold, where it is lower. */
  GENTLE_START: { lately: number; first: number; usual: number; peak?: number; most?: number }
  SHORT_PLAN: { race: RaceType; weeks: number; needed: number }
  NO_TRAINING_DAYS: { needed: number }
  TOO_FEW_DAYS: { needed: number }
  TOO_FEW_HOURS: { race: RaceType; offered: number; needed: number }
  /** Weekdays that are marked, but short beside the longest. */
  ENDURANCE_DAY_SHORT: Numbered<'day'>
  LONG_RIDE_SHORT: Short
  LONG_RUN_SHORT: Short
  /** Metres of the race, that the hours hold at once, and that are good practice, with the minutes of those. */
  LONG_SWIM: { race: number; possible: number; needed: number; minutes: number }
  /** Metres of the longest swim without a stop, and that are good practice. */
  UNBROKEN_SWIM: { metres: number; needed: number }
  SWIM_CUT_OFF: CutOff
  BIKE_CUT_OFF: CutOff
  FINISH_CUT_OFF: CutOff
  NOT_MEDICAL_ADVICE: None
}

/** What a notice of a plan is called. */
export type NoticeCode = keyof NoticeInputs

/** A notice, with what it tells; nothing where it always says the same. */
export const notice = <Code extends NoticeCode>(code: Code, inputs?: NoticeInputs[Code] & Inputs): Notice => ({
  code,
  ...(inputs && { inputs }),
})
