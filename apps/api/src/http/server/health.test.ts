import { routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.js'
import { readEnv } from '../../config/env.js'
import { openDatabase } from '../../db/database.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { lineTo } from '../../testing/line.js'
import { Visitor } from '../../testing/test-app.js'

const { health, users } = routes
const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A server whose way to the database can be frozen or cut. */
async function serverOnALine() {
  const fresh = await freshDatabase()
  const line = await lineTo(fresh.connection)
  const db = openDatabase(line.connection, () => {})
  const app = await buildApp({
    db,
    env: readEnv({ LOG_LEVEL: 'silent', WEB_DIR: '/nowhere' }),
    direct: line.connection,
  })
  cleanups.push(
    fresh.drop,
    line.cut,
    () => db.destroy(),
    () => app.close(),
  )
  const visitor = new Visitor(app)
  const statusOf = async (route: typeof health.live | typeof health.ready | typeof users.current) =>
    (await visitor.call(route)).status
  return { ...fresh, app, line, visitor, statusOf }
}

describe('health', () => {
  it('is good while everything is there', async () => {
    const { visitor } = await serverOnALine()
    expect(await visitor.ask(health.live)).toEqual({ status: 'ok' })
    // The database has a second to answer, which on a busy machine its first connection may take.
    await expect.poll(async () => (await visitor.call(health.ready)).body).toEqual({ status: 'ok' })
  })

  it('is red while the database is away, and green as soon as it is back; the process lives on', async () => {
    const { line, visitor, statusOf } = await serverOnALine()
    await visitor.ask(users.register, { body: { username: 'a@example.org', password: 'horse-battery-9' } })
    await line.cut()
    expect(await statusOf(health.live)).toBe(200)
    const red = await visitor.call(health.ready)
    expect([red.status, red.headers['retry-after']]).toEqual([503, '5'])
    expect(await statusOf(users.current)).toBe(503)

    await line.mend()
    const started = Date.now()
    await expect.poll(() => statusOf(health.ready), { timeout: 60_000 }).toBe(200)
    if (IS_SOAK) expect(Date.now() - started).toBeLessThan(2_000)
    expect(await statusOf(users.current)).toBe(200)
  })

  it('is red within 1.5 s while the database is paused', async () => {
    const { line, statusOf } = await serverOnALine()
    line.freeze()
    const started = Date.now()
    expect(await statusOf(health.ready)).toBe(503)
    if (IS_SOAK) expect(Date.now() - started).toBeLessThan(1_500)
    expect(await statusOf(health.live)).toBe(200)
    line.thaw()
    await expect.poll(() => statusOf(health.ready), { timeout: 60_000 }).toBe(200)
  })

  it('is red when the tables are not those of this version', async () => {
    const { db, visitor } = await serverOnALine()
    await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(db)
    const answered = async () => {
      const { status, message } = await visitor.call(health.ready)
      return [status, message]
    }
    await expect.poll(answered).toEqual([503, 'The database is not up to date'])
  })

  it('of the process asks no database, also a thousand times and with a cookie', async () => {
    const { line, visitor } = await serverOnALine()
    await visitor.ask(users.register, { body: { username: 'a@example.org', password: 'horse-battery-9' } })
    await line.cut()
    const replies = await Promise.all(Array.from({ length: 1_000 }, () => visitor.call(health.live)))
    expect(replies.every(({ status }) => status === 200)).toBe(true)
  })
})
