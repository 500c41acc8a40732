import {
  fillPath,
  type NewAccessToken,
  type NewGoal,
  type NewRace,
  type NewThreshold,
  type Position,
  type Route,
  routes,
} from '@tri/api-contract'
import type { Sport } from '@tri/plan-engine'
import { type Adapted, adaptedPlan, CHANGE, NOT_ADAPTED } from './adapted-plan.js'
import { openAuthenticator } from './authenticator.js'
import { accountFile, activityFile, pastTraining, planFile, shortPlan, sportOf } from './samples.js'
import { PASSWORD, type TestApp, type Visitor } from './test-app.js'

const THRESHOLD: NewThreshold = { sport: 'bike', kind: 'ftp', value: 247, measuredOn: '2026-11-03', source: 'test' }
const ACCESS_TOKEN: NewAccessToken = { name: 'My diary', scopes: ['plans:read'], days: 90 }
const RACE: NewRace = { date: '2027-02-20', priority: 'C', kind: 'run', distances: { run: 6.2 } }

const NOBODYS = 2_000_000_000
/** As the token of an invite, or of any other link, has to be; it opens nothing. */
const NO_TOKEN = 'n'.repeat(43)

export type Call = {
  params?: Record<string, string | number>
  body?: unknown
  headers?: Record<string, string>
  /** What a new user is told; the route's own unless said. */
  status?: number
}
/** The rows an owner's calls are about. */
type Rows = {
  planId: number
  workoutId: number
  otherWorkoutId: number
  exerciseId: string
  sport: Sport | null
  /** As they are: a call that sends them changes nothing. */
  name: string
  place: Position
  goal: NewGoal
  /** From a file, linked to nothing, of the exercise's sport. */
  activityId: number
  garminActivityId: string
  timeOffId: number
  thresholdId: number
  pastImportId: number
  accessTokenId: number
  raceId: number
  /** The name of a session of the owner. */
  sessionId: string
  passkeyId: number
  /** Of a plan from which much was missed. */
  adapted: Adapted
}

