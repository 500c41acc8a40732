import { PAGE_HEADER, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { announce } from '../db/announce.js'
import { inTransaction } from '../db/transaction.js'
import { openPage } from '../testing/open-page.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, startTestApp, type TestApp, UNLIMITED, type Visitor } from '../testing/test-app.js'

const { account, events, plans, signIns, users, workouts } = routes

let server: TestApp
let origin: string
/** Another instance on the same database. */
let other: { origin: string; close: () => Promise<unknown> }

beforeAll(async () => {
  server = await startTestApp()
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const env = readEnv({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere', ...UNLIMITED })
  const app = await buildApp({ db: server.db, env, direct: server.connection })
  other = { origin: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() }
})
afterAll(async () => {
  await other.close()
  await server.stop()
})

/** A user with an open page that hears what changes from now on: what was told of before may come late. */
async function listening() {
  const user = await server.user()
  const page = await openPage(origin, user.cookie)
  await page.hears('ready')
  const { id } = await user.ask(users.current)
  await hearAnew(id, [page])
  return { user, page, id }
}

let mark = 999_000

/** Begins to hear anew on these pages of a user: each instance tells of what was before in its own time. */
async function hearAnew(userId: number, pages: readonly Awaited<ReturnType<typeof openPage>>[]) {
  mark += 1
  const last = mark
  await inTransaction(server.db, (transaction) => announce(transaction, userId, { noun: 'garmin', id: last }))
  for (const page of pages) await page.hearsLast(last)
}

/** The same user in another browser. */
async function elsewhere({ username }: Visitor): Promise<Visitor> {
  const visitor = server.visitor()
  await visitor.ask(users.login, { body: { username, password: PASSWORD } })
  return visitor
}

describe('S57 an open page', () => {
  it('S57 hears within 2 s of a change with its row, its version and its plan, on any instance', async () => {
    const { user, page, id: userId } = await listening()
    const far = await openPage(other.origin, user.cookie)
    await far.hears('ready')
    await hearAnew(userId, [page, far])
    const plan = await user.ask(plans.create, { body: shortPlan() })
    const [row] = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    const params = { id: String(row?.id) }
    const { id, version } = await user.ask(workouts.complete, { params, body: { completed: true } })
    const expected = { noun: 'workouts', id, version, planId: plan.id }
    for (const each of [page, far]) {
      await each.hears('change', 4)
      expect(each.changes()).toEqual([
        { noun: 'plans', id: plan.id, version: plan.version },
        { noun: 'workouts', planId: plan.id },
        { noun: 'account' },
        expected,
      ])
      await each.leave()
    }
  })

  it('S57 hears which page made a change, where that one says so and says it right', async () => {
    const { user, page } = await listening()
    const by = 'ab'.repeat(16)
    const units = ['metric', 'miles', 'metric'] as const
    for (const [index, named] of [by, 'nobody', undefined].entries())
      await user.ask(users.updatePreferences, {
        body: { units: units[index] },
        ...(named && { headers: { [PAGE_HEADER]: named } }),
      })
    await page.hears('change', 3)
    expect(page.changes()).toEqual([{ noun: 'account', by }, { noun: 'account' }, { noun: 'account' }])
  })

  it('S57 hears nothing of anybody else', async () => {
    const [mine, theirs] = [await listening(), await listening()]
    await theirs.user.ask(users.updatePreferences, { body: { defaultSwimPace: '1:45' } })
    await theirs.page.hears('change')
    await mine.user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await mine.page.hears('change')
    expect([mine.page.changes(), theirs.page.changes()]).toEqual([[{ noun: 'account' }], [{ noun: 'account' }]])
  })

  it('S57 hears nothing of what was rolled back', async () => {
    const { user, page, id } = await listening()
    const failing = inTransaction(server.db, async (transaction) => {
      await announce(transaction, id, { noun: 'plans' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    await user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await page.hears('change')
    expect(page.changes()).toEqual([{ noun: 'account' }])
  })

  it('S57 is told at once, as it is, by whoever stands in between', async () => {
    const { page } = await listening()
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(page.headers.has('content-encoding')).toBe(false)
    await page.leave()
  })

  it('S57 is no answer to a question for headers alone', async () => {
    const user = await server.user()
    const reply = await user.send({ method: 'HEAD', url: events.listen.path })
    expect(reply.status).toBe(404)
  })
})

/** What ends the session of a page. */
const ENDS: Record<string, (user: Visitor) => Promise<unknown>> = {
  'its user signs out': (user) => user.ask(users.logout),
  'its account is erased': (user) => user.ask(account.remove, { body: { password: PASSWORD } }),
  'everybody else is signed out': async (user) => (await elsewhere(user)).ask(signIns.endOthers),
  'the password is changed elsewhere': async (user) => {
    const body = { currentPassword: PASSWORD, newPassword: 'another-horse-8' }
    await (await elsewhere(user)).ask(account.changePassword, { body })
  },
}

describe('S57 a stream ends within 2 s', () => {
  it.each(Object.entries(ENDS))('S57 when %s, also on another instance', async (_, act) => {
    const { user, page } = await listening()
    const far = await openPage(other.origin, user.cookie)
    await far.hears('ready')
    const stranger = await listening()
    await act(user)
    for (const each of [page, far]) {
      await each.hears('bye')
      await each.ends()
    }
    expect(stranger.page.count('bye')).toBe(0)
    await stranger.user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await stranger.page.hears('change')
    await stranger.page.leave()
  })

  it('S57 and stays when another session of the user ends', async () => {
    const { user, page } = await listening()
    const second = await elsewhere(user)
    await second.ask(users.logout)
    await user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await page.hearsOf(['sign-ins', 'account'])
    expect(page.count('bye')).toBe(0)
    await page.leave()
  })

  it('S57 or is not begun, when the session ends as it is opened', async () => {
    const user = await server.user()
    await server.db.deleteFrom('sessions').execute()
    expect((await openPage(origin, user.cookie)).status).toBe(401)
  })
})

describe('S57 streams', () => {
  it('S57 are at most 20 of a user on an instance, and others keep theirs', async () => {
    const { user, page, ...rest } = await listening()
    const pages = await Promise.all(Array.from({ length: 25 }, () => openPage(origin, user.cookie)))
    expect(pages.filter(({ status }) => status === 200)).toHaveLength(19)
    const refused = pages.filter(({ status }) => status === 429)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array(6).fill('60'))
    expect((await listening()).page.status).toBe(200)
    for (const each of pages) await each.leave()
    expect(rest.id).toBeGreaterThan(0)
    await expect.poll(async () => (await openPage(origin, user.cookie)).status).toBe(200)
    expect(page.count('bye')).toBe(0)
  })

  it('S57 hold no connection of the pool', async () => {
    const counts = async (): Promise<Record<string, number>> => {
      const { rows } = await sql<{ name: string; count: number }>`
        select application_name as name, count(*) from pg_stat_activity
        where datname = current_database() group by 1`.execute(server.db)
      return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
    }
    const before = await counts()
    const open = await Promise.all(Array.from({ length: 15 }, () => listening()))
    const far = await openPage(other.origin, open[0]?.user.cookie)
    await far.hears('ready')
    const after = await counts()
    expect(after.triplan).toBeLessThanOrEqual(Math.max(10, before.triplan ?? 0))
    expect(after['triplan-events']).toBe(2)
    for (const page of [far, ...open.map((one) => one.page)]) await page.leave()
  })

  it('S57 are not disturbed by what no instance of this version announces', async () => {
    const { user, page, id } = await listening()
    for (const payload of ['', 'no JSON', '{}', JSON.stringify({ userId: id, noun: 'of another version' })])
      await sql`select pg_notify('triplan_changes', ${payload})`.execute(server.db)
    await user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await page.hears('change')
    expect(page.changes()).toEqual([{ noun: 'account' }])
    await page.leave()
  })

  it('S57 tell every page to ask anew when the connection to the database broke', async () => {
    const { user, page } = await listening()
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'triplan-events'`.execute(server.db)
    await page.hears('ready')
    await user.ask(users.updatePreferences, { body: { units: 'metric' } })
    await page.hears('change')
    await page.leave()
  })
})
