import * as z from 'zod/mini'
import { instant, text } from '../base/fields.js'
import { route } from '../base/route.js'

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

const connection = z.object({ connected: z.boolean(), garminUserId: z.nullable(z.string()) })
export type GarminConnection = z.infer<typeof connection>

const settings = z.object({
  /** `off`: no Garmin here; `sandbox`: a made-up Garmin, which the page must say; `live`: Garmin itself. */
  mode: z.enum(['off', 'sandbox', 'live']),
  needsReconnect: z.boolean().check(z.describe('Garmin takes our key no longer: the athlete has to connect again')),
  permissions: z.array(z.string()).check(z.describe("What the athlete allows at Garmin, in Garmin's words")),
  canSync: z.boolean().check(z.describe('Whether Garmin may hand out what was recorded before connecting')),
  canSendWorkouts: z.boolean().check(z.describe('Whether Garmin takes workouts from us')),
  /** The athlete's switch 'Send workouts to my watch'. */
  sendsWorkouts: z.boolean(),
  lastSyncedAt: z.nullable(instant).check(z.describe('When data last came, or were last asked for')),
  workoutsOnWatch: z
    .int()
    .check(z.describe('Workouts of the next 14 days that are at Garmin; a brick and a race are one each')),
  watchProblem: z.nullable(z.string()).check(z.describe('Why the last try to send them failed; null when it did not')),
})
export type GarminSettings = z.infer<typeof settings>

const testResult = z.object({
  connected: z.boolean(),
  profileData: z.nullable(
    z.object({
      userId: z.string().check(z.describe("Garmin's id of the athlete")),
      permissions: z.array(z.string()).check(z.describe("What the athlete allows at Garmin, in Garmin's words")),
    }),
  ),
  tokenValid: z.boolean(),
  message: z.string().check(z.describe('For the athlete')),
})
export type GarminTestResult = z.infer<typeof testResult>

const syncAnswer = z.object({
  /** Garmin was asked (now or a moment ago) and sends what it has. */
  requested: z.literal(true),
  /** The time that was asked for. */
  from: instant,
  to: instant,
  message: z.string().check(z.describe('For the athlete')),
})
export type GarminSync = z.infer<typeof syncAnswer>

const kind = text(40).check(
  z.regex(/^[A-Za-z][A-Za-z-]*$/, 'A kind is letters and hyphens, like activities'),
  z.describe('What is reported, like activities'),
)

export const garminConnectionRoutes = {
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
    changes: ['garmin'],
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
    changes: ['garmin'],
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
    changes: ['garmin'],
    summary: 'Disconnect the Garmin account; activities stay',
    answer: z.undefined(),
    status: 204,
  }),
  sync: route({
    method: 'POST',
    path: '/api/garmin/sync',
    access: 'user',
    changes: ['garmin'],
    summary: 'Ask Garmin to send what was recorded since the last time',
    answer: syncAnswer,
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
    params: z.object({ secret: z.string().check(z.describe('The secret that was set')), kind }),
    answer: z.object({ received: z.literal(true) }),
    maxBytes: 10 * 1024 * 1024,
  }),
}
