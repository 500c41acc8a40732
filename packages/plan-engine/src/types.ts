import type { CueCode } from './cues.js'

/** The three sports, in the order they are raced. */
export const SPORTS = ['swim', 'bike', 'run'] as const
/** One of `SPORTS`. */
export type Sport = (typeof SPORTS)[number]

/** One value for each sport. */
export type BySport<T> = Record<Sport, T>

/** The races a plan can be made for, longest first. */
export const RACE_TYPES = ['ironman', '70.3', 'olympic', 'sprint'] as const
/** One of `RACE_TYPES`. */
export type RaceType = (typeof RACE_TYPES)[number]

/** Levels of an athlete, from the slowest paces to the fastest; `experienceLevel` tells one from paces. */
export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
/** One of `EXPERIENCE_LEVELS`. */
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

/** The label an athlete reads on an exercise, from gentle to sharp. */
export const INTENSITIES = ['easy', 'moderate', 'tempo', 'hard', 'interval'] as const
/** One of `INTENSITIES`. */
export type Intensity = (typeof INTENSITIES)[number]

/** What a week is called in the season; `weekPhase` tells it from the week's number. */
export const PHASES = ['Base Building', 'Build Phase', 'Peak Phase', 'Taper', 'Recovery Week', 'Race Week'] as const
/** One of `PHASES`. */
export type Phase = (typeof PHASES)[number]

/** What a week's volume does: grow, absorb, recover, taper or race. */
export const WEEK_KINDS = ['load', 'absorb', 'recovery', 'taper', 'race'] as const
/** One of `WEEK_KINDS`. */
export type WeekKind = (typeof WEEK_KINDS)[number]

/** `brick` is a ride with a run linked to it; `mixed` is any other combination of sports. */
export const WORKOUT_TYPES = ['swim', 'bike', 'run', 'brick', 'mixed', 'race'] as const
/** One of `WORKOUT_TYPES`. */
export type WorkoutType = (typeof WORKOUT_TYPES)[number]

/** Training zones of a step, from gentle to sharp; `race` is the pace the plan trains for that week. */
export const ZONES = ['recovery', 'easy', 'moderate', 'tempo', 'threshold', 'interval', 'race'] as const
/** One of `ZONES`. */
export type Zone = (typeof ZONES)[number]

/** What a step is for: `recover` is gentle movement between hard parts, `rest` is standing still. */
export const STEP_KINDS = ['warmup', 'work', 'recover', 'rest', 'cooldown'] as const
/** One of `STEP_KINDS`. */
export type StepKind = (typeof STEP_KINDS)[number]

/** A calendar date, `"YYYY-MM-DD"`. Never an instant. */
export type IsoDay = string

/** 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Swim in seconds per 100 m, bike in miles per hour, run in seconds per mile. */
export type Paces = BySport<number>

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

/** One stretch of a session at one effort. Only plans of before 0.6 have a `label`, and those of others. */
export type Step = {
  kind: StepKind
  /** Whole seconds; for a swum distance, the time it takes at the target pace. */
  seconds: number
  /** Present when the step ends by distance (swim repeats). */
  metres?: number
  zone: Zone
  /** In the sport's pace, `from` the slower and `to` the faster end; absent when standing still. */
  target?: { from: number; to: number }
  /** How it is done; absent where the kind tells it. */
  cue?: CueCode
  label?: string
}

/** Grams of carbohydrate an hour. */
export type Fuel = { least: number; most: number }

/** Steps done so many times, one round after the other. */
export type RepeatStep = { repeat: number; steps: readonly Step[] }

/** A part of a session, as it is done. */
export type SessionStep = Step | RepeatStep

/** One session in one sport; a workout holds one or several. `name` and `notes` only plans of before 0.6 have, and those of others. */
export type Exercise = {
  /** `w{week}d{day}e{index}`: same inputs, same id. */
  id: string
  /** What it is, as the session library calls it, e.g. `B-THR-2`; absent in plans of earlier versions. */
  code?: string
  type: Sport
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
  /** What to eat in it, for it and what is linked to it; absent where nothing is needed. */
  fuel?: Fuel
  notes?: string
  /**
   * The seconds of all steps, repeats counted, are exactly `duration * 60`. A swim is whole lengths instead: its steps leave
   * less of its minutes open than the time of 50 m.
   */
  steps: readonly SessionStep[]
  reasons: readonly Reason[]
}

/** What the athlete did, in place of what was planned. */
export type ActualExercise = {
  id: string
  /** The code of the exercise it was. */
  code?: string
  type: Sport
  /** Absent where the code tells it. */
  name?: string
  /** Whole minutes, 0 or more. */
  duration: number
  distance: string
  actualPace: string
  intensity: Intensity
  notes: string
}

/** What an athlete does on one day: a brick, a swim and a run, or a single session. */
export type Workout = {
  week: number
  day: Weekday
  dayName: string
  workoutType: WorkoutType
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
