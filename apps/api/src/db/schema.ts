import type {
  ActualExercise,
  Exercise,
  ExperienceLevel,
  IsoDay,
  RaceType,
  Weekday,
  WeeklySchedule,
  WorkoutType,
} from '@tri/plan-engine'
import type { ColumnType, Generated, GeneratedAlways, Kysely, Transaction } from 'kysely'

/** Read as the value itself, written as JSON text. */
type Json<T> = ColumnType<T, string, string>

/** An instant: ISO 8601 with Z. */
type Instant = string

/** Columns in camel case; `database.ts` turns them into the snake case of the tables. */
export type Database = {
  users: {
    id: GeneratedAlways<number>
    username: string
    /** A PHC string. */
    password: string
    defaultSwimPace: string | null
    defaultBikePace: string | null
    defaultRunPace: string | null
    experienceLevel: ExperienceLevel | null
    defaultWeeklySchedule: Json<WeeklySchedule> | null
    units: 'miles' | 'metric' | null
    poolUnits: 'metres' | 'yards' | null
    currentTrainingPlanId: number | null
    createdAt: Generated<Instant>
  }
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
    currentSwimPace: string
    currentBikePace: string
    currentRunPace: string
    goalFinishTime: string | null
    goalSwimPace: string
    goalBikePace: string
    goalRunPace: string
    weeklySchedule: Json<WeeklySchedule>
    createdAt: Generated<Instant>
    /** Set for a plan that only a restore may still see. */
    deletedAt: Instant | null
    /** Whether the deleted plan was the user's current one. */
    wasCurrent: Generated<boolean>
    /** Grows by one with each change, by the database's own hand. */
    version: Generated<number>
  }
  workouts: {
    id: GeneratedAlways<number>
    trainingPlanId: number
    week: number
    day: Weekday
    /** Follows `day`. */
    dayName: GeneratedAlways<string>
    workoutType: WorkoutType
    exercises: Json<readonly Exercise[]>
    totalDuration: number
    isCompleted: Generated<boolean>
    actualExercises: Json<readonly ActualExercise[]> | null
    actualDuration: number | null
    completedAt: Instant | null
    notes: string | null
    garminActivityId: string | null
    /** Grows by one with each change, by the database's own hand. */
    version: Generated<number>
    changedAt: Generated<Instant>
  }
  garmin_activities: {
    id: GeneratedAlways<number>
    userId: number
    /** The provider's id, or one of our own for a file and a test. */
    garminActivityId: string
    source: 'garmin' | 'file' | 'test'
    activityName: string
    activityType: string
    sport: 'swim' | 'bike' | 'run' | null
    startTime: Instant
    /** The athlete's own calendar day at the start. */
    localDay: IsoDay
    /** Seconds. */
    duration: number
    /** Metres. */
    distance: number
    averagePace: number | null
    averageSpeed: number | null
    averageHeartRate: number | null
    maxHeartRate: number | null
    calories: number | null
    elevationGain: number | null
    activityData: Json<Record<string, unknown>>
    linkedWorkoutId: number | null
    isLinkedToWorkout: GeneratedAlways<boolean>
    fileHash: string | null
    createdAt: Generated<Instant>
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
  }
  plan_shares: {
    trainingPlanId: number
    seed: string
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    createdAt: Generated<Instant>
  }
  sessions: {
    /** SHA-256 of the session id, in hex: the id itself is only in the cookie. */
    key: string
    userId: number
    createdAt: Generated<Instant>
    lastSeenAt: Generated<Instant>
  }
  rate_limits: {
    key: string
    spent: number
    resetsAt: Instant
  }
  secrets: {
    name: string
    value: string
  }
}

/** A database or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>
