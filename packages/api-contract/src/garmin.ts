import { WORKOUT_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, instant, isoDay, text } from './fields.js'
import { route } from './route.js'
import { sport, workout } from './workout.js'

const MAX_SECONDS = 10_000 * 60
const MAX_METRES = 1_000_000

/** What the athlete allows at Garmin; the names are Garmin's. */
export const GARMIN_PERMISSIONS = [
  'ACTIVITY_EXPORT',
  'HEALTH_EXPORT',
  'WORKOUT_IMPORT',
  'COURSE_IMPORT',
  'MCT_EXPORT',
  'HISTORICAL_DATA_EXPORT',
] as const

/** Where the callback sends the browser; its query carries `success=connected` or `error=<reason>`. */
export const GARMIN_PAGE = '/garmin'

/** What `error` in that query may be, and how the athlete is told. */
export const GARMIN_CONNECT_ERRORS = {
  access_denied: 'you did not allow it at Garmin',
  not_signed_in: 'you were not signed in any more. Please log in and try again',
  invalid_state: 'this sign-in was used before, or took longer than ten minutes. Please try again',
  account_in_use: 'this Garmin account is connected to another user here. Disconnect it there first',
  refused: 'Garmin refused it. Please try again',
  exchange_failed: 'Garmin did not answer as it should. Please try again in a few minutes',
  off: 'Garmin is not set up on this server',
} as const
export type GarminConnectError = keyof typeof GARMIN_CONNECT_ERRORS

/** The provider's id of an activity: Garmin's number, or `file-...` and `test-...` of our own. */
const garminActivityId = z
  .string('Please name an activity')
  .check(z.regex(/^[\w.:-]{1,100}$/, 'An activity id is 1 to 100 letters, digits, and . : _ -'))

/** A planned exercise that an activity is, or may be. */
const planned = {
  workoutId: id,
  trainingPlanId: id,
  planName: z.string(),
  workoutType: z.enum(WORKOUT_TYPES),
  date: isoDay,
  exerciseId: z.string(),
  exerciseName: z.string(),
  /** Minutes. */
  plannedDuration: z.int(),
}
const linkedWorkout = z.object(planned)
const suggestion = z.object({
  ...planned,
  /** How much longer (or, below 0, shorter) the activity was, as a fraction of the plan. */
  difference: z.number(),
  /** Within 25 % of the planned time. */
  isClose: z.boolean(),
})
export type LinkSuggestion = z.infer<typeof suggestion>

export const garminActivity = z
  .object({
    id,
    garminActivityId: z.string(),
    source: z.enum(['garmin', 'file', 'test']),
    activityName: z.string(),
    /** Garmin's name of it in capitals, like `TRAIL_RUNNING`. */
    activityType: z.string(),
    /** null where the type is none of the three. */
    sport: z.nullable(sport),
    startTime: instant,
    /** The athlete's calendar day at the start. */
    localDay: isoDay,
    /** Seconds. */
    duration: z.int(),
    /** Metres. */
    distance: z.number(),
    /** Minutes a kilometre. */
    averagePace: z.nullable(z.number()),
    /** Metres a second. */
    averageSpeed: z.nullable(z.number()),
    averageHeartRate: z.nullable(z.int()),
    maxHeartRate: z.nullable(z.int()),
    /** Kilocalories. */
    calories: z.nullable(z.int()),
    /** Metres. */
    elevationGain: z.nullable(z.number()),
    /** To show as `Garmin <deviceName>` for source `garmin`. */
    deviceName: z.nullable(z.string()),
    isLinkedToWorkout: z.boolean(),
    linkedWorkoutId: z.nullable(id),
    /** Whether the link was made by itself, because nothing else could be meant. */
    isAutomaticLink: z.boolean(),
    linkedWorkout: z.nullable(linkedWorkout),
    /** Planned exercises of its day and sport, the nearest in time first; empty when linked. */
    suggestions: z.array(suggestion),
    createdAt: instant,
  })
  .check(z.meta({ id: 'GarminActivity' }))
export type GarminActivity = z.infer<typeof garminActivity>

export const activityLink = z.strictObject({ garminActivityId, workoutId: id })
export type ActivityLink = z.infer<typeof activityLink>

/** Both sides of a link as they are now; `workout` is null when an unlinked activity's plan is gone. */
const linkAnswer = z.object({ activity: garminActivity, workout: z.nullable(workout) })

/** A made-up activity that starts `duration` ago; its id is the server's. */
export const testActivity = z.strictObject({
  activityName: z.exactOptional(text(200)),
  activityType: z.exactOptional(
    z.string().check(z.regex(/^[A-Za-z0-9_ ]{1,50}$/, 'Please name an activity type like RUNNING')),
  ),
  /** Seconds. */
  duration: z
    .int('Please give the duration in whole seconds')
    .check(
      z.minimum(1, 'Please give a duration of at least 1 second'),
      z.maximum(MAX_SECONDS, 'This duration is too long'),
    ),
  /** Metres. */
  distance: z
    .number('Please give the distance in metres')
    .check(z.minimum(0, 'Distance must be at least 0'), z.maximum(MAX_METRES, 'This distance is too long')),
})
export type TestActivity = z.infer<typeof testActivity>

const connection = z.object({ connected: z.boolean(), garminUserId: z.nullable(z.string()) })
export type GarminConnection = z.infer<typeof connection>

