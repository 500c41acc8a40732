import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { claimOne } from '../http/security/one-at-a-time.js'
import { shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, Visitor } from '../testing/test-app.js'

const { account, plans, users } = routes
const BUSY = 'Your data is already being put together for a download. Please wait until it has finished, and try again.'

let server: TestApp
let port: number

beforeAll(async () => {
  server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(() => server.stop())

async function athlete() {
  const user = await server.user()
  await user.ask(plans.create, { body: shortPlan() })
  const { id: userId } = await user.ask(users.current)
  return { user, userId }
}

const claims = () => server.db.selectFrom('rate_limits').select('key').execute()

describe('the download of all data', () => {
  it('S48 is made once at a time for a user, on all instances, and again when it has ended', async () => {
    const { user, userId } = await athlete()
    const release = await claimOne(server.db, { what: 'export', userId, refusal: BUSY })
    const other = new Visitor(
      await buildApp({ db: server.db, direct: server.connection, env: readEnv({ LOG_LEVEL: 'silent' }) }),
    )
    other.cookie = user.cookie
    for (const caller of [user, other]) {
      const reply = await caller.call(account.download)
      expect([reply.status, reply.headers['retry-after'], reply.message]).toEqual([429, '10', BUSY])
    }
    expect((await (await athlete()).user.call(account.download)).status).toBe(200)
    await release()
    expect((await other.call(account.download)).status).toBe(200)
    expect((await user.call(account.download)).status).toBe(200)
  })

  it('is not refused for ever when the instance that made it is gone', async () => {
    const { user, userId } = await athlete()
    await claimOne(server.db, { what: 'export', userId, refusal: BUSY })
    await sql`update rate_limits set resets_at = now()`.execute(server.db)
    expect((await user.call(account.download)).status).toBe(200)
  })

  it('S48 leaves nothing open when the browser goes away meanwhile', async () => {
    const { user } = await athlete()
    await server.db.deleteFrom('rate_limits').execute()
    await server.db.transaction().execute(async (holder) => {
      await sql`lock table workouts in access exclusive mode`.execute(holder)
      const asking = request({ port, host: '127.0.0.1', path: account.download.path, headers: { cookie: user.cookie } })
      asking.on('error', () => undefined).end()
      await expect.poll(claims).toHaveLength(1)
      await expect.poll(() => waitingIn('active')).toBe(1)
      asking.destroy()
    })
    await expect.poll(claims).toEqual([])
    expect(await waitingIn('idle in transaction')).toBe(0)
    expect((await user.call(account.download)).status).toBe(200)
  })
})

/** Connections that read workouts, or have read them and not ended. */
async function waitingIn(state: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and state = ${state} and query like '%actual_exercises::text%' and pid <> pg_backend_pid()
  `.execute(server.db)
  return rows[0]?.count ?? 0
}
