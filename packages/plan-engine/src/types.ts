import type { SessionStep } from './steps.js'
import type {
  BySport,
  ExperienceLevel,
  Feel,
  Intensity,
  IsoDay,
  Origin,
  Paces,
  Phase,
  RacePriority,
  RaceType,
  Rhythm,
  SessionType,
  SkipReason,
  Weekday,
  WeekKind,
  WorkoutType,
} from './vocabulary.js'

export type { RepeatStep, SessionStep, Step } from './steps.js'
export * from './vocabulary.js'

/** What an athlete has on one weekday. */
export type ScheduleDay = {
  day: Weekday
  dayName: string
  available: boolean
  /** 0 to 8, in steps of 0.5. */
  hours: number
  isEndurance: boolean
}

/** Seven entries, Sunday first. */
export type WeeklySchedule = readonly ScheduleDay[]

/** The days a plan covers: weeks end on race day. */
export type PlanCalendar = { raceDate: IsoDay; totalWeeks: number }

/** Done lately, in minutes: a week, over the 28 days before a plan's first one; the longest session of each sport in 30 days. */
export type Fitness = {
  minutesPerWeek: number
  bySport?: BySport<number>
  longest?: Partial<BySport<number>>
  /** The plan begins no higher for it: set where files tell what was done, and not the athlete. */
  onlyLowers?: boolean
}

/** Everything a plan is made from. */
export type PlanInput = PlanCalendar & {
  raceType: RaceType
  /** Miles. */
  distances: BySport<number>
  /** The first day that may hold a session. */
  today: IsoDay
  currentPaces: Paces
  goalPaces: Paces
  experienceLevel: ExperienceLevel
  weeklySchedule: WeeklySchedule
  /** Left out, a plan begins as the hours and the level ask for. */
  fitness?: Fitness
  /** Left out, three weeks of load to each recovery week. */
  rhythm?: Rhythm
  /** The rhythms that held before, each until a day. */
  earlierRhythms?: readonly { before: IsoDay; rhythm: Rhythm }[] | undefined
}

/** A plan's weeks, and how many of them load before each recovery week. */
export type RhythmCalendar = PlanCalendar & {
  [Field in 'rhythm' | 'earlierRhythms']?: PlanInput[Field] | null | undefined
}

/** What a sentence is made from: raw figures (minutes, metres, weekdays from 0 for Sunday) and codes. */
export type Inputs = Record<string, string | number | boolean>

/** Why something is in the plan. A catalogue of texts makes the sentence; only plans of before 0.6 have one of their own. */
export type Reason = {
  /** Stable name of the rule, e.g. `long-ride`. */
  rule: string
  inputs: Inputs
  /** Key of what the rule rests on, e.g. `seiler`; the citation itself in plans of before 0.6. */
  source: string
  sentence?: string
}

/** Grams of carbohydrate an hour. */
export type Fuel = { least: number; most: number }

/**
 * One session in one sport; a workout holds one or several. `notes` only plans of before 0.6 have, and those of others; `name`
 * also what the athlete has called by one.
 */
export type Exercise = {
  /** `w{week}d{day}e{index}`: same inputs, same id. */
  id: string
  /** What it is, as the session library calls it, e.g. `B-THR-2`; absent in plans of earlier versions. */
  code?: string
  type: SessionType
  name?: string
  /** Whole minutes. */
  duration: number
  /** `"1450 m"`, `"17.5 mi"` or `"7.9 mi"`. */
  distance: string
  /** Pace of the work: `"1:51/100m"`, `"19.0 mph"` or `"8:04/mi"`. */
  pace: string
  intensity: Intensity
  /** True when it is done straight after the one before it: the run of a brick, the second of the openers. */
  linked?: boolean
  /** Present when the athlete made or changed it by hand: then no re-plan touches it. */
  origin?: Origin
  /** What to eat in it, for it and what is linked to it; absent where nothing is needed. */
  fuel?: Fuel
  notes?: string
  /** What the athlete wrote on it. */
  note?: string
  /**
   * The seconds of all steps, repeats counted, are exactly `duration * 60`. A swim is whole lengths instead: its steps leave
   * less of its minutes open than the time of 50 m. What is no sport has none.
   */
  steps: readonly SessionStep[]
  reasons: readonly Reason[]
}

/** What the athlete did, in place of what was planned: one entry of a workout's log. See `sessionLog`. */
export type ActualExercise = {
  id: string
  /** The code of the exercise it was. */
  code?: string
  type: SessionType
  /** Absent where the code tells it. */
  name?: string
  /** Whole minutes, 0 or more. */
  duration: number
  /** Empty where none was measured. */
  distance: string
  /** Empty where none was measured. */
  actualPace: string
  intensity: Intensity
  notes: string
  /** Covered, where that was measured or typed. */
  metres?: number
  /** How hard it was, 1 to 10. */
  effort?: number
  feel?: Feel
  /** Average beats a minute. */
  heartRate?: number
  /** Present when the session was skipped; its duration is 0 then. */
  skipped?: SkipReason
  /**
   * When it was logged, ISO 8601 with Z. In a workout that is still open only entries that have it count; others are what was
   * logged once and taken back, kept to start the next form with.
   */
  loggedAt?: string
}

/** What an athlete does on one day: a brick, a swim and a run, or a single session. */
export type Workout = {
  week: number
  day: Weekday
  dayName: string
  workoutType: WorkoutType
  /** Of a race on the way to the goal; absent for the goal race itself, an A race. */
  priority?: RacePriority | null | undefined
  exercises: readonly Exercise[]
  /** Minutes: always the sum of the exercises' durations. */
  totalDuration: number
  isCompleted: boolean
  actualExercises: readonly ActualExercise[] | null
  actualDuration: number | null
  /** ISO 8601 with Z. */
  completedAt: string | null
  notes: string | null
  garminActivityId: string | null
}

/** One plan week; weeks end on race day. */
export type Week = {
  week: number
  phase: Phase
  kind: WeekKind
  /** Planned minutes, the race excluded. */
  minutes: number
  /** Planned minutes of each sport, the race excluded. */
  bySport: BySport<number>
  reasons: readonly Reason[]
}

/** Something the athlete should know about the plan as a whole. Only plans of before 0.6 have its message. */
export type Notice = {
  /** Stable name, e.g. `SHORT_PLAN`. */
  code: string
  /** What the message is made from. */
  inputs?: Inputs
  message?: string
}

/** One easy session on a day after the race. */
export type AfterRaceSession = Exercise & { date: IsoDay }

/** A plan from its first day to the race, and the days after it. Keep `engineVersion` with it: it names the rules it was made by. */
export type Plan = {
  weeks: readonly Week[]
  workouts: readonly Workout[]
  /** In date order, at most one a day; they count in no week and no total. */
  afterRace: readonly AfterRaceSession[]
  notices: readonly Notice[]
  engineVersion: string
}
