import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { fillPath, routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from './testing/child.js'
import { urlOf } from './testing/databases.js'
import { openFolder } from './testing/folder.js'
import { freshDatabase, isOnCluster } from './testing/fresh-database.js'
import { openPage } from './testing/open-page.js'
import { shortPlan } from './testing/samples.js'
import { PASSWORD } from './testing/test-app.js'

const { users, plans, workouts, health } = routes
const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** The program, ready; throws what it said when it is not. */
async function start(settings: Record<string, string>): Promise<Child> {
  const child = await startChild(settings)
  cleanups.push(async () => child.process.exitCode === null && child.end('SIGKILL'))
  if (!child.address) throw new Error(child.said())
  return child
}

async function database() {
  const fresh = await freshDatabase()
  cleanups.push(fresh.drop)
  return { db: fresh.db, settings: { DATABASE_URL: urlOf(fresh.connection) } }
}

const fetchFrom = ({ address }: Child, path: string, body?: unknown, cookie = '') =>
  fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

async function register(child: Child, username = 'a@example.org') {
  const reply = await fetchFrom(child, users.register.path, { username, password: PASSWORD })
  return String(reply.headers.get('set-cookie')).split(';')[0] ?? ''
}

describe('the program', () => {
  it('says where it is ready, and ends with 0 when asked to', async () => {
    const { settings } = await database()
    const child = await start(settings)
    expect(child.said()).toMatch(/TriPlan is ready at http:\/\/localhost:\d+/)
    expect((await fetchFrom(child, health.ready.path)).status).toBe(200)
    expect(await child.end()).toBe(0)
  })

  it('brings its own database, and finds everything again after a restart', async () => {
    const { folder, remove } = await openFolder()
    cleanups.push(remove)
    const settings = { DATA_DIR: join(folder, 'data') }
    const first = await start(settings)
    const cookie = await register(first)
    expect((await fetchFrom(first, plans.create.path, shortPlan(), cookie)).status).toBe(201)
    expect(await first.end()).toBe(0)

    const second = await start(settings)
    const list = await (await fetchFrom(second, plans.list.path, undefined, cookie)).json()
    expect(list).toMatchObject([shortPlan()])
    expect(await second.end('SIGINT')).toBe(0)
  })

  it('ends streams of changes at once on SIGTERM, and opens no new one', async () => {
    const { settings } = await database()
    const child = await start(settings)
    const cookie = await register(child)
    const pages = await Promise.all(Array.from({ length: 5 }, () => openPage(child.address ?? '', cookie)))
    for (const page of pages) await page.hears('ready')
    const began = Date.now()
    const ended = child.end()
    for (const page of pages) await page.ends()
    expect(await ended).toBe(0)
    if (IS_SOAK) expect(Date.now() - began).toBeLessThan(5_000)
    expect(pages.map((page) => page.count('bye'))).toEqual(Array(5).fill(0))
  })

  it.skipIf(isOnCluster())(
    'finishes what is in flight on SIGTERM, takes nothing new, and keeps no connection open',
    async () => {
      const { settings, db } = await database()
      const child = await start(settings)
      const cookie = await register(child)
      const agent = new Agent({ keepAlive: true })
      const release = await holdUsers(db)
      const inFlight = postOn(agent, child, cookie)
      await waitUntilBlocked(db)

      const ended = child.end()
      await expect
        .poll(
          () =>
            fetchFrom(child, health.live.path).then(
              () => 'open',
              () => 'refused',
            ),
          { timeout: 60_000 },
        )
        .toBe('refused')
      const started = Date.now()
      release()
      const reply = await inFlight
      expect([reply.statusCode, reply.headers.connection]).toEqual([201, 'close'])
      expect(await ended).toBe(0)
      if (IS_SOAK) expect(Date.now() - started).toBeLessThan(3_000)
      agent.destroy()
    },
  )

  it('says what to do when the port is taken', async () => {
    const { settings } = await database()
    const first = await start(settings)
    const port = new URL(String(first.address)).port
    const second = await startChild({ ...settings, PORT: port })
    expect(second.process.exitCode).toBe(1)
    expect(second.said()).toContain(`port ${port} is in use`)
    expect(second.said()).toContain(`PORT=${Number(port) + 1}`)
    expect(await first.end()).toBe(0)
  })

  it.each([
    [{ PORT: 'x' }, /Please correct these settings:\n {2}PORT/],
    [
      { DATABASE_URL: 'postgres://nobody:s3cret@127.0.0.1:1/none' },
      /cannot start: DATABASE_URL \(postgres:\/\/nobody@127\.0\.0\.1:1\/none\) does not lead to a database: connect ECONNREFUSED/,
    ],
    [{ PUBLIC_ORIGIN: 'https://tri.example.org' }, /TRUST_PROXY must name the proxy/],
  ])('says what is wrong with %j and ends with 1', async (settings, message) => {
    const child = await startChild(settings)
    expect(child.process.exitCode).toBe(1)
    expect(child.said()).toMatch(message)
    expect(child.said()).not.toMatch(/ {4}at |s3cret/)
  })

  it('gives the same answers in every time zone', async () => {
    const { settings } = await database()
    const zones = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati']
    const answers = await Promise.all(
      zones.map(async (TZ) => {
        const child = await start({ ...settings, TZ })
        const cookie = await register(child, `${TZ.replace('/', '.')}@example.org`)
        const body = { ...shortPlan(), startDate: '2027-03-08', raceDate: '2027-03-28', totalWeeks: 3 }
        const plan = plans.create.answer.parse(await (await fetchFrom(child, plans.create.path, body, cookie)).json())
        const path = fillPath(workouts.listForPlan.path, { id: plan.id })
        const list = workouts.listForPlan.answer.parse(await (await fetchFrom(child, path, undefined, cookie)).json())
        await child.end()
        // The moment of saving is each program's own; told in UTC, it has just been in every zone.
        for (const { changedAt } of list) expect(Math.abs(Date.now() - Date.parse(changedAt))).toBeLessThan(60_000)
        const dates = list.map(({ id: _, trainingPlanId: __, changedAt: ___, ...workout }) => workout)
        return { raceDate: plan.raceDate, list: dates }
      }),
    )
    expect(answers[0]?.raceDate).toBe('2027-03-28')
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

type Db = Awaited<ReturnType<typeof database>>['db']

/** Locks the users, so that saving a plan waits; call the answer to let go. */
async function holdUsers(db: Db): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await new Promise<void>((held) => {
    void db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').forUpdate().execute()
      held()
      await released
    })
  })
  return release
}

async function waitUntilBlocked(db: Db) {
  const { sql } = await import('kysely')
  const waiting = sql<{ count: number }>`select count(*) as count from pg_locks where not granted`
  await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count, { timeout: 60_000 }).toBeGreaterThan(0)
}

const postOn = (agent: Agent, { address }: Child, cookie: string) =>
  new Promise<{ statusCode?: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json' }
    request(`${address}${plans.create.path}`, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().on('end', () => resolve(reply))
    })
      .on('error', reject)
      .end(JSON.stringify(shortPlan()))
  })
