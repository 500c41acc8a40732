import { allRoutes, fillPath, type NewPlan, type Route, routes, sportsOfRace } from '@tri/api-contract'
import { addDays, DAY_NAMES, SPORTS, weeksUntil } from '@tri/plan-engine'
import { RACE_KINDS } from '@tri/plan-engine/adapt'
import { THRESHOLD_KINDS, THRESHOLD_LIMITS, THRESHOLDS_OF } from '@tri/plan-engine/zones'
import { rounds } from '@tri/test-setup/soak'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminOn, nameOf } from '../../testing/calls.js'
import { bodyOf, type Schema } from '../../testing/from-document.js'
import { startTestApp, type TestApp, type Visitor } from '../../testing/test-app.js'
import { openApiDocument } from './openapi.js'

/** Calls whose every answer costs the server a tenth of a second: passwords are hashed. */
const SLOW = [
  'POST /api/login',
  'POST /api/register',
  'PATCH /api/user/password',
  'DELETE /api/user',
  'POST /api/user/totp',
  'DELETE /api/user/totp',
  'POST /api/user/recovery-codes',
  'POST /api/user/passkeys/options',
]
const RUNS = { quick: rounds({ short: 20, all: 130 }), slow: rounds({ short: 4, all: 25 }) }
const BODIES = rounds({ short: 300, all: 2_000 })
const NOBODYS = 2_000_000_000

type Operation = { requestBody: { content: { 'application/json': { schema: Schema } } } }
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

/** As a client reads it. */
const document: Document = JSON.parse(JSON.stringify(openApiDocument(routes)))
// Lengths count characters, as JSON Schema has it and the document says.
const ajv = addFormats.default(new Ajv2020({ strict: false }))
const bodyRoutes = allRoutes.filter(({ body }) => body)

let server: TestApp
let user: Visitor
let admin: Visitor
const seen = { accepted: 0, refused: 0 }

beforeAll(async () => {
  server = await startTestApp()
  user = await server.user()
  admin = await adminOn(server)
})
afterAll(() => server.stop())

const schemaOf = ({ method, path }: Route) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody.content['application/json']
    .schema ?? {}

// The last one counts what the others made.
describe('a body made from the document', { shuffle: false }, () => {
  it.each(bodyRoutes.map((route) => [nameOf(route), route] as const))(
    '%s is accepted when it is valid by the document, and refused when it is not',
    async (name, route) => {
      const schema = schemaOf(route)
      const isValid = ajv.compile(schema)
      const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, part]) => [part, NOBODYS]))
      const seed = fc.sample(fc.nat(), 1)[0] ?? 0
      console.log(`${name}: seed ${seed}`)
      await fc.assert(
        fc.asyncProperty(bodyOf(schema), async (made) => {
          const body = (FIT[name] ?? same)(made)
          const valid = isValid(body)
          const visitor = { open: server.visitor(), user, admin }[route.access]
          const reply = await visitor.send({
            method: route.method,
            url: fillPath(route.path, params),
            payload: JSON.stringify(body) ?? 'null',
            headers: { 'content-type': 'application/json' },
          })
          const isAccepted = reply.status !== 400 || OF_THE_ROWS.test(String(reply.message))
          expect([isAccepted, reply.message, isValid.errors?.[0]]).toEqual([valid, reply.message, isValid.errors?.[0]])
          expect(reply.status).toBeLessThan(500)
          seen[valid ? 'accepted' : 'refused']++
        }),
        { numRuns: SLOW.includes(name) ? RUNS.slow : RUNS.quick, seed, endOnFailure: true },
      )
    },
    120_000,
  )

  it('was made two thousand times, hundreds of times in npm test, and was often of either kind', () => {
    console.log(`${seen.accepted} bodies accepted, ${seen.refused} refused`)
    expect(seen.accepted + seen.refused).toBeGreaterThan(BODIES)
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(BODIES / 4)
  })
})

