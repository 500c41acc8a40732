import { fillPath, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newPlan } from '../../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../../testing/test-app.js'

const { users, plans, workouts } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** Reads that look the session up in their own statement, and one that does not. */
const READS = [
  ['the user', () => users.current.path],
  ['a week', (id: number) => fillPath(workouts.listForWeek.path, { id, week: 1 })],
  ['a plan', (id: number) => fillPath(workouts.listForPlan.path, { id })],
  ['plans', () => plans.list.path],
] as const

const age = (column: 'created_at' | 'last_seen_at', interval: string) =>
  sql`update sessions set ${sql.ref(column)} = now() - ${interval}::interval`.execute(server.db)

describe.each(READS)('who reads %s', (_name, pathOf) => {
  let user: Visitor
  let url: string
  beforeEach(async () => {
    await server.db.deleteFrom('sessions').execute()
    user = await server.user()
    const { id } = await user.ask(plans.create, { body: newPlan() })
    url = pathOf(id)
    // From now on the instance knows whose session it is.
    expect((await user.send({ method: 'GET', url })).status).toBe(200)
  })

  it('is refused at once when the session ended elsewhere, and the cookie is taken back', async () => {
    await server.db.deleteFrom('sessions').execute()
    const reply = await user.send({ method: 'GET', url })
    expect([reply.status, reply.message]).toEqual([401, 'Please log in'])
    expect(String(reply.headers['set-cookie'])).toMatch(/^sid=; .*Expires=Thu, 01 Jan 1970/)
  })

  it.each([
    ['last_seen_at', '7 days 1 minute'],
    ['created_at', '30 days 1 minute'],
  ] as const)('is refused when its %s is %s ago', async (column, interval) => {
    await age(column, interval)
    expect((await user.send({ method: 'GET', url })).status).toBe(401)
  })

  it('keeps the session alive by it', async () => {
    await age('last_seen_at', '2 hours')
    expect((await user.send({ method: 'GET', url })).status).toBe(200)
    const { lastSeenAt } = await server.db.selectFrom('sessions').select('lastSeenAt').executeTakeFirstOrThrow()
    expect(Date.now() - Date.parse(lastSeenAt)).toBeLessThan(60_000)
  })
})

describe('who calls', () => {
  it('is told nothing about a request without a session that stands', async () => {
    const user = await server.user()
    const wrong = { method: 'GET', url: fillPath(workouts.listForPlan.path, { id: 'x' }) } as const
    await user.send({ method: 'GET', url: users.current.path })
    expect((await user.send(wrong)).status).toBe(400)
    await server.db.deleteFrom('sessions').execute()
    expect((await user.send(wrong)).status).toBe(401)
  })

  it('reads nobody else`s plan by a session of their own', async () => {
    const [owner, stranger] = [await server.user(), await server.user()]
    const { id } = await owner.ask(plans.create, { body: newPlan() })
    await stranger.ask(users.current)
    expect((await stranger.call(workouts.listForPlan, { params: { id: String(id) } })).status).toBe(404)
    expect((await owner.ask(users.current)).username).toBe(owner.username)
    expect((await stranger.ask(users.current)).username).toBe(stranger.username)
  })
})