/** For each call that names a row: what its owner sends. Calls left out name none. */
export const CALLS: Partial<Record<string, (rows: Rows) => Call>> = {
  'PATCH /api/training-plans/:id': ({ planId }) => ({ params: { id: planId }, body: goal }),
  'DELETE /api/training-plans/:id': ({ planId }) => ({ params: { id: planId } }),
  'POST /api/training-plans/:id/restore': ({ planId }) => ({ params: { id: planId } }),
  'PATCH /api/training-plans/:id/name': ({ planId }) => ({ params: { id: planId }, body: { name: 'Autumn race' } }),
  'PATCH /api/training-plans/:id/result': ({ planId }) => ({
    params: { id: planId },
    body: { result: { finish: 9588 } },
  }),
  'POST /api/training-plans/:id/copies': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/training-plans/:id/workouts': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/training-plans/:id/weeks/:week/workouts': ({ planId }) => ({ params: { id: planId, week: 1 } }),
  'PATCH /api/user/current-plan': ({ planId }) => ({ body: { planId } }),
  'PATCH /api/workouts/:id/position': ({ workoutId }) => ({
    params: { id: workoutId },
    body: { week: 1, day: 3, dayName: 'Wednesday' },
  }),
  'PATCH /api/workouts/:id/complete': ({ workoutId }) => ({ params: { id: workoutId }, body: { completed: true } }),
  'PATCH /api/exercises/move': ({ workoutId, otherWorkoutId, exerciseId }) => ({
    body: { sourceWorkoutId: workoutId, targetWorkoutId: otherWorkoutId, exerciseId, targetIndex: 0 },
  }),
  'PATCH /api/workouts/:id/exercises/:exerciseId': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
    body: { linked: false },
  }),
  'POST /api/training-plans/:id/exercises': ({ planId }) => ({
    params: { id: planId },
    body: { week: 1, day: 3, type: 'strength', minutes: 40, intensity: 'moderate', name: 'Gym' },
  }),
  'PATCH /api/workouts/:id/exercises/:exerciseId/session': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
    body: { type: 'run', minutes: 40, intensity: 'easy', note: 'Along the river' },
  }),
  'PATCH /api/workouts/:id/exercises/:exerciseId/log': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
    body: { state: 'done' },
  }),
  'DELETE /api/workouts/:id/exercises/:exerciseId': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
  }),
  'POST /api/workouts/:id/exercises': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId },
    body: { exerciseId, targetIndex: 0 },
  }),
  'DELETE /api/exercises': ({ workoutId, exerciseId }) => ({ body: { workoutId, exerciseId } }),
  'POST /api/training-plans/:id/share': ({ planId }) => ({ params: { id: planId } }),
  'DELETE /api/training-plans/:id/share': ({ planId }) => ({ params: { id: planId } }),
  'POST /api/activities': ({ workoutId, exerciseId, sport }) => ({
    body: activityFile('b', { sport, startTime: '2026-11-23T06:00:00Z', link: { workoutId, exerciseId } }),
  }),
  'GET /api/training-plans/:id/unlinked-activities': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/workouts/:id/tracks': ({ workoutId }) => ({ params: { id: workoutId } }),
  'PATCH /api/activities/:id': ({ activityId }) => ({ params: { id: activityId }, body: { isExtra: true } }),
  'DELETE /api/activities/:id': ({ activityId }) => ({ params: { id: activityId } }),
  'POST /api/garmin/link': ({ garminActivityId, workoutId }) => ({ body: { garminActivityId, workoutId } }),
  'DELETE /api/garmin/link/:garminActivityId': ({ garminActivityId }) => ({ params: { garminActivityId } }),
  'PATCH /api/races/:id': ({ raceId }) => ({ params: { id: raceId }, body: RACE }),
  'DELETE /api/races/:id': ({ raceId }) => ({ params: { id: raceId } }),
  'GET /api/training-plans/:id/training-before': ({ planId }) => ({ params: { id: planId } }),
  'DELETE /api/past-training/:id': ({ pastImportId }) => ({ params: { id: pastImportId } }),
  'DELETE /api/access-tokens/:id': ({ accessTokenId }) => ({ params: { id: accessTokenId } }),
  'DELETE /api/thresholds/:id': ({ thresholdId }) => ({ params: { id: thresholdId } }),
  'DELETE /api/time-off/:id': ({ timeOffId }) => ({ params: { id: timeOffId } }),
  'GET /api/training-plans/:id/proposal': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/training-plans/:id/revisions': ({ planId }) => ({ params: { id: planId } }),
  'POST /api/training-plans/:id/proposals/:proposalId/decline': ({ adapted: { planId, proposalId } }) => ({
    params: { id: planId, proposalId },
  }),
  'POST /api/training-plans/:id/proposals/:proposalId/accept': ({ adapted: { planId, proposalId, basedOn } }) => ({
    params: { id: planId, proposalId },
    body: { basedOn },
  }),
  'POST /api/training-plans/:id/proposals/:proposalId/outlook': ({ adapted: { planId, proposalId, basedOn } }) => ({
    params: { id: planId, proposalId },
    body: { basedOn },
  }),
  'POST /api/training-plans/:id/changes/proposal': ({ planId }) => ({ params: { id: planId }, body: CHANGE }),
  'POST /api/training-plans/:id/changes': ({ adapted: { planId, proposalId, basedOn } }) => ({
    params: { id: planId },
    body: { change: CHANGE, proposalId, basedOn },
  }),
  'GET /api/training-plans/:id/revisions/:revisionId': ({ adapted: { planId, revisionId } }) => ({
    params: { id: planId, revisionId },
  }),
  'POST /api/training-plans/:id/versions/proposal': ({ adapted: { planId } }) => ({
    params: { id: planId },
    body: { revisionId: null },
  }),
  'POST /api/training-plans/:id/versions': ({ adapted: { planId, proposalId, basedOn } }) => ({
    params: { id: planId },
    body: { revisionId: null, proposalId, basedOn },
  }),
  'DELETE /api/training-plans/:id/revisions/:revisionId': ({ adapted: { planId, revisionId } }) => ({
    params: { id: planId, revisionId },
  }),
  'PATCH /api/user/passkeys/:id': ({ passkeyId }) => ({ params: { id: passkeyId }, body: { name: 'Laptop' } }),
  'DELETE /api/user/passkeys/:id': ({ passkeyId }) => ({ params: { id: passkeyId } }),
  'DELETE /api/user/sessions/:sessionId': ({ sessionId }) => ({ params: { sessionId } }),
  'POST /api/garmin/link/:garminActivityId/undo': ({ garminActivityId }) => ({ params: { garminActivityId } }),
}