const settings = z.object({
  /** `off`: no Garmin here; `sandbox`: a made-up Garmin, which the page must say; `live`: Garmin itself. */
  mode: z.enum(['off', 'sandbox', 'live']),
  /** Garmin takes our key no longer: the athlete has to connect again. */
  needsReconnect: z.boolean(),
  permissions: z.array(z.string()),
  /** Whether Garmin may hand out what was recorded before connecting (HISTORICAL_DATA_EXPORT). */
  canSync: z.boolean(),
  /** Whether Garmin takes workouts from us (WORKOUT_IMPORT). */
  canSendWorkouts: z.boolean(),
  /** The athlete's switch 'Send workouts to my watch'. */
  sendsWorkouts: z.boolean(),
  /** When data last came, or were last asked for. */
  lastSyncedAt: z.nullable(instant),
  /** Planned exercises of the next 14 days that are at Garmin. */
  workoutsOnWatch: z.int(),
  /** Why the last try to send them failed; null when it did not. */
  watchProblem: z.nullable(z.string()),
})
export type GarminSettings = z.infer<typeof settings>

const testResult = z.object({
  connected: z.boolean(),
  profileData: z.nullable(z.object({ userId: z.string(), permissions: z.array(z.string()) })),
  tokenValid: z.boolean(),
  message: z.string(),
})
export type GarminTestResult = z.infer<typeof testResult>

const syncAnswer = z.object({
  /** Garmin was asked (now or a moment ago) and sends what it has. */
  requested: z.literal(true),
  /** The time that was asked for. */
  from: instant,
  to: instant,
  message: z.string(),
})
export type GarminSync = z.infer<typeof syncAnswer>

const kind = text(40).check(z.regex(/^[A-Za-z][A-Za-z-]*$/, 'A kind is letters and hyphens, like activities'))

export const garminRoutes = {
  connection: route({
    method: 'GET',
    path: '/api/garmin/connection',
    access: 'user',
    summary: 'Whether a Garmin account is connected',
    answer: connection,
  }),
  settings: route({
    method: 'GET',
    path: '/api/garmin/settings',
    access: 'user',
    summary: 'What the connection may do, and what it does',
    answer: settings,
  }),
  changeSettings: route({
    method: 'PATCH',
    path: '/api/garmin/settings',
    access: 'user',
    summary: 'Switch sending workouts to the watch on or off',
    body: z.strictObject({ sendsWorkouts: z.boolean('Please say whether workouts are sent to the watch') }),
    answer: settings,
  }),
  auth: route({
    method: 'GET',
    path: '/api/garmin/auth',
    access: 'user',
    summary: 'Where to send the browser to connect a Garmin account',
    answer: z.object({ authUrl: z.url() }),
  }),
  callback: route({
    method: 'GET',
    path: '/api/garmin/callback',
    access: 'open',
    summary: 'Where Garmin sends the browser back to, with code and state',
    answer: z.undefined(),
    status: 302,
  }),
  testConnection: route({
    method: 'GET',
    path: '/api/garmin/test-connection',
    access: 'user',
    summary: 'Ask Garmin whether the connection works',
    answer: testResult,
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/garmin/connection',
    access: 'user',
    summary: 'Disconnect the Garmin account; activities stay',
    answer: z.undefined(),
    status: 204,
  }),
  sync: route({
    method: 'POST',
    path: '/api/garmin/sync',
    access: 'user',
    summary: 'Ask Garmin to send what was recorded since the last time',
    answer: syncAnswer,
  }),
  activities: route({
    method: 'GET',
    path: '/api/garmin/activities',
    access: 'user',
    summary: 'The latest 100 activities, the newest first, with what they may be linked to',
    answer: z.array(garminActivity),
  }),
  createActivity: route({
    method: 'POST',
    path: '/api/garmin/activities',
    access: 'user',
    summary: 'Make up an activity, to try linking with',
    body: testActivity,
    answer: garminActivity,
    status: 201,
  }),
  eraseActivities: route({
    method: 'DELETE',
    path: '/api/garmin/activities',
    access: 'user',
    summary: 'Erase everything that came from Garmin; completed workouts stay',
    answer: z.object({ erased: z.int() }),
  }),
  link: route({
    method: 'POST',
    path: '/api/garmin/link',
    access: 'user',
    summary: 'Link an activity to a workout, which completes it',
    body: activityLink,
    answer: linkAnswer,
  }),
  unlink: route({
    method: 'DELETE',
    path: '/api/garmin/link/:garminActivityId',
    access: 'user',
    summary: 'Take the link back; the workout stays completed',
    params: z.object({ garminActivityId }),
    answer: linkAnswer,
  }),
  webhook: route({
    method: 'POST',
    path: '/api/garmin/webhooks/:kind',
    access: 'open',
    summary: 'Where Garmin reports, when no secret is set',
    params: z.object({ kind }),
    answer: z.object({ received: z.literal(true) }),
    maxBytes: 10 * 1024 * 1024,
  }),
  secretWebhook: route({
    method: 'POST',
    path: '/api/garmin/webhooks/:secret/:kind',
    access: 'open',
    summary: 'Where Garmin reports; the address holds the secret that was set',
    params: z.object({ secret: z.string(), kind }),
    answer: z.object({ received: z.literal(true) }),
    maxBytes: 10 * 1024 * 1024,
  }),
}