/** What is refused because of what is stored, not because of how it was sent. */
const OF_THE_ROWS =
  /^This is not your current password$|^Please enter the password of your account$|^This code is wrong|^This password is among those that attackers try first/

type Json = Record<string, unknown>
const same = (body: unknown) => body
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** The dates of a plan, made to fit each other: the document says that in words. */
function datedPlan(plan: unknown): unknown {
  if (!isObject(plan) || !isDay(plan.raceDate)) return plan
  const startDate = isDay(plan.startDate) ? (plan as NewPlan).startDate : new Date().toISOString().slice(0, 10)
  const raceDate = addDays(startDate, 10 + (Number(String(plan.raceDate).replaceAll('-', '')) % 600))
  return Number.isInteger(plan.totalWeeks) && Number(plan.totalWeeks) > 0
    ? { ...plan, raceDate, totalWeeks: weeksUntil(startDate, raceDate) }
    : { ...plan, raceDate }
}

const PARTS = ['swim', 't1', 'bike', 't2', 'run']

/** A result whose parts are no longer than all of it. */
function fittingResult(result: unknown): unknown {
  if (!isObject(result)) return result
  const sum = PARTS.reduce((total, part) => total + (Number(result[part]) || 0), 0)
  return Number.isInteger(result.finish) && Number(result.finish) > 0
    ? { ...result, finish: Math.max(Number(result.finish), sum) }
    : result
}

/** Time off that ends within a month of its first day. */
function fittingTimeOff(told: unknown): unknown {
  if (!isObject(told) || !isDay(told.from) || !isDay(told.to)) return told
  return { ...told, to: addDays(String(told.from), Number(String(told.to).slice(-2)) - 1) }
}

/** A race with the distances of what is raced. */
function fittingRace(told: unknown): unknown {
  if (!isObject(told) || !isObject(told.distances)) return told
  const raced = RACE_KINDS.find((kind) => kind === told.kind)
  if (!raced) return told
  const { distances } = told
  return { ...told, distances: Object.fromEntries(sportsOfRace(raced).map((sport) => [sport, distances[sport] ?? 1])) }
}

/** A threshold of a kind that its sport has, and as high as a body can have it. */
function fittingThreshold(told: unknown): unknown {
  if (!isObject(told)) return told
  const { joules, ...plain } = told
  const { sport, kind, value } = plain
  const known = SPORTS.find((each) => each === sport)
  const asked = THRESHOLD_KINDS.find((each) => each === kind)
  if (!known || !asked || typeof value !== 'number' || value <= 0 || value > 1500) return told
  const own = THRESHOLDS_OF[known].find((each) => each === asked) ?? THRESHOLDS_OF[known][0] ?? asked
  const { min, max } = THRESHOLD_LIMITS[own]
  const above = own === 'critical-power' && joules !== undefined ? { joules } : {}
  return { ...plain, ...above, kind: own, value: min + ((max - min) * value) / 1500 }
}

/** Own zones that rise, of a kind that has them, given once. */
function fittingZones(preferences: Json): Json {
  const { ownZones } = preferences
  if (!Array.isArray(ownZones) || ownZones.length === 0 || ownZones.length > 5) return preferences
  const [own] = ownZones
  if (!isObject(own) || !Array.isArray(own.bounds)) return preferences
  const isPlain =
    SPORTS.some((each) => each === own.sport) &&
    THRESHOLD_KINDS.some((each) => each === own.kind) &&
    own.bounds.length <= 6
  const isWhole = own.bounds.every((bound) => Number.isInteger(bound) && bound >= 1 && bound <= 2000)
  const fit = { sport: 'bike', kind: 'ftp', bounds: [100, 200, 300, 400, 500] }
  return { ...preferences, ownZones: [isPlain && isWhole ? { ...own, ...fit } : own] }
}

