import { setTimeout as sleep } from 'node:timers/promises'
import { allRoutes, type Route, routes } from '@tri/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLS, type Call, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { type DisturbedApp, startDisturbedApp } from '../testing/disturbed-app.js'
import { eachKind } from '../testing/each-kind.js'
import type { Fault } from '../testing/faulty-line.js'
import { openPage } from '../testing/open-page.js'
import { allRows } from '../testing/rows.js'
import { PASSWORD, type Reply, type Visitor } from '../testing/test-app.js'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_STATEMENTS = 60

/** PostgreSQL's words for a failure inside and for a full disk. */
const INSIDE = { refuse: 'XX000' }
const DISK_FULL = { refuse: '53100' }

let server: DisturbedApp

beforeAll(async () => {
  server = await startDisturbedApp()
  await untilListening()
  // What the server clears away at its start is over.
  await sleep(200)
}, 60_000)
beforeEach(() => server.truth.deleteFrom('users').execute())
afterAll(() => server.stop())

/**
 * Waits until the server hears of changes, from its first open page on, and has looked up that page's session for it: later
 * the look would be taken for a statement of the call that is disturbed.
 */
async function untilListening(): Promise<void> {
  const { cookie } = await server.user()
  const page = await openPage(await server.app.listen({ port: 0, host: '127.0.0.1' }), cookie)
  const looks = () => server.line.answered().filter((text) => /from "sessions"/.test(text) && /"key" in/.test(text))
  await vi.waitUntil(() => page.count('ready') > 0 && looks().length >= 2, { timeout: 60_000, interval: 5 })
  await page.leave()
}

const callOf = (route: Route, rows: Awaited<ReturnType<typeof ownerOn>>['rows']): Call =>
  CALLS[nameOf(route)]?.(rows) ?? OWN_CALLS[nameOf(route)] ?? {}

const sampled = allRoutes.filter((route) => CALLS[nameOf(route)] || OWN_CALLS[nameOf(route)])

/** Sends the call again and again, each time with the next statement disturbed, until one is left in peace. */
async function* disturbances(fault: Fault, ask: () => Promise<Reply>): AsyncGenerator<{ at: number; reply: Reply }> {
  for (let at = 1; at <= MOST_STATEMENTS; at++) {
    server.line.arm(at, fault)
    const reply = await ask()
    const happened = server.line.hasHappened()
    server.line.disarm()
    if (!happened) return
    yield { at, reply }
  }
  throw new Error(`More than ${MOST_STATEMENTS} statements`)
}

/** Written for themselves, each with its reason; every other table is as it was when a call fails. */
const APART = [
  // Attempts count whatever comes of them.
  'rate_limits',
  // The server's own keys: made by whoever needs one first, and kept.
  'secrets',
]

async function rowsThatCount() {
  const rows = await allRows(server.truth)
  return Object.fromEntries(Object.entries(rows).filter(([table]) => !APART.includes(table)))
}

describe('S32 when any one statement of a call fails, the answer is constant and tells no detail, and no row has changed:', () => {
  const INSIDE_ANSWER = [
    500,
    {
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.stringMatching(UUID),
    },
  ]

  /** Disturbs each statement of a call in turn; how many there were. */
  async function expectUnchanged(ask: () => Promise<Reply>, isWhole?: (reply: Reply) => boolean): Promise<number> {
    const before = await rowsThatCount()
    let disturbed = 0
    let whole = 0
    for await (const { at, reply } of disturbances(INSIDE, ask)) {
      disturbed++
      if (isWhole?.(reply)) {
        whole++
        await server.truth.deleteFrom('rate_limits').execute()
        continue
      }
      expect([reply.status, reply.body]).toEqual(INSIDE_ANSWER)
      expect(reply.headers['x-request-id']).toBe((reply.body as { requestId: string }).requestId)
      expect([at, reply.headers['set-cookie']]).toEqual([at, undefined])
      expect(await rowsThatCount()).toEqual(before)
      await server.truth.deleteFrom('rate_limits').execute()
    }
    expect(whole).toBe(isWhole ? 1 : 0)
    return disturbed
  }

  /** A download is whole before its claim is given back, by the last statement; the claim ends by itself. */
  const isWholeFile = ({ status, body }: Reply) =>
    status === 200 && typeof body === 'object' && body !== null && 'plans' in body && 'activities' in body

  it.each(eachKind(sampled))('%s', async (name, route) => {
    const { visitor, rows } = await ownerOn(server, name)
    const ask = () => send(visitor, route, callOf(route, rows))
    expect(await expectUnchanged(ask, name === 'GET /api/user/data' ? isWholeFile : undefined)).toBeGreaterThan(0)
  })

  it('signing in, also in place of a session that was', async () => {
    const user = await server.user()
    const body = { username: user.username, password: PASSWORD }
    await expectUnchanged(() => server.visitor().call(routes.users.login, { body }))
    expect(await expectUnchanged(() => user.call(routes.users.login, { body }))).toBeGreaterThan(5)
  })

  it('signing up: the account with its session is made whole or not at all', async () => {
    const body = { username: 'new@example.org', password: PASSWORD }
    const headers = { 'idempotency-key': 'sign-up' }
    const visitor = server.visitor()
    await expectUnchanged(() => visitor.call(routes.users.register, { body, headers }))
    expect((await visitor.ask(routes.users.current)).username).toBe(body.username)
  })

  it('signing out', async () => {
    const user = await server.user()
    await expectUnchanged(() => user.call(routes.users.logout))
    expect(user.cookie).toBeUndefined()
  })
})

