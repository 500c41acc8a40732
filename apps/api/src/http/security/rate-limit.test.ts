import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.js'
import { readEnv } from '../../config/env.js'
import { PASSWORD, startTestApp, type TestApp, Visitor } from '../../testing/test-app.js'
import { attemptLimits, pruneCounters } from './rate-limit.js'

const { users } = routes
const WRONG = 'not-the-password'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ SIGN_IN_LIMIT: '10' })
})
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

const login = (visitor: Visitor, username: string, from = '192.0.2.1', password = WRONG, headers = {}) =>
  visitor.call(users.login, { body: { username, password }, remoteAddress: from, headers })
const register = (username: string, from: string) =>
  server.visitor().call(users.register, { body: { username, password: PASSWORD }, remoteAddress: from })
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

describe('signing in', () => {
  it('S09 is tried ten times a minute from one address, over all instances', async () => {
    const other = await buildApp({ db: server.db, direct: server.connection, env: readEnv({ LOG_LEVEL: 'silent' }) })
    const visitors = [server.visitor(), new Visitor(other)]
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, index) => login(visitors[index % 2] as Visitor, `user${index}@example.org`)),
    )
    const statuses = replies.map(({ status }) => status)
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([10, 190])
    await other.close()
  })

  it('says how long to wait', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await login(server.visitor(), `user${attempt}@example.org`)
    const reply = await login(server.visitor(), 'user@example.org')
    const seconds = Number(reply.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(reply.message).toBe(`Too many attempts. Please try again in ${seconds} seconds.`)
  })

  it('S09 is not freed by headers that claim another address', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await login(server.visitor(), 'a@example.org')
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip']) {
      const reply = await login(server.visitor(), 'a@example.org', undefined, WRONG, { [name]: '203.0.113.9' })
      expect(reply.status).toBe(429)
    }
  })

  it('knows visitors apart behind a trusted proxy, and believes nobody else', async () => {
    const settings = { SIGN_IN_LIMIT: '10', TRUST_PROXY: '127.0.0.1' }
    const behind = await buildApp({
      db: server.db,
      direct: server.connection,
      env: readEnv({ LOG_LEVEL: 'silent', ...settings }),
    })
    const through = (proxy: string, client: string) =>
      login(new Visitor(behind), 'a@example.org', proxy, WRONG, { 'x-forwarded-for': client })
    for (let attempt = 0; attempt < 10; attempt++) await through('127.0.0.1', '203.0.113.1')
    expect((await through('127.0.0.1', '203.0.113.1')).status).toBe(429)
    expect((await through('127.0.0.1', '203.0.113.2')).status).toBe(401)
    for (let attempt = 0; attempt < 10; attempt++) await through('198.51.100.9', `203.0.113.${attempt + 10}`)
    expect((await through('198.51.100.9', '203.0.113.99')).status).toBe(429)
    await behind.close()
  })

  it('S09 counts an IPv6 network as one visitor', async () => {
    for (let host = 1; host <= 10; host++)
      await login(server.visitor(), `u${host}@example.org`, `2001:db8:1:2::${host}`)
    expect((await login(server.visitor(), 'u@example.org', '2001:db8:1:2:ffff::1')).status).toBe(429)
    expect((await login(server.visitor(), 'u@example.org', '2001:db8:1:3::1')).status).toBe(401)
  })

  it('S09 stays possible for the owner while somebody else guesses', async () => {
    const { username } = await server.user()
    for (let attempt = 0; attempt < 50; attempt++) await login(server.visitor(), username, '198.51.100.7')
    expect((await login(server.visitor(), username, '198.51.100.8', PASSWORD)).status).toBe(200)
  })

  it('is tried ten times in a quarter of an hour on one account, also by the patient', async () => {
    const { username } = await server.user()
    for (let attempt = 0; attempt < 10; attempt++) {
      await login(server.visitor(), username)
      await sql`update rate_limits set spent = 0 where resets_at < now() + interval '2 minutes'`.execute(server.db)
    }
    expect((await login(server.visitor(), username, undefined, PASSWORD)).status).toBe(429)
    await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(server.db)
    expect((await login(server.visitor(), username, undefined, PASSWORD)).status).toBe(200)
  })

  it('costs nothing when it succeeds, and makes up for mistakes on the account only', async () => {
    const { username } = await server.user()
    await server.db.deleteFrom('rate_limits').execute()
    for (let attempt = 0; attempt < 30; attempt++) {
      expect((await login(server.visitor(), username, undefined, PASSWORD)).status).toBe(200)
    }
    for (let attempt = 0; attempt < 10; attempt++) {
      await login(server.visitor(), 'victim@example.org', '203.0.113.5')
      await login(server.visitor(), username, '203.0.113.5', PASSWORD)
    }
    expect((await login(server.visitor(), 'victim@example.org', '203.0.113.5')).status).toBe(429)
  })
})

describe('a network', () => {
  it('S09 is not made free by signing in to an account of its own between guesses', async () => {
    const from = '203.0.113.6'
    const { username } = await server.user()
    const guess = async (number: number) => (await login(server.visitor(), `victim${number}@example.org`, from)).status
    for (let number = 1; number <= 9; number++) expect(await guess(number)).toBe(401)
    expect((await login(server.visitor(), username, from, PASSWORD)).status).toBe(200)
    expect([await guess(10), await guess(11), await guess(12)]).toEqual([401, 429, 429])
  })
})

describe('signing up', () => {
  it('is done ten times a minute from one address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 12; index++)
      statuses.push((await register(`new${index}@example.org`, '192.0.2.9')).status)
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    expect((await register('new99@example.org', '192.0.2.10')).status).toBe(201)
  })
})

describe('the counters', () => {
  it('S09 remember a network while six thousand others come by', async () => {
    const { signUp } = attemptLimits(server.db, 10, { isKnown: async () => false })
    const attempt = (address: string) => signUp({ address, username: 'a@example.org' }, async () => 'in')
    for (let count = 0; count < 10; count++) expect(await attempt('192.0.2.200')).toBe('in')
    for (let batch = 0; batch < 60; batch++)
      await Promise.all(Array.from({ length: 100 }, (_, at) => attempt(`10.${batch}.${at}.1`)))
    await expect(attempt('192.0.2.200')).rejects.toMatchObject({ kind: 'tooMany' })
  })

  it('are cleared away when their time is over, and never show an address', async () => {
    await login(server.visitor(), 'secret-name@example.org', '192.0.2.77')
    const rows = await server.db.selectFrom('rate_limits').selectAll().execute()
    // By network, by network and account, and the wrong passwords of the account.
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|secret-name/)
    await sql`update rate_limits set resets_at = now() + interval '1 second' * 30`.execute(server.db)
    await pruneCounters(server.db)
    expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(3)
    await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(server.db)
    await pruneCounters(server.db)
    expect(await server.db.selectFrom('rate_limits').selectAll().execute()).toEqual([])
  })
})
