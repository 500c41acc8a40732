import { isAlarming } from '../audit/facts/way-back-steps.js'
import type { ScheduleChange } from '../hours/hours-in-force.js'
import type {
  BySport,
  Exercise,
  Inputs,
  IsoDay,
  Notice,
  PlanInput,
  Reason,
  Sport,
  Weekday,
  WeekKind,
  Workout,
} from '../types.js'
import type { RacePriority, WorkoutType } from '../vocabulary.js'
import type { SeasonRace } from './races/types.js'

/** Why an athlete cannot train as planned. */
export const TIME_OFF_REASONS = ['holiday', 'travel', 'busy', 'ill', 'ill-fever', 'injury'] as const
/** One of `TIME_OFF_REASONS`. */
export type TimeOffReason = (typeof TIME_OFF_REASONS)[number]

/** What an athlete who is ill is asked for; none of it is diagnosed (IOC consensus 2022). */
export const SYMPTOMS = [
  'fever',
  'chills',
  'fatigue',
  'aches',
  'chest-pain',
  'breathlessness',
  'palpitations',
  'dizziness',
  'cough',
  'headache',
] as const
/** One of `SYMPTOMS`. */
export type Symptom = (typeof SYMPTOMS)[number]

/** Symptoms with which one does not train before a doctor has looked (IOC consensus 2022, table 6). */
export const ALARMING_SYMPTOMS: readonly Symptom[] = SYMPTOMS.filter(isAlarming)

/** Days on which an athlete cannot train, or not as planned; both days included. */
export type TimeOff = {
  id: string
  from: IsoDay
  to: IsoDay
  reason: TimeOffReason
  /** What is still possible; none, or left out, is nothing, but with `minutesPerDay` everything. */
  sports?: readonly Sport[] | undefined
  /** Most minutes of such a day. */
  minutesPerDay?: number | undefined
  /** What the athlete has, where they are ill. */
  symptoms?: readonly Symptom[] | undefined
}

/** What a season is made from: what its plan was made from, and what has come between since. */
export type SeasonInput = PlanInput & {
  timeOff?: readonly TimeOff[] | undefined
  /** On the way to the goal race, which is not among them. */
  races?: readonly SeasonRace[] | undefined
  /** Days and hours that hold from a day on; `weeklySchedule` holds before the first one. */
  scheduleChanges?: readonly ScheduleChange[] | undefined
  /** Since when `currentPaces` are today's; since the plan's first day, where it is left out. */
  pacesFrom?: IsoDay | undefined
}

/** A saved plan, with what was logged in it and done beside it, as it stands on a day. */
export type AdaptQuestion = {
  /** What the plan was made from; its `today` is the plan's first day. */
  input: SeasonInput
  /** Extras count with them: see `extraWorkout`. */
  saved: readonly Workout[]
  /** Nothing before it changes. */
  today: IsoDay
  /** Ids of exercises that are to stay as they are. */
  pinned?: readonly string[] | undefined
  /** What was accepted and stands, the oldest first: what it took for something that is told no more may come back. */
  made?: readonly Made[] | undefined
}

/** What was accepted of a proposal. */
export type Made = Pick<Proposal, 'facts' | 'findings' | 'changes'>

/** Where a session stands: `index` 0 is the first of its day. */
export type Place = { week: number; day: Weekday; index: number }

/** A session and where it stands. */
export type PlacedExercise = Place & { exercise: Exercise }

/** What a change does to a session. */
export const CHANGE_KINDS = ['move', 'shorten', 'ease', 'drop', 'add', 'replace'] as const
/** One of `CHANGE_KINDS`. */
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** One session as it stands and as it is to be; `from` is missing for a new one, `to` for one that is dropped. */
export type Change = {
  /** Names it in its proposal. */
  id: string
  /** Changes of a group are accepted or refused together, such as a ride and the run that is linked to it. */
  group: string
  kind: ChangeKind
  from?: PlacedExercise | undefined
  to?: PlacedExercise | undefined
  /** At least one, in the codes of `AdaptTexts`. */
  reasons: readonly Reason[]
}

/** What was noticed, also where nothing changes; a catalogue of texts says it in words. */
export type Noticed = {
  /** Stable name, e.g. `GAP`. */
  code: string
  inputs: Inputs
  /** The key of what the rule rests on. */
  source: string
}

/** A week in figures, the race excluded: what was done before today, what is planned from then on. */
export type OutlookWeek = {
  week: number
  kind: WeekKind
  minutes: number
  bySport: BySport<number>
  longestRun: number
  longestRide: number
  stress: number
}

/** A season in figures. */
export type Outlook = {
  weeks: readonly OutlookWeek[]
  /** The 42-day load on the eve of the race. */
  fitnessOnRaceDay: number
  /**
   * Whole seconds at the paces that lead to the race: the goal's, less what days without training take. These, and as many days as it
   * takes until the speed is back, bring nobody closer to the goal.
   */
  finish: number
  /** As `auditPlan` scores what was done and what is planned. */
  auditScore: number
  /** Ids of the audit's rules that fail. */
  broken: readonly string[]
}

/** A day that a proposal touches, as it stood: what an exact way back needs. */
export type TouchedDay = {
  week: number
  day: Weekday
  /** Undefined where the day had no workout. */
  workoutType?: WorkoutType | undefined
  /** As its workout had it; null is none, too. */
  priority?: RacePriority | null | undefined
  /** Ids of its exercises in order. */
  exercises: readonly string[]
}

/** What would change in a plan, and why. It changes nothing itself: see `applyProposal`. */
export type Proposal = {
  /** Names what is proposed: the same facts and changes have the same id on whatever day. */
  id: string
  /**
   * What it rests on, one text each: sessions that were missed, time off, races, what else was noticed. None counts days from today: one
   * that has no fact but those of a proposal that was refused asks the same again.
   */
  facts: readonly string[]
  /** Names the workouts that it was made for. */
  basedOn: string
  findings: readonly Noticed[]
  /** In date order; none says that the plan still fits. */
  changes: readonly Change[]
  notices: readonly Notice[]
  touched: readonly TouchedDay[]
  /** The season as saved, and with all changes; missing where nothing changes. */
  before?: Outlook | undefined
  after?: Outlook | undefined
}
