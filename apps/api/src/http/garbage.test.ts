import { allRoutes, fillPath, type Route, routes } from '@tri/api-contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountFile, activityFile, newPlan, planFile } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const RUNS = 250

/** Values that have broken parsers, drivers and databases before. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -0,
    1e308,
    2 ** 31,
    -1,
    0.1,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%00',
    "'; --",
    '٣',
    'infinity',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    [[[[]]]],
    { length: 1 },
    '2026-02-31',
    '0000-00-00',
    '99:99',
    '-1:00',
    '1e9',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 4 }),
  fc.integer(),
  fc.double(),
)

/** Good bodies to spoil. */
const BODIES: unknown[] = [
  newPlan(),
  { username: 'a@example.org', password: 'horse-battery-9' },
  { goalFinishTime: '02:45:00', goalSwimPace: '1:50', goalBikePace: '19.0', goalRunPace: '8:00' },
  { defaultSwimPace: '1:45', experienceLevel: 'beginner', defaultWeeklySchedule: newPlan().weeklySchedule },
  { planId: 1 },
  { week: 1, day: 3, dayName: 'Wednesday' },
  { completed: true, actualDuration: 30, notes: 'x', actualExercises: [] },
  { sourceWorkoutId: 1, targetWorkoutId: 2, exerciseId: 'w1d1e1', targetIndex: 0 },
  { workoutId: 1, exerciseId: 'w1d1e1' },
  { exerciseId: 'w1d1e1', targetIndex: 0 },
  { name: 'Autumn race' },
  { password: 'not-my-password' },
  { currentPassword: 'not-my-password', newPassword: 'another-horse-8' },
  accountFile(),
  planFile(),
  activityFile('c', { link: { workoutId: 1, exerciseId: 'w1d1e1' } }),
  { timeZone: 'Europe/Berlin', startTimes: ['07:00', null, null, null, null, null, null] },
]

let server: TestApp
let user: Visitor

beforeAll(async () => {
  server = await startTestApp()
  user = await server.user()
  await user.ask(routes.plans.create, { body: newPlan() })
})
afterAll(() => server.stop())

/** The body with one value, anywhere in it, replaced. */
function spoil(body: unknown, at: number, value: unknown): unknown {
  const spots: [Record<string, unknown>, string][] = []
  const copy: unknown = structuredClone({ body })
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    for (const key of Object.keys(part)) {
      const holder = part as Record<string, unknown>
      spots.push([holder, key])
      walk(holder[key])
    }
  }
  walk(copy)
  const [holder, key] = spots[at % spots.length] ?? []
  if (holder && key) holder[key] = value
  return (copy as { body: unknown }).body
}

const allRows = async () => {
  const tables = ['users', 'training_plans', 'workouts'] as const
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().orderBy('id').execute()))
  return JSON.stringify(rows)
}

/** As the user; as a visitor where signing in or out would change who asks next. */
const send = (route: Route, params: Record<string, string>, payload: string) =>
  (route.access === 'user' ? user : server.visitor()).send({
    method: route.method,
    url: fillPath(route.path, params),
    ...(route.method !== 'GET' && { payload, headers: { 'content-type': 'application/json' } }),
  })

describe('garbage', () => {
  it.each(allRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'sent to %s is refused or understood, never an accident',
    async (_, route) => {
      const calls = fc.record({
        body: fc.constantFrom(...BODIES),
        at: fc.nat(200),
        value: nasty,
        id: fc.oneof(fc.constant('1'), fc.string({ maxLength: 12 }), fc.integer().map(String)),
      })
      await fc.assert(
        fc.asyncProperty(calls, async ({ body, at, value, id }) => {
          const payload = JSON.stringify(spoil(body, at, value)) ?? 'null'
          const reply = await send(route, { id, week: id, exerciseId: id }, payload)
          expect(reply.status).toBeLessThan(500)
          expect(reply.text).not.toMatch(/select |insert |node_modules|at .*\.ts|syntax error|violates/i)
        }),
        { numRuns: RUNS / (route.body ? 1 : 5), seed: 7 },
      )
    },
    60_000,
  )

  it.each(allRoutes.filter(({ body }) => body).map((route) => [`${route.method} ${route.path}`, route] as const))(
    'that is no JSON changes nothing at %s',
    async (_, route) => {
      const before = await allRows()
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (payload) => {
          const reply = await send(route, { id: '1', exerciseId: 'w1d1e1' }, payload)
          expect([400, 401]).toContain(reply.status)
        }),
        { numRuns: 30, seed: 7 },
      )
      expect(await allRows()).toBe(before)
    },
  )
})