/** For each call that may change nothing: what its owner sends when the row is so already. */
export const IDLE_CALLS: Partial<Record<string, (rows: Rows) => Call>> = {
  'PATCH /api/training-plans/:id': ({ planId, goal }) => ({ params: { id: planId }, body: goal }),
  'PATCH /api/training-plans/:id/name': ({ planId, name }) => ({ params: { id: planId }, body: { name } }),
  'PATCH /api/training-plans/:id/result': ({ planId }) => ({ params: { id: planId }, body: { result: null } }),
  'PATCH /api/workouts/:id/position': ({ workoutId, place }) => ({ params: { id: workoutId }, body: place }),
  'PATCH /api/workouts/:id/complete': ({ workoutId }) => ({ params: { id: workoutId }, body: { completed: false } }),
  'PATCH /api/exercises/move': ({ workoutId, exerciseId }) => ({
    body: { sourceWorkoutId: workoutId, targetWorkoutId: workoutId, exerciseId, targetIndex: 0 },
  }),
  'PATCH /api/workouts/:id/exercises/:exerciseId': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
    body: { linked: false },
  }),
  'PATCH /api/workouts/:id/exercises/:exerciseId/log': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
    body: { state: 'open' },
  }),
  'PATCH /api/activities/:id': ({ activityId }) => ({ params: { id: activityId }, body: { isExtra: false } }),
}

