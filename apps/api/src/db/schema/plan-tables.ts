import type { CalendarChoices, ChangeableFields, RaceResult } from '@tri/api-contract'
import type {
  ActualExercise,
  AfterRaceSession,
  Exercise,
  ExperienceLevel,
  Fitness,
  IsoDay,
  RacePriority,
  RaceType,
  Rhythm,
  Sport,
  Weekday,
  WeeklySchedule,
  WorkoutType,
} from '@tri/plan-engine'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

/** Plans with their workouts, and the ways out of the product. */
export type PlanTables = {
  training_plans: {
    id: GeneratedAlways<number>
    userId: number
    name: string
    raceType: RaceType
    swimDistance: string
    bikeDistance: string
    runDistance: string
    raceDate: IsoDay
    startDate: IsoDay
    totalWeeks: number
    experienceLevel: ExperienceLevel
    /** Weeks of load to each recovery week. */
    rhythm: ColumnType<Rhythm, Rhythm | undefined, Rhythm>
    /** Those that held before it, each until a day. */
    earlierRhythms: ColumnType<ChangeableFields['earlierRhythms'], string | undefined, string>
    currentSwimPace: string
    currentBikePace: string
    currentRunPace: string
    goalFinishTime: string | null
    goalSwimPace: string
    goalBikePace: string
    goalRunPace: string
    /** The hours that hold in the end. */
    weeklySchedule: Json<WeeklySchedule>
    /** Those before them, each until a day; empty for a plan whose hours never change. */
    earlierSchedules: ColumnType<ChangeableFields['earlierSchedules'], string | undefined, string>
    /** Since when the current paces hold; null where they always did. */
    pacesFrom: ColumnType<IsoDay | null, IsoDay | null | undefined, IsoDay | null>
    /** Null where the athlete did not tell it. */
    fitness: ColumnType<Fitness | null, string | null | undefined, string | null>
    /** Empty for a plan of before there were any. */
    afterRace: ColumnType<readonly AfterRaceSession[], string | undefined, string>
    /** Null until the athlete tells it. */
    result: ColumnType<RaceResult | null, string | null | undefined, string | null>
    createdAt: Generated<Instant>
    /** Set for a plan that only a restore may still see. */
    deletedAt: Instant | null
    /** Whether the deleted plan was the user's current one. */
    wasCurrent: Generated<boolean>
    /** Grows by one with each change. */
    version: Generated<number>
    /** Of the version before, which may still be running; the next release drops it. */
    declinedProposal: string | null
    /** What the last proposal rested on in whose face the athlete kept the plan; null where there was none, or its changes were undone. */
    settledFacts: ColumnType<readonly string[] | null, string | null | undefined, string | null>
  }
  workouts: {
    id: GeneratedAlways<number>
    userId: number
    trainingPlanId: number
    week: number
    day: Weekday
    /** Follows `day`. */
    dayName: GeneratedAlways<string>
    workoutType: WorkoutType
    /** Null for the goal race, and for training. */
    priority: RacePriority | null
    exercises: Json<readonly Exercise[]>
    totalDuration: number
    isCompleted: Generated<boolean>
    actualExercises: Json<readonly ActualExercise[]> | null
    actualDuration: number | null
    completedAt: Instant | null
    notes: string | null
    garminActivityId: string | null
    /** Grows by one with each change. */
    version: Generated<number>
    changedAt: Generated<Instant>
  }
  /** A user's subscribed calendar, and when they train. */
  calendars: {
    userId: number
    /** SHA-256 of the feed's token, in hex; null while the feed is off. */
    tokenHash: string | null
    tokenMadeAt: Instant | null
    timeZone: string | null
    /** `hh:mm` or null for each weekday, Sunday first. */
    startTimes: Json<readonly (string | null)[]>
    /** Grows with each change of the start times. */
    revision: Generated<number>
    changedAt: Generated<Instant>
    /** The sports whose workouts are shown. */
    sports: ColumnType<readonly Sport[], string | undefined, string>
    reminder: Generated<CalendarChoices['reminder']>
    /** Grows with each change of the reminder. */
    reminderRevision: Generated<number>
    reminderChangedAt: Instant | null
    /** Of the feed as it was last read, and since when it is so. */
    feedHash: string | null
    feedChangedAt: Instant | null
  }
  plan_shares: {
    userId: number
    trainingPlanId: number
    seed: string
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    createdAt: Generated<Instant>
  }
}
