import { allRoutes, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, type Reply, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'
import { pruneIdempotencyKeys } from './idempotency.js'

const { account, plans, users, workouts } = routes
const REUSED = 'This Idempotency-Key was already used for something else. Please send a new key with a new request'

let server: TestApp
let keys = 0

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const newKey = () => ({ 'idempotency-key': `key-${++keys}` })
const times = (count: number, work: () => Promise<Reply>) => Promise.all(Array.from({ length: count }, work))
const summary = (replies: Reply[]) => ({
  statuses: [...new Set(replies.map(({ status }) => status))],
  answers: new Set(replies.map(({ text }) => text)).size,
})

describe('S39: one submit, sent twenty times at once', () => {
  it('S39 makes one plan and gets twenty equal answers', async () => {
    const user = await server.user()
    const headers = newKey()
    const replies = await times(20, () => user.call(plans.create, { body: shortPlan(), headers }))
    expect(summary(replies)).toEqual({ statuses: [201], answers: 1 })
    expect(await user.ask(plans.list)).toEqual([replies[0]?.body])
  })

  it('S39 makes one copy of a plan', async () => {
    const user = await server.user()
    const params = { id: String((await user.ask(plans.create, { body: shortPlan() })).id) }
    const headers = newKey()
    const replies = await times(20, () => user.call(plans.duplicate, { params, headers }))
    expect(summary(replies)).toEqual({ statuses: [201], answers: 1 })
    expect(await user.ask(plans.list)).toHaveLength(2)
  })

  it('S39 makes one account, and signs every sender in', async () => {
    const headers = newKey()
    const body = { username: 'twice@example.org', password: PASSWORD }
    const visitors = Array.from({ length: 20 }, () => server.visitor())
    const replies = await Promise.all(visitors.map((each) => each.call(users.register, { body, headers })))
    expect(summary(replies)).toEqual({ statuses: [201], answers: 1 })
    for (const visitor of visitors) expect((await visitor.ask(users.current)).username).toBe(body.username)
    const rows = await server.db.selectFrom('users').select('id').where('username', '=', body.username).execute()
    expect(rows).toHaveLength(1)
  })
})

const repeatable = allRoutes.filter((route) => route.repeatable && route !== users.register)

describe('S39: an edit whose answer got lost', () => {
  it.each(repeatable.map((route) => [nameOf(route), route] as const))(
    'S39 that is sent again to %s gets its first answer, and touches nothing that was changed since',
    async (name, route) => {
      const { visitor, rows } = await ownerOn(server, name)
      const params = { id: String(rows.workoutId), exerciseId: rows.exerciseId }
      if (route === workouts.restoreExercise) await visitor.ask(workouts.deleteExercise, { params })
      const call = CALLS[name]?.(rows) ?? OWN_CALLS[name] ?? {}
      const headers = newKey()
      const again = () => send(visitor, route, { ...call, headers })
      const first = await again()
      expect(first.status).toBe(route.status ?? 200)

      for (const id of [rows.workoutId, rows.otherWorkoutId])
        await visitor.ask(workouts.complete, { params: { id: String(id) }, body: { completed: true, notes: 'Since' } })
      await visitor.ask(plans.rename, { params: { id: String(rows.planId) }, body: { name: 'Named since' } })
      await visitor.ask(users.updatePreferences, { body: { defaultSwimPace: '1:40' } })
      const standing = async () => [
        await visitor.ask(plans.list),
        await visitor.ask(users.current),
        await visitor.ask(workouts.listForPlan, { params: { id: String(rows.planId) } }),
      ]
      const before = await standing()
      const replies = await times(3, again)
      expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([first.status, first.body]))
      expect(await standing()).toEqual(before)
    },
  )
})

describe('S39: a key', () => {
  it('S39 still holds after a restart, on any instance', async () => {
    const user = await server.user()
    const headers = newKey()
    const first = await user.call(plans.create, { body: shortPlan(), headers })
    const restarted = await buildApp({
      db: server.db,
      direct: server.connection,
      env: readEnv({ LOG_LEVEL: 'silent' }),
    })
    const there = new Visitor(restarted)
    there.cookie = user.cookie
    const second = await there.call(plans.create, { body: shortPlan(), headers })
    expect([second.status, second.text]).toEqual([201, first.text])
    expect(await there.ask(plans.list)).toHaveLength(1)
    await restarted.close()
  })

  it('S39 is refused for another request, and one without a key is another one', async () => {
    const user = await server.user()
    const headers = newKey()
    const { id } = await user.ask(plans.create, { body: shortPlan(), headers })
    const replies = [
      await user.call(plans.create, { body: shortPlan(3), headers }),
      await user.call(plans.duplicate, { params: { id: String(id) }, headers }),
    ]
    for (const { status, message } of replies) expect([status, message]).toEqual([409, REUSED])
    await user.ask(plans.create, { body: shortPlan() })
    expect(await user.ask(plans.list)).toHaveLength(2)
  })

  it('S39 belongs to its user: another one’s is another submit', async () => {
    const headers = newKey()
    const [one, other] = [await server.user(), await server.user()]
    const mine = await one.ask(plans.create, { body: shortPlan(), headers })
    const theirs = await other.ask(plans.create, { body: shortPlan(), headers })
    expect(theirs.id).not.toBe(mine.id)
    expect(theirs.userId).not.toBe(mine.userId)
  })

  it('S39 opens no account to somebody who has the key but not the password', async () => {
    const headers = newKey()
    const body = { username: 'mine@example.org', password: PASSWORD }
    await server.visitor().ask(users.register, { body, headers })
    const thief = server.visitor()
    const reply = await thief.call(users.register, { body: { ...body, password: 'not-the-password' }, headers })
    expect([reply.status, reply.message]).toEqual([409, 'An account with this e-mail already exists'])
    expect(thief.cookie).toBeUndefined()
  })

  it('S39 is not spent by a refusal: the corrected request goes through', async () => {
    const user = await server.user()
    const headers = newKey()
    const refused = await user.call(plans.create, { body: { ...shortPlan(), name: '' }, headers })
    expect(refused.status).toBe(400)
    expect((await user.call(plans.create, { body: shortPlan(), headers })).status).toBe(201)
  })

  it.each(['', 'two words', 'ü', 'x'.repeat(201)])('S39 that cannot be one is refused: %j', async (key) => {
    const user = await server.user()
    const reply = await user.call(plans.create, { body: shortPlan(), headers: { 'idempotency-key': key } })
    expect([reply.status, reply.message]).toEqual([
      400,
      'Please send an Idempotency-Key of 1 to 200 letters, digits and signs without blanks',
    ])
  })

  it('S39 is forgotten after a day, and with its user at once; no password is kept with it', async () => {
    const rows = () => server.db.selectFrom('idempotency_keys').selectAll().execute()
    const user = await server.user()
    await user.ask(plans.create, { body: shortPlan(), headers: newKey() })
    expect(JSON.stringify(await rows())).not.toContain(PASSWORD)

    await (await server.user()).ask(plans.create, { body: shortPlan(), headers: newKey() })
    const before = await rows()
    await user.ask(account.remove, { body: { password: PASSWORD } })
    const left = before.length - 1
    expect(await rows()).toHaveLength(left)

    for (const [ago, count] of [
      ['23 hours 59 minutes', left],
      ['24 hours 1 minute', 0],
    ] as const) {
      await sql`update idempotency_keys set created_at = now() - ${ago}::interval`.execute(server.db)
      await pruneIdempotencyKeys(server.db)
      expect(await rows()).toHaveLength(count)
    }
  })
})