/** What a signed-in user sends to the calls that name no row. */
export const OWN_CALLS: Partial<Record<string, Call>> = {
  'GET /api/user': {},
  'GET /api/user/current-plan': {},
  'PATCH /api/user/preferences': { body: { defaultSwimPace: '1:45' } },
  'GET /api/training-plans': {},
  'GET /api/training-plans/weeks': {},
  'POST /api/training-plans': { body: shortPlan() },
  'PATCH /api/user/password': { body: { currentPassword: PASSWORD, newPassword: 'another-horse-8' } },
  'DELETE /api/user': { body: { password: PASSWORD } },
  'GET /api/user/sign-ins': {},
  'GET /api/user/wrong-passwords': {},
  'DELETE /api/user/sessions': {},
  'GET /api/user/sessions': {},
  'GET /api/user/events': {},
  'GET /api/user/ways-in': {},
  // These need what an app shows, or what a browser made: see `sign-in/`.
  'POST /api/user/totp': { body: { secret: 'A'.repeat(32), code: '000000', password: PASSWORD }, status: 400 },
  'DELETE /api/user/totp': { body: { password: PASSWORD }, status: 409 },
  'POST /api/user/recovery-codes': { body: { password: PASSWORD }, status: 409 },
  'POST /api/user/passkeys/options': { body: { password: PASSWORD }, headers: { host: 'localhost' } },
  'POST /api/user/passkeys': {
    body: { name: 'Telephone', id: 'a', clientDataJSON: 'a', attestationObject: 'a', transports: [] },
    headers: { host: 'localhost' },
    status: 409,
  },
  'DELETE /api/user/events/open': {},
  'GET /api/user/data': {},
  'POST /api/user/data': { body: accountFile() },
  'POST /api/training-plans/import': { body: planFile() },
  'GET /api/calendar': {},
  'PATCH /api/calendar': { body: { timeZone: 'Europe/Berlin', startTimes: ['07:00', ...Array(6).fill(null)] } },
  'PATCH /api/calendar/choices': { body: { sports: ['bike', 'run'], reminder: 'evening-before' } },
  'POST /api/calendar/feed': {},
  'DELETE /api/calendar/feed': {},
  'GET /api/garmin/connection': {},
  'DELETE /api/garmin/connection': {},
  'GET /api/garmin/settings': {},
  // These two need a Garmin account.
  'PATCH /api/garmin/settings': { body: { sendsWorkouts: true }, status: 409 },
  'POST /api/garmin/sync': { status: 409 },
  'GET /api/garmin/auth': {},
  'GET /api/garmin/test-connection': {},
  'GET /api/garmin/activities': {},
  'GET /api/activities/pages/:page': { params: { page: 1 } },
  'POST /api/garmin/activities': { body: { duration: 1800, distance: 5000 } },
  'DELETE /api/garmin/activities': {},
  'GET /api/time-off': {},
  'POST /api/time-off': { body: { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' } },
  'GET /api/past-training': {},
  'POST /api/past-training': { body: pastTraining('2026-05-02') },
  'GET /api/thresholds': {},
  'POST /api/thresholds': { body: THRESHOLD },
  'GET /api/access-tokens': {},
  'POST /api/access-tokens': { body: ACCESS_TOKEN },
  'GET /api/races': {},
  'POST /api/races': { body: RACE },
  'GET /api/events': {},
  'POST /api/user/admin': { body: { token: NO_TOKEN }, status: 403 },
}

/** What an admin sends to the calls that are for admins. */
export const ADMIN_CALLS: Partial<Record<string, Call>> = {
  'GET /api/admin/server': {},
  'POST /api/admin/users/search': { body: { text: 'user', page: 1 } },
  'PATCH /api/admin/users/:id': { params: { id: NOBODYS }, body: { isDisabled: false }, status: 404 },
  'DELETE /api/admin/users/:id': { params: { id: NOBODYS }, status: 404 },
  'DELETE /api/admin/users/:id/sessions': { params: { id: NOBODYS }, status: 404 },
  'POST /api/admin/users/:id/reset-link': { params: { id: NOBODYS }, status: 404 },
  'GET /api/admin/acts': {},
  'GET /api/admin/jobs/failed': {},
  'POST /api/admin/jobs/failed/:jobId/retry': {
    params: { jobId: '8b1c5f5e-2f0e-4b8e-9f5a-3c1d2e4f5a6b' },
    status: 404,
  },
  // There is no mail without settings.
  'POST /api/admin/mail-test': { status: 409 },
  'GET /api/admin/invites': {},
  'POST /api/admin/invites': { body: { email: 'guest@example.org' } },
  'DELETE /api/admin/invites/:id': { params: { id: NOBODYS }, status: 404 },
}

/** A user who runs the server. */
export async function adminOn({ user, db }: Pick<TestApp, 'user' | 'db'>): Promise<Visitor> {
  const admin = await user()
  await db.updateTable('users').set({ role: 'admin' }).where('username', '=', admin.username).execute()
  return admin
}

const goal = { goalFinishTime: '02:45:00', goalSwimPace: '1:50', goalBikePace: '19.0', goalRunPace: '8:00' }
export const nameOf = (route: Route): string => `${route.method} ${route.path}`

/** Sends a sample call as it stands. */
export const send = (visitor: Visitor, route: Route, { params, body, headers }: Call) =>
  visitor.send({
    method: route.method,
    url: fillPath(route.path, params),
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  })

/** A session of the owner's: on another device where a call is about one, for a log-in takes its time. */
async function sessionOf({ visitor: arrive }: Pick<TestApp, 'visitor'>, owner: Visitor, name: string): Promise<string> {
  const visitor = name.includes(':sessionId') ? arrive() : owner
  if (visitor !== owner)
    await visitor.ask(routes.users.login, { body: { username: owner.username, password: PASSWORD } })
  const sessions = await visitor.ask(routes.security.sessions)
  return sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
}

/** A passkey of the owner's, which a browser made. */
async function passkeyOf(owner: Visitor): Promise<number> {
  const headers = { host: 'localhost' }
  const asked = { rpId: 'localhost', origin: 'http://localhost' }
  const { challenge } = await owner.ask(routes.passkeys.beginAdding, { body: { password: PASSWORD }, headers })
  const body = openAuthenticator().make({ ...asked, challenge })
  return (await owner.ask(routes.passkeys.add, { body, headers })).id
}

/** Rows beside a plan, by what names them in a call. */
const BESIDE = {
  activity: /activit|garmin|tracks|exercises/,
  timeOff: /time-off/,
  race: /races/,
  threshold: /thresholds/,
  accessToken: /access-tokens/,
  pastImport: /past-training/,
} as const
/** Calls that read or write a plan, its days and sessions, and nothing beside them. */
const OF_A_PLAN = /workouts|^PATCH .*training-plans\/:id|training-plans\/:id\/(copies|restore|share)$/

/** Whether a call with this name may see such a row. */
function sees(name: string, row: keyof typeof BESIDE): boolean {
  const named = Object.values(BESIDE).some((pattern) => pattern.test(name))
  return named ? BESIDE[row].test(name) : !OF_A_PLAN.test(name)
}

/** The rows beside a plan that a call is about, or may read; without its name, one of each kind. */
async function rowsBeside(visitor: Visitor, name: string, sport: Sport | null) {
  const make = async <T>(row: keyof typeof BESIDE, ask: () => Promise<T>) =>
    name === '' || sees(name, row) ? ask() : undefined
  const body = activityFile('a', { sport })
  const added = await make('activity', () => visitor.ask(routes.activityFiles.add, { body }))
  const holiday = { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' } as const
  const timeOff = await make('timeOff', () => visitor.ask(routes.timeOff.add, { body: holiday }))
  const race = await make('race', () => visitor.ask(routes.races.add, { body: RACE }))
  const threshold = await make('threshold', () => visitor.ask(routes.thresholds.add, { body: THRESHOLD }))
  const token = await make('accessToken', () => visitor.ask(routes.accessTokens.make, { body: ACCESS_TOKEN }))
  const past = await make('pastImport', () =>
    visitor.ask(routes.pastTraining.add, { body: pastTraining('2026-05-01') }),
  )
  return {
    activityId: added?.activities[0]?.id ?? 0,
    timeOffId: timeOff?.id ?? 0,
    raceId: race?.id ?? 0,
    thresholdId: threshold?.id ?? 0,
    accessTokenId: token?.id ?? 0,
    pastImportId: past?.import?.id ?? 0,
  }
}

/**
 * A user with a plan, and the rows their calls are about; `name` is the call's, where it is about what a plan became. A lean owner
 * has no rows but those that this call may see: where thousands of them are made.
 */
export async function ownerOn(server: Pick<TestApp, 'user' | 'visitor'>, name = '', { isLean = false } = {}) {
  const visitor = await server.user()
  const plan = await visitor.ask(routes.plans.create, { body: shortPlan() })
  const workouts = await visitor.ask(routes.workouts.listForPlan, { params: { id: String(plan.id) } })
  const [first, second] = workouts.filter(({ workoutType }) => workoutType !== 'race')
  const exercise = first?.exercises[0]
  if (!first || !second || !exercise) throw new Error('The sample plan has too few workouts')
  const sport = sportOf(exercise)
  const beside = await rowsBeside(visitor, isLean ? name : '', sport)
  const { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace } = plan
  const { week, day, dayName } = first
  return {
    visitor,
    rows: {
      ...{ planId: plan.id, workoutId: first.id, otherWorkoutId: second.id, exerciseId: exercise.id },
      ...{ name: plan.name, place: { week, day, dayName }, sport },
      goal: { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace },
      ...beside,
      garminActivityId: `file-${activityFile('a').fileHash.slice(0, 32)}-0`,
      sessionId: await sessionOf(server, visitor, name),
      passkeyId: name.includes('/passkeys/:id') ? await passkeyOf(visitor) : 1,
      adapted: /proposals|revisions|changes|versions/.test(name) ? await adaptedPlan(visitor, name) : NOT_ADAPTED,
    },
  }
}
