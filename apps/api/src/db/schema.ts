import type { SignIn } from '@tri/api-contract'
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

/** What became of a part of a call. */
export type WebhookPart = { activities: number; notes: readonly string[] }

/** An entry that a link made in a workout's log. */
export type FilledEntry = { workoutId: number; actual: ActualExercise }

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
    /** The leg of the linked workout that this was. */
    linkedExerciseId: string | null
    isLinkedToWorkout: GeneratedAlways<boolean>
    /** Linked by itself, because nothing else could be meant. */
    isAutomaticLink: Generated<boolean>
    /** The athlete took a link back: it is not made again by itself. */
    wasUnlinked: Generated<boolean>
    /** What a link wrote into a workout's log, to tell it from the athlete's own entries. */
    filled: Json<FilledEntry> | null
    /** Which call told the values; one that came earlier does not change them. */
    receivedOrder: Generated<number>
    fileHash: string | null
    createdAt: Generated<Instant>
  }
  garmin_connections: {
    id: GeneratedAlways<number>
    userId: number
    garminUserId: string
    /** Closed, like the refresh token; null once the connection is over. */
    accessToken: string | null
    refreshToken: string | null
    tokenExpiresAt: Instant | null
    permissions: Json<readonly string[]>
    /** When the athlete last changed them at Garmin. */
    permissionsAt: Instant | null
    isActive: Generated<boolean>
    inactiveReason: 'reconnect' | 'deregistered' | null
    /** The athlete's switch. */
    sendsWorkouts: Generated<boolean>
    /** Why workouts could not be sent the last time. */
    watchProblem: string | null
    /** When all of them last were. */
    watchSentAt: Instant | null
    /** When data last came. */
    lastSyncedAt: Instant | null
    syncRequestedAt: Instant | null
    syncFrom: Instant | null
    syncTo: Instant | null
    createdAt: Generated<Instant>
    updatedAt: Generated<Instant>
  }
  garmin_oauth_states: {
    /** SHA-256 of the state, in hex. */
    stateHash: string
    userId: number
    /** Closed. */
    verifier: string
    redirectUri: string
    createdAt: Generated<Instant>
  }
  garmin_webhook_logs: {
    id: GeneratedAlways<number>
    webhookType: string
    /** Of the first record. */
    garminUserId: string | null
    userId: number | null
    requestMethod: string
    requestPath: string
    requestHeaders: Json<Record<string, string>>
    /** Without secrets, and cut. */
    requestBody: string
    responseStatus: number
    responseBody: string
    /** null until it was tried. */
    processingSuccess: boolean | null
    processingError: string | null
    activitiesProcessed: Generated<number>
    /** A long call is worked on in parts, in any order. */
    partCount: Generated<number>
    /** What became of the parts that are done, by their number. */
    parts: ColumnType<Record<string, WebhookPart>, string | undefined, string>
    createdAt: Generated<Instant>
  }
  garmin_watch_workouts: {
    id: GeneratedAlways<number>
    userId: number
    /** null once the plan is gone. */
    trainingPlanId: number | null
    exerciseId: string
    garminWorkoutId: string
    garminScheduleId: string | null
    scheduledOn: IsoDay | null
    /** Of what was sent. */
    contentHash: string
    updatedAt: Generated<Instant>
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
  sign_ins: {
    id: GeneratedAlways<number>
    /** Null where no account has the address that was tried. */
    userId: number | null
    at: Generated<Instant>
    kind: SignIn['kind']
    /** Masked. */
    address: string
    device: string
  }
  idempotency_keys: {
    /** `user 7`, or `visitor`. */
    scope: string
    key: string
    userId: number
    /** SHA-256 of method, address and content, in hex. */
    requestHash: string
    answer: Json<unknown> | null
    createdAt: Generated<Instant>
  }
  secrets: {
    name: string
    value: string
  }
}

/** A database or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>
