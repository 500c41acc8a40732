import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disableUser, enableUser } from '../admin/disable-user.js'
import { migrations } from '../db/migrations/list.js'
import { inTransaction } from '../db/transaction.js'
import { startBalancer } from '../testing/balancer.js'
import { type Child, startChild } from '../testing/child.js'
import { urlOf } from '../testing/databases.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { openPage } from '../testing/open-page.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, UNLIMITED } from '../testing/test-app.js'
import { holdAgainst, keepWriting, newLedger, Writer } from '../testing/writers.js'

const { calendar, users, health, plans, sharing } = routes
const cleanups: (() => Promise<unknown>)[] = []

let db: Awaited<ReturnType<typeof freshDatabase>>['db']
/** One is asked to stop and one is killed, so that there are two at first each time. */
let instances: Child[]
let address: string
let writers: Writer[]

beforeAll(async () => {
  const fresh = await freshDatabase('empty')
  db = fresh.db
  cleanups.push(fresh.drop)
  const settings = {
    ...UNLIMITED,
    DATABASE_URL: urlOf(fresh.connection),
    SIGN_IN_LIMIT: '10',
    TRUST_PROXY: '127.0.0.1',
  }
  instances = await Promise.all([1, 2, 3].map(() => startChild(settings)))
  for (const { process, end } of instances)
    cleanups.push(async () => process.exitCode === null && process.signalCode === null && end('SIGKILL'))
  for (const { address, said } of instances) if (!address) throw new Error(said())
  const balancer = await startBalancer(instances.map((each) => each.address ?? ''))
  cleanups.push(balancer.close)
  address = balancer.address
  writers = Array.from({ length: 6 }, (_, index) => new Writer(() => address, `w${index}@example.org`))
}, 60_000)
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}, 60_000)

const statusAt = async ({ address }: Child, { path }: { path: string }, cookie = '') =>
  (await fetch(`${address}${path}`, { headers: { cookie } })).status

/** The session, the feed and a shared plan of an athlete. */
async function waysIn(athlete: Writer) {
  const ask = async (...asked: Parameters<Writer['call']>) => JSON.parse((await athlete.call(...asked))?.text ?? '')
  const { id } = await ask(plans.create, { body: shortPlan() })
  const feed: { path: string } = await ask(calendar.makeFeed)
  const share: { path: string } = await ask(sharing.share, { params: { id: String(id) } })
  return [users.current, feed, { path: `/api${share.path}` }]
}

// They start together, and end one after the other.
describe('instances on one database behind a balancer', { shuffle: false }, () => {
  it('S10 started at once on an empty database make the tables once, and each serves', async () => {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
    expect(await Promise.all(instances.map((each) => statusAt(each, health.ready)))).toEqual([200, 200, 200])
  })

  it('S06 know the same sessions: signed in at one, signed in at all; signed out at one, signed out at all', async () => {
    const visitor = new Writer(() => address, 'visitor@example.org')
    await visitor.register()
    const { cookie } = visitor
    expect(await Promise.all(instances.map((each) => statusAt(each, users.current, cookie)))).toEqual([200, 200, 200])
    expect((await visitor.call(users.logout))?.status).toBe(204)
    expect(await Promise.all(instances.map((each) => statusAt(each, users.current, cookie)))).toEqual([401, 401, 401])
  })

  it('S58 shut an account that is switched off within a second: its sessions, open pages, feed and shares', async () => {
    const athlete = new Writer(() => address, 'switched-off@example.org')
    await athlete.register()
    const ways = await waysIn(athlete)
    const statuses = () =>
      Promise.all(instances.flatMap((each) => ways.map((way) => statusAt(each, way, athlete.cookie))))
    expect(await statuses()).toEqual(Array(9).fill(200))
    const pages = await Promise.all(instances.map((each) => openPage(each.address ?? '', athlete.cookie)))
    for (const page of pages) await page.hears('ready')

    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', athlete.username)
      .executeTakeFirstOrThrow()
    await inTransaction(db, (transaction) => disableUser(transaction, id))
    const began = performance.now()
    expect(await statuses()).toEqual(Array(3).fill([401, 404, 404]).flat())
    for (const page of pages) await page.ends()
    if (IS_SOAK) expect(performance.now() - began).toBeLessThan(1_000)
    const login = () => athlete.call(users.login, { body: { username: athlete.username, password: PASSWORD } })
    expect(await login()).toMatchObject({ status: 403, text: expect.stringContaining('switched off') })

    await inTransaction(db, (transaction) => enableUser(transaction, id))
    expect((await login())?.status).toBe(200)
    expect(await statuses()).toEqual(Array(9).fill(200))
    // What was refused here counts against nobody below.
    await db.deleteFrom('rate_limits').execute()
  })

  it('S57 tell each other of changes: what is changed at one is heard at the others within 2 s', async () => {
    const visitor = new Writer(() => address, 'listener@example.org')
    await visitor.register()
    const pages = await Promise.all(instances.map((each) => openPage(each.address ?? '', visitor.cookie)))
    for (const page of pages) await page.hears('ready')
    expect((await visitor.call(plans.create, { body: shortPlan() }))?.status).toBe(201)
    for (const page of pages) {
      await page.hearsOf(['plans', 'workouts', 'account'])
      await page.leave()
    }
  })

  it('S09 count attempts together: of 200 wrong passwords from one network at all of them, ten are tried', async () => {
    const attempt = async (_: unknown, index: number) => {
      const body = { username: `nobody${index}@example.org`, password: 'not-the-password' }
      return (await new Writer(() => address, '').call(users.login, { body }))?.status
    }
    const statuses = await Promise.all(Array.from({ length: 200 }, attempt))
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(190)
  })

  it('S45 lose no call when one is asked to stop under load', async () => {
    for (const writer of writers) await writer.register()
    const ledger = newLedger()
    const stop = keepWriting(writers, ledger)
    await sleep(400)
    expect(await instances[0]?.end('SIGTERM')).toBe(0)
    await sleep(300)
    await stop()
    expect([ledger.problems, ledger.refused]).toEqual([[], 0])
    expect(ledger.acknowledged).toBeGreaterThan(writers.length)
    expect(await holdAgainst(db, ledger)).toEqual({ lost: 0, half: 0, older: 0 })
  })

  it('S40 lose no answered call when one is killed under load, and the last one serves all', async () => {
    const ledger = newLedger()
    const stop = keepWriting(writers, ledger)
    await sleep(400)
    await instances[1]?.end('SIGKILL')
    const before = ledger.acknowledged
    await expect.poll(() => ledger.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before + writers.length)
    await stop()
    // What was under way at the one that was killed gets a 502, once for each athlete at most.
    expect(ledger.problems.filter((problem) => !problem.startsWith('502'))).toEqual([])
    expect(ledger.problems.length).toBeLessThanOrEqual(writers.length)
    expect(await holdAgainst(db, ledger)).toEqual({ lost: 0, half: 0, older: 0 })
  })
})