const FIT: Record<string, (body: unknown) => unknown> = {
  'POST /api/time-off': fittingTimeOff,
  'POST /api/races': fittingRace,
  'POST /api/thresholds': fittingThreshold,
  'PATCH /api/user/preferences': (body) => (isObject(body) ? fittingZones(body) : body),
  'PATCH /api/races/:id': fittingRace,
  'POST /api/training-plans': datedPlan,
  'PATCH /api/training-plans/:id/result': (body) =>
    isObject(body) ? { ...body, result: fittingResult(body.result) } : body,
  'POST /api/training-plans/import': (body) =>
    isObject(body) ? { ...body, plan: datedPlan(body.plan), workouts: fittingWorkouts(body.workouts) } : body,
  'POST /api/user/data': (body) =>
    isObject(body)
      ? {
          ...body,
          ...(Array.isArray(body.plans) && { plans: body.plans.map(fittingPlan) }),
          ...(Array.isArray(body.timeOff) && { timeOff: body.timeOff.map(fittingTimeOff) }),
          ...(Array.isArray(body.thresholds) && { thresholds: body.thresholds.map(fittingThreshold) }),
          ...(Array.isArray(body.races) && { races: body.races.map(fittingRace) }),
          ...(Array.isArray(body.activities) && { activities: body.activities.map(alone) }),
          ...(isObject(body.preferences) && { preferences: fittingZones(zoned(body.preferences)) }),
        }
      : body,
  'POST /api/activities': (body) =>
    isObject(body) && Array.isArray(body.activities)
      ? {
          ...body,
          activities: body.activities.map((each, part) => {
            if (!isObject(each)) return each
            const link = isObject(each.link) ? { ...each.link, workoutId: NOBODYS - part } : each.link
            return { ...each, link, ...(Number.isInteger(each.part) && Number(each.part) >= 0 && { part }) }
          }),
        }
      : body,
  'PATCH /api/calendar': (body) =>
    isObject(body) && isText(body.timeZone) ? { ...body, timeZone: 'Europe/Berlin' } : body,
}

const isText = (value: unknown) => typeof value === 'string' && value.length <= 60

const zoned = (preferences: Json) =>
  isObject(preferences.trainingTimes) && isText(preferences.trainingTimes.timeZone)
    ? { ...preferences, trainingTimes: { ...preferences.trainingTimes, timeZone: 'Europe/Berlin' } }
    : preferences

const alone = (activity: unknown) =>
  isObject(activity)
    ? { ...activity, ...('link' in activity && { link: null }), ...('filled' in activity && { filled: null }) }
    : activity

const fittingPlan = (plan: unknown) => {
  const dated = datedPlan(plan)
  return isObject(dated)
    ? {
        ...dated,
        workouts: fittingWorkouts(dated.workouts),
        ...('result' in dated && { result: fittingResult(dated.result) }),
      }
    : dated
}

/** Workouts of the first week with an id for each exercise, and what follows from the rest of each. */
const fittingWorkouts = (workouts: unknown) =>
  Array.isArray(workouts)
    ? workouts.map((workout, at) => (isObject(workout) ? fittingWorkout(workout, at) : workout))
    : workouts

function fittingWorkout(workout: Json, at: number): Json {
  const exercises = Array.isArray(workout.exercises)
    ? workout.exercises.map((each, index) =>
        isObject(each) && isText(each.id) && each.id !== '' ? { ...each, id: `e${at}-${index}` } : each,
      )
    : workout.exercises
  const minutes = Array.isArray(exercises)
    ? exercises.reduce((sum: number, each) => sum + (isObject(each) ? Number(each.duration) : 0), 0)
    : 0
  return {
    ...workout,
    exercises,
    ...(Number.isInteger(workout.week) && Number(workout.week) > 0 && { week: 1 }),
    ...('dayName' in workout &&
      DAY_NAMES.includes(workout.dayName as 'Sunday') && { dayName: DAY_NAMES[Number(workout.day)] ?? 'Sunday' }),
    ...(Number.isInteger(workout.totalDuration) && Number(workout.totalDuration) >= 0 && { totalDuration: minutes }),
    ...(typeof workout.isCompleted === 'boolean' && { isCompleted: workout.completedAt !== null }),
  }
}
