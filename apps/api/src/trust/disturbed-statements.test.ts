import { setTimeout as sleep } from 'node:timers/promises'
import { allRoutes, type Route, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS, type Call, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { type DisturbedApp, startDisturbedApp } from '../testing/disturbed-app.js'
import type { Fault } from '../testing/faulty-line.js'
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
  // What the server clears away at its start is over.
  await sleep(200)
}, 60_000)
beforeEach(() => server.truth.deleteFrom('users').execute())
afterAll(() => server.stop())

const callOf = (route: Route, rows: Awaited<ReturnType<typeof ownerOn>>['rows']): Call =>
  CALLS[nameOf(route)]?.(rows) ?? OWN_CALLS[nameOf(route)] ?? {}

const sampled = allRoutes.filter((route) => CALLS[nameOf(route)] || OWN_CALLS[nameOf(route)])
/** After the change is stored, these begin or end a session, which may fail by itself. */
const WITH_SESSION = ['PATCH /api/user/password', 'DELETE /api/user']
const byName = (routes: readonly Route[]) => routes.map((route) => [nameOf(route), route] as const)

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

/** All users, plans and workouts in one figure. */
async function figureOfRows() {
  const { rows } = await sql<{ figure: string }>`select md5(string_agg(row, '' order by row)) as figure from (
    select u::text as row from users u union all select p::text from training_plans p union all select w::text from workouts w
  ) as all_rows`.execute(server.truth)
  return rows[0]?.figure
}

describe('S32 when any one statement of a call fails, the answer is constant and tells no detail, and no plan has changed:', () => {
  it.each(byName(sampled.filter((route) => !WITH_SESSION.includes(nameOf(route)))))('%s', async (_, route) => {
    const { visitor, rows } = await ownerOn(server)
    const before = await figureOfRows()
    let disturbed = 0
    for await (const { reply } of disturbances(INSIDE, () => send(visitor, route, callOf(route, rows)))) {
      disturbed++
      expect(reply.body).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.stringMatching(UUID),
      })
      expect([reply.status, reply.headers['x-request-id']]).toEqual([
        500,
        (reply.body as { requestId: string }).requestId,
      ])
      expect(await figureOfRows()).toBe(before)
      await server.truth.deleteFrom('rate_limits').execute()
    }
    expect(disturbed).toBeGreaterThan(0)
  })

  it.each(WITH_SESSION)('%s: the change is not stored, or stored whole', async (name) => {
    const { visitor, rows } = await ownerOn(server)
    const route = sampled.find((each) => nameOf(each) === name) ?? routes.account.remove
    const { users, training_plans, workouts } = await allRows(server.truth)
    for await (const { reply } of disturbances(INSIDE, () => send(visitor, route, callOf(route, rows)))) {
      if (reply.status === 401) break
      expect([reply.status, reply.text]).toEqual([500, expect.any(String)])
      expect([reply.status, Object.keys(reply.body as object)]).toEqual([500, ['message', 'requestId']])
      await server.truth.deleteFrom('rate_limits').execute()
    }
    const after = await allRows(server.truth)
    expect(after.sessions?.length).toBeLessThanOrEqual(1)
    if (route === routes.account.remove)
      expect([after.users, after.training_plans, after.workouts]).toEqual([[], [], []])
    else expect([after.training_plans, after.workouts]).toEqual([training_plans, workouts])
    expect(after.users).not.toEqual(users)
  })

  it('signing in', async () => {
    const { username } = await server.user()
    const body = { username, password: PASSWORD }
    for await (const { reply } of disturbances(INSIDE, () => server.visitor().call(routes.users.login, { body }))) {
      expect([reply.status, Object.keys(reply.body as object)]).toEqual([500, ['message', 'requestId']])
      await server.truth.deleteFrom('rate_limits').execute()
    }
  })

  it('signing up: an account is made whole or not at all', async () => {
    const body = { username: 'new@example.org', password: PASSWORD }
    for await (const { reply } of disturbances(INSIDE, () => server.visitor().call(routes.users.register, { body }))) {
      if (reply.status === 409) break
      expect([reply.status, Object.keys(reply.body as object)]).toEqual([500, ['message', 'requestId']])
      await server.truth.deleteFrom('rate_limits').execute()
    }
    expect((await server.visitor().call(routes.users.login, { body })).status).toBe(200)
  })
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
]

describe('S35 a write that is disturbed at any statement is done completely or not at all:', () => {
  const faults = [DISK_FULL, 'cut'] as const
  it.each(byName(WRITES))('%s', async (_, route) => {
    const [{ visitor, rows }, twin] = [await ownerOn(server), await ownerOn(server)]
    const before = await stateOf(visitor)
    expect(before).toBe(await stateOf(twin.visitor))
    await send(twin.visitor, route, callOf(route, twin.rows))
    const after = await stateOf(twin.visitor)
    expect(after).not.toBe(before)

    for (const fault of faults) {
      const someone = fault === DISK_FULL ? { visitor, rows } : await ownerOn(server)
      for await (const { reply } of disturbances(fault, () =>
        send(someone.visitor, route, callOf(route, someone.rows)),
      )) {
        expect([reply.status, Number(reply.headers['retry-after'])]).toEqual([503, expect.any(Number)])
        expect(await stateOf(someone.visitor)).toBe(before)
      }
      expect(await stateOf(someone.visitor)).toBe(after)
    }
  })

  it.each(byName(WRITES))('%s, also when the answer to its last statement is lost', async (_, route) => {
    const { visitor, rows } = await ownerOn(server)
    const before = await stateOf(visitor)
    server.line.arm(/^commit/, 'cut afterwards')
    const reply = await send(visitor, route, callOf(route, rows))
    server.line.disarm()
    expect(reply.status).toBe(503)
    const twin = await ownerOn(server)
    await send(twin.visitor, route, callOf(route, twin.rows))
    expect([before, await stateOf(twin.visitor)]).toContain(await stateOf(visitor))
  })
})
