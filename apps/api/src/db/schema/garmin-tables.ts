import type { ActualExercise, IsoDay } from '@tri/plan-engine'
import type { PackedTrack } from '@tri/plan-engine/compliance'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

/** What became of a part of a call. */
export type WebhookPart = { activities: number; notes: readonly string[] }

/** An entry that a link made in a workout's log. */
export type FilledEntry = { workoutId: number; actual: ActualExercise }

/** Activities, and the connection to Garmin. */
export type GarminTables = {
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
    /** The athlete said that it was none of the planned sessions. */
    isExtra: Generated<boolean>
    /** What a link wrote into a workout's log, to tell it from the athlete's own entries. */
    filled: Json<FilledEntry> | null
    /** Which call told the values; one that came earlier does not change them. */
    receivedOrder: Generated<number>
    fileHash: string | null
    /** The import that brought it with many others. */
    pastImportId: number | null
    /** Mean watts of a ride as they weigh. */
    weightedWatts: number | null
    createdAt: Generated<Instant>
  }
  /** How activities went, in averages. */
  activity_tracks: {
    userId: number
    activityId: number
    track: Json<PackedTrack>
  }
  garmin_connections: {
    id: GeneratedAlways<number>
    userId: number
    garminUserId: string
    /** Closed, like the refresh token; null once the connection is over. */
    accessToken: string | null
    refreshToken: string | null
    tokenExpiresAt: Instant | null
    /** When Garmin last gave new ones. */
    tokensRenewedAt: Generated<Instant>
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
  /** Calls of Garmin's training interface. */
  garmin_training_calls: {
    /** `partner` for all, or `account` and an athlete's id at Garmin. */
    counter: string
    /** When the seconds began that are counted together. */
    slot: Instant
    calls: number
  }
  garmin_watch_workouts: {
    id: GeneratedAlways<number>
    userId: number
    /** null once the plan is gone. */
    trainingPlanId: number | null
    exerciseId: string
    /** null while nobody knows whether Garmin has made it. */
    garminWorkoutId: string | null
    /** What it is called there; null for what older versions sent. */
    workoutName: string | null
    garminScheduleId: string | null
    scheduledOn: IsoDay | null
    /** Of what was sent. */
    contentHash: string
    updatedAt: Generated<Instant>
  }
}