it('S22 an answer to what failed inside has the headers that protect', async () => {
  const user = await server.user()
  server.line.arm(1, INSIDE)
  const reply = await user.call(routes.users.current)
  server.line.disarm()
  expect(reply.status).toBe(500)
  expect(reply.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  })
  for (const absent of ['server', 'x-powered-by', 'access-control-allow-origin', 'set-cookie'])
    expect(reply.headers).not.toHaveProperty(absent)
})

/** What the athlete has, told without numbers and times, so that two athletes who did the same have the same. */
async function stateOf({ username }: Visitor): Promise<string> {
  const plans = await server.truth
    .selectFrom('training_plans')
    .innerJoin('users', 'users.id', 'userId')
    .where('username', '=', username)
    .selectAll('training_plans')
    .orderBy('training_plans.id')
    .execute()
  const told = plans.map(async ({ id, userId, createdAt, deletedAt, ...plan }) => {
    const workouts = await server.truth
      .selectFrom('workouts')
      .where('trainingPlanId', '=', id)
      .select(['week', 'day', 'workoutType', 'exercises', 'totalDuration', 'isCompleted', 'notes', 'version'])
      .orderBy('id')
      .execute()
    return { ...plan, isDeleted: deletedAt !== null, workouts }
  })
  return JSON.stringify(await Promise.all(told))
}

const { plans, workouts, account } = routes
const WRITES: Route[] = [
  plans.create,
  plans.changeGoal,
  plans.remove,
  plans.duplicate,
  account.bringIn,
  workouts.move,
  workouts.complete,
  workouts.moveExercise,
  workouts.deleteExercise,
  routes.activityFiles.add,
  routes.proposals.accept,
  routes.proposals.undo,
]

describe('S35 a write that is disturbed at any statement is done completely or not at all:', () => {
  const faults = [DISK_FULL, 'cut'] as const
  it.each(eachKind(WRITES))('%s', async (name, route) => {
    const [{ visitor, rows }, twin] = [await ownerOn(server, name), await ownerOn(server, name)]
    const before = await stateOf(visitor)
    expect(before).toBe(await stateOf(twin.visitor))
    await send(twin.visitor, route, callOf(route, twin.rows))
    const after = await stateOf(twin.visitor)
    expect(after).not.toBe(before)

    for (const fault of faults) {
      const someone = fault === DISK_FULL ? { visitor, rows } : await ownerOn(server, name)
      const stored = await rowsThatCount()
      for await (const { reply } of disturbances(fault, () =>
        send(someone.visitor, route, callOf(route, someone.rows)),
      )) {
        expect([reply.status, Number(reply.headers['retry-after'])]).toEqual([503, expect.any(Number)])
        expect(await rowsThatCount()).toEqual(stored)
      }
      expect(await stateOf(someone.visitor)).toBe(after)
    }
  })

  it.each(eachKind(WRITES))('%s, also when the answer to its last statement is lost', async (name, route) => {
    const { visitor, rows } = await ownerOn(server, name)
    const before = await stateOf(visitor)
    server.line.arm(/^commit/, 'cut afterwards')
    const reply = await send(visitor, route, callOf(route, rows))
    server.line.disarm()
    expect(reply.status).toBe(503)
    const twin = await ownerOn(server, name)
    await send(twin.visitor, route, callOf(route, twin.rows))
    expect([before, await stateOf(twin.visitor)]).toContain(await stateOf(visitor))
  })
})
