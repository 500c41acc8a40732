import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '@tri/api-contract'
import { type Embedded, startEmbedded } from '@tri/embedded-postgres'
import { IS_SOAK } from '@tri/test-setup/soak'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { openDatabase } from '../db/database.js'
import { migrateToLatest } from '../db/migrations/migrate.js'
import type { Database } from '../db/schema.js'
import { asAdmin } from '../testing/databases.js'
import { openFolder } from '../testing/folder.js'
import { shortPlan } from '../testing/samples.js'
import { serverProcesses, signalAll } from '../testing/server-processes.js'
import { holdAgainst, keepWriting, type Ledger, newLedger, Writer } from '../testing/writers.js'

const { health, plans } = routes
const POOL = 4

let embedded: Embedded
let dataDir: string
let db: Kysely<Database>
let app: Awaited<ReturnType<typeof buildApp>>
let address: string
let writers: Writer[]
let ledger: Ledger
const cleanups: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { folder, remove } = await openFolder()
  cleanups.push(remove)
  dataDir = join(folder, 'data')
  // A server that its keeper starts again, as an init system would.
  embedded = await startEmbedded({ dataDir, log: () => {} })
  cleanups.push(() => embedded.stop())
  db = openDatabase({ ...embedded.connection, max: POOL }, () => {})
  cleanups.push(() => db.destroy())
  await migrateToLatest(db)
  const env = readEnv({ LOG_LEVEL: 'silent', SIGN_IN_LIMIT: '1000', WEB_DIR: '/nowhere' })
  app = await buildApp({ db, env, direct: embedded.connection, programs: inject('programs') })
  cleanups.push(() => app.close())
  address = await app.listen({ port: 0, host: '127.0.0.1' })
  writers = Array.from({ length: 6 }, (_, index) => new Writer(() => address, `w${index}@example.org`))
  ledger = newLedger()
  for (const writer of writers) {
    await writer.register()
    // The first plan starts a thread, which takes a while.
    await writer.work(ledger)
  }
}, 60_000)

afterAll(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
}, 60_000)

const statusOf = async (route: typeof health.live | typeof health.ready) =>
  (await fetch(`${address}${route.path}`, { signal: AbortSignal.timeout(5_000) })).status

/** Milliseconds until the server says that it is ready. */
async function msUntilReady(): Promise<number> {
  const began = Date.now()
  while ((await statusOf(health.ready)) !== 200) await sleep(20)
  return Date.now() - began
}

/** How long it takes depends on the machine: only a soak holds it to that. */
function expectSoon(ms: number) {
  if (IS_SOAK) expect(ms).toBeLessThan(2_000)
}

/** Milliseconds until the database takes connections. */
async function msUntilDatabase(): Promise<number> {
  const began = Date.now()
  while (!(await asAdmin(embedded, 'select 1').catch(() => undefined))) await sleep(20)
  return Date.now() - began
}

const expectNothingLost = async () => {
  expect(ledger.problems.slice(0, 3)).toEqual([])
  expect(await holdAgainst(db, ledger)).toEqual({ lost: 0, half: 0, older: 0 })
}

describe('S43 while athletes save, the database', () => {
  it('is stopped at once and started again: 503 with Retry-After meanwhile, ready within 2 s after it, nothing lost', async () => {
    const stop = keepWriting(writers, ledger)
    await sleep(300)
    const [postmaster] = serverProcesses(dataDir)
    signalAll([postmaster ?? 0], 'SIGQUIT')
    await expect.poll(() => ledger.refused).toBeGreaterThan(0)
    expect(await statusOf(health.live)).toBe(200)
    await msUntilDatabase()
    expectSoon(await msUntilReady())
    const before = ledger.acknowledged
    await expect.poll(() => ledger.acknowledged, { timeout: 60_000 }).toBeGreaterThan(before)
    await stop()
    await expectNothingLost()
  })

  it('ends every connection: the calls they served are answered 503, the next ones are served', async () => {
    const stop = keepWriting(writers, ledger)
    for (let round = 0; round < 5; round++) {
      await sleep(100)
      await asAdmin(
        embedded,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'triplan'
        and application_name = 'triplan'`,
      )
    }
    await stop()
    expectSoon(await msUntilReady())
    await expectNothingLost()
  })

  it('stands still: the process lives, readiness turns red within 1.5 s, and all goes on when it moves again', async () => {
    const stop = keepWriting(writers, ledger)
    await sleep(100)
    const processes = serverProcesses(dataDir)
    try {
      signalAll(processes, 'SIGSTOP')
      const began = Date.now()
      expect(await statusOf(health.ready)).toBe(503)
      if (IS_SOAK) expect(Date.now() - began).toBeLessThan(1_500)
      expect(await statusOf(health.live)).toBe(200)
      await sleep(3_000)
    } finally {
      signalAll(processes, 'SIGCONT')
    }
    expectSoon(await msUntilReady())
    await stop()
    await expectNothingLost()
  })
})

describe('S44 when every connection is taken', () => {
  it('a call is answered 503 within 3 s, and those that wait are served once the way is free', async () => {
    const holder = openDatabase({ ...embedded.connection, max: 1 }, () => {})
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const holding = holder.transaction().execute(async (transaction) => {
      await transaction.selectFrom('users').select('id').forUpdate().execute()
      await released
    })
    await sleep(100)
    const create = async (writer: Writer) => {
      const began = Date.now()
      const reply = await writer.call(plans.create, { body: shortPlan() })
      return { status: reply?.status, retryAfter: reply?.retryAfter, ms: Date.now() - began }
    }
    const waiting = writers.slice(0, POOL).map(create)
    await sleep(300)
    const refused = await Promise.all(Array.from({ length: 8 }, () => create(writers[5] as Writer)))
    for (const { status, retryAfter, ms } of refused) {
      expect([status, retryAfter]).toEqual([503, '5'])
      if (IS_SOAK) expect(ms).toBeLessThan(3_000)
    }
    release()
    await holding
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(POOL).fill(201))
    expect((await create(writers[5] as Writer)).status).toBe(201)
    await holder.destroy()
  })
})
