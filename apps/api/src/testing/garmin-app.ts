import { routes } from '@tri/api-contract'
import { createSandbox, type Faults, NO_FAULTS, type SandboxOptions } from '@tri/garmin-sandbox'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach } from 'vitest'
import { readEnv } from '../config/env.js'
import { startGarmin } from '../garmin/start-garmin.js'
import { startTestApp, type TestApp, type Visitor } from './test-app.js'

export const WEBHOOK_SECRET = 'webhook-secret-for-tests'
const PARTNER = { clientId: 'partner', clientSecret: 'partner-secret' }
/** A sandbox in which nothing goes wrong, and that takes as many calls as there are. */
export const CALM: Faults = { ...NO_FAULTS, rateLimits: 'off' }

/** Everything that an athlete can allow, and that matters here. */
export const ALL = ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT', 'WORKOUT_IMPORT']
/** No session of the last days is done already by an activity that Garmin has of them: what is sent does not depend on the weekday. */
export const WITHOUT_PAST = ALL.filter((permission) => permission !== 'HISTORICAL_DATA_EXPORT')

/** A server and a sandbox that reach each other; nothing waits as long as at Garmin. */
export async function startGarminApp(settings: Record<string, string> = {}, options: Partial<SandboxOptions> = {}) {
  const sandbox = createSandbox({ ...PARTNER, hurry: 100_000, rateLimits: 'off', watchOffset: 0, ...options })
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const garminSettings = {
    GARMIN_MODE: 'sandbox',
    GARMIN_API_BASE: sandbox.origin(),
    GARMIN_CLIENT_ID: PARTNER.clientId,
    GARMIN_CLIENT_SECRET: PARTNER.clientSecret,
    GARMIN_WEBHOOK_SECRET_PATH: WEBHOOK_SECRET,
    GARMIN_RATE_PER_MIN: '10000',
    GARMIN_CALLS_PER_USER_DAY: '100000',
    ...settings,
  }
  const server = await startTestApp(garminSettings)
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  sandbox.sendWebhooksTo(`${origin}/api/garmin/webhooks/${WEBHOOK_SECRET}/{kind}`)
  return {
    ...server,
    sandbox,
    origin,
    /** Starts everything about Garmin once more, as another instance on the same database does. */
    async anotherInstance() {
      const app = Fastify({ logger: false })
      const started = await startGarmin(app, server.db, readEnv(garminSettings))
      return { ...started, stop: () => app.close() }
    },
    async stop() {
      await sandbox.app.close()
      await server.stop()
    },
  }
}

/** The same for the tests of a file, which it outlives; nothing goes wrong at the start of each. */
export async function calmGarminApp() {
  const server = await startGarminApp()
  afterAll(() => server.stop())
  beforeEach(() => server.sandbox.setFaults(CALM))
  return {
    ...server,
    /**
     * Waits until it is so, while no job waits for further changes or for its next attempt; only for those at work, which it
     * would meet in vain.
     */
    hurried: <T>(look: Look<T>) =>
      eventually(async () => {
        await sql`update jobs.job set start_after = now()
          where name in ('garmin-farewells', 'garmin-watches') and state < 'active' and start_after > now()
            and not exists (select from jobs.job working where working.name = job.name and working.state = 'active')`.execute(
          server.db,
        )
        return look()
      }),
  }
}

export type GarminApp = Awaited<ReturnType<typeof startGarminApp>>

/** Presses "agree" for the athlete on the sandbox's page; where the browser is led then. */
export async function consent(
  { sandbox }: Pick<GarminApp, 'sandbox'>,
  authUrl: string,
  fields: { athlete?: number; permissions?: readonly string[]; decision?: 'agree' | 'cancel' } = {},
): Promise<URL> {
  const { athlete = 1, permissions = ALL, decision = 'agree' } = fields
  const form = new URLSearchParams(new URL(authUrl).searchParams)
  form.set('decision', decision)
  form.set('athlete', String(athlete))
  for (const permission of permissions) form.append('permissions', permission)
  const reply = await sandbox.app.inject({
    method: 'POST',
    url: '/oauth2Confirm',
    payload: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return new URL(String(reply.headers.location))
}

/** The browser comes back from Garmin; where it is sent then. */
export async function comeBack(visitor: Visitor, { pathname, search }: URL): Promise<string> {
  return String((await visitor.send({ method: 'GET', url: `${pathname}${search}` })).headers.location)
}

/** Connects the visitor to an athlete of the sandbox. */
export async function connect(app: GarminApp, visitor: Visitor, fields: Parameters<typeof consent>[2] = {}) {
  const { authUrl } = await visitor.ask(routes.garmin.auth)
  const page = await comeBack(visitor, await consent(app, authUrl, fields))
  if (page !== '/garmin?success=connected') throw new Error(`Connecting ended at ${page}`)
}

/** A report as Garmin sends it. */
export const report = (
  { app }: Pick<TestApp, 'app'>,
  body: unknown,
  { kind = 'activities', secret = WEBHOOK_SECRET, headers = {} } = {},
) =>
  app.inject({
    method: 'POST',
    url: `/api/garmin/webhooks/${secret && `${secret}/`}${kind}`,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A run as Garmin reports it. */
export const runOf = (userId: string, changes: Record<string, unknown> = {}) => ({
  userId,
  summaryId: 'x1',
  activityId: 1001,
  activityName: 'Morning Run',
  activityType: 'RUNNING',
  startTimeInSeconds: Date.UTC(2026, 10, 23, 6) / 1000,
  startTimeOffsetInSeconds: 3600,
  durationInSeconds: 1800,
  distanceInMeters: 5000,
  deviceName: 'Forerunner 965',
  ...changes,
})

type Look<T> = () => Promise<T | undefined | false | null>

/** Waits until `look` gives something, or says what it gave last. */
export async function eventually<T>(look: Look<T>, seconds = 60): Promise<T> {
  for (const limit = Date.now() + seconds * 1000; ; ) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > limit) throw new Error(`It did not happen within ${seconds} s`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Waits until every call that was written down has been worked on. */
export const workedOff = ({ db }: Pick<TestApp, 'db'>, seconds = 25): Promise<boolean> =>
  eventually(async () => {
    const open = await db
      .selectFrom('garmin_webhook_logs')
      .select('id')
      .where('processingSuccess', 'is', null)
      .execute()
    return open.length === 0
  }, seconds)
