import { allRoutes, fillPath, type Route } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_CALLS, adminOn, CALLS, type Call, nameOf, OWN_CALLS, ownerOn } from '../testing/calls.js'
import { eachKind } from '../testing/each-kind.js'
import { toPayload } from '../testing/garbage.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

/** Written by programs of others, in their own form: taken as a hint, with whatever else they hold. */
const LOOSE = ['POST /api/garmin/webhooks/:kind', 'POST /api/garmin/webhooks/:secret/:kind']
const VISITORS: Call = { body: { username: 'new@example.org', password: PASSWORD } }
/** Columns that only the server writes, as they are called inside and over the wire. */
const OWNED = [
  ...['id', 'userId', 'user_id', 'trainingPlanId', 'training_plan_id', 'createdAt', 'deletedAt', 'wasCurrent'],
  ...['isCompleted', 'completedAt', 'changedAt', 'totalDuration', 'currentTrainingPlanId', 'isLinkedToWorkout'],
  ...['passwordHash', 'accessToken', 'refreshToken', 'token', 'requestHash', 'scope', 'isAdmin', 'role'],
]
const routes = allRoutes.filter((route) => route.body && !LOOSE.includes(nameOf(route)))

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function subject(route: Route) {
  const name = nameOf(route)
  const { visitor, rows } = await ownerOn(server, name, { isLean: true })
  const { params, body } = CALLS[name]?.(rows) ?? OWN_CALLS[name] ?? ADMIN_CALLS[name] ?? VISITORS
  const senders = {
    open: server.visitor(),
    user: visitor,
    admin: route.access === 'admin' ? await adminOn(server) : visitor,
  }
  if (typeof body !== 'object' || body === null) throw new Error(`${name} has no sample body in testing/calls.ts`)
  const send = (payload: string): ReturnType<Visitor['send']> =>
    senders[route.access].send({
      method: route.method,
      url: fillPath(route.path, params),
      payload,
      headers: { 'content-type': 'application/json' },
    })
  return { body: body as Record<string, unknown>, send }
}

/** Each place in a body where a value stands, as the body with `@here` in that place. */
function places(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.keys(body).flatMap((key) => {
    const held = (body as Record<string, unknown>)[key]
    const inside = Array.isArray(body) && Number(key) > 0 ? [] : places(held)
    const wrap = (value: unknown) => JSON.stringify(Object.assign(structuredClone(body), { [key]: value }))
    return [wrap('@here'), ...inside.map((text) => wrap(JSON.parse(text)))]
  })
}

describe('every body', () => {
  it.each(routes.map((route) => [nameOf(route), route] as const))(
    'S14 of %s takes no column that is the server’s own',
    async (_, route) => {
      const { body, send } = await subject(route)
      for (const column of OWNED.filter((name) => !(name in body))) {
        const { status, message } = await send(JSON.stringify({ ...body, [column]: 'canary' }))
        expect([column, status]).toEqual([column, 400])
        expect(message).toEqual(expect.any(String))
      }
    },
  )

  it.each(eachKind(routes))(
    'S13 S17 of %s is refused with a value that cannot be stored, in any place',
    async (_, route) => {
      const { body, send } = await subject(route)
      const spots = places(body).slice(0, 60)
      expect(spots.length).toBeGreaterThan(0)
      const values = ['"\\u0000"', '"\\ud800"', `${'['.repeat(33)}${']'.repeat(33)}`, '{"__proto__":{"polluted":true}}']
      for (const spot of spots) {
        for (const value of values) {
          const { status, text } = await send(toPayload(JSON.parse(spot)).replace('"@here"', value))
          expect([spot.slice(0, 200), value, status, text]).toEqual([
            spot.slice(0, 200),
            value,
            400,
            expect.any(String),
          ])
        }
      }
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
  )
})
