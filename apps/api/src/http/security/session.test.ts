import { createHash } from 'node:crypto'
import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp, Visitor } from '../../testing/test-app.js'
import { pruneSessions } from './session-store.js'

const { users } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** A browser that still holds the cookie another one had. */
function replay(cookie: string | undefined) {
  const visitor = new Visitor(server.app)
  visitor.cookie = cookie
  return visitor
}

const statusOf = async (cookie: string | undefined) => (await replay(cookie).call(users.current)).status
const sessions = () => server.db.selectFrom('sessions').selectAll().execute()
const age = (column: 'created_at' | 'last_seen_at', interval: string) =>
  sql`update sessions set ${sql.ref(column)} = now() - ${interval}::interval`.execute(server.db)

describe('a session', () => {
  beforeEach(() => server.db.deleteFrom('sessions').execute())

  it('is not made for a visitor, whatever they call', async () => {
    const visitor = server.visitor()
    await visitor.call(users.current)
    await visitor.call(users.logout)
    await visitor.call(users.login, { body: { username: 'nobody@example.org', password: PASSWORD } })
    expect(await sessions()).toEqual([])
    expect(visitor.cookie).toBeUndefined()
  })

  it('is stored under the hash of its id, never under the id', async () => {
    const user = await server.user()
    const [stored] = await sessions()
    const id = decodeURIComponent(String(user.cookie).replace('sid=', '')).split('.')[0] ?? ''
    expect(Buffer.from(id, 'base64url').length).toBeGreaterThanOrEqual(16)
    expect(stored?.key).toBe(createHash('sha256').update(id).digest('hex'))
  })

  it('gets a new id at login, and the old one is dead', async () => {
    const user = await server.user()
    const before = user.cookie
    await user.ask(users.login, { body: { username: user.username, password: PASSWORD } })
    expect(user.cookie).not.toBe(before)
    expect(await statusOf(before)).toBe(401)
    expect(await statusOf(user.cookie)).toBe(200)
  })

  it('gets a new id at registration, so that a planted one is worth nothing', async () => {
    const victim = replay('sid=planted-id.and-signature')
    await victim.ask(users.register, { body: { username: 'victim@example.org', password: PASSWORD } })
    expect(victim.cookie).not.toContain('planted')
    expect(await statusOf('sid=planted-id.and-signature')).toBe(401)
  })

  it('ends on the server at logout, and the browser is told to forget it', async () => {
    const user = await server.user()
    const before = user.cookie
    const reply = await user.call(users.logout)
    expect(reply.status).toBe(204)
    expect(String(reply.headers['set-cookie'])).toMatch(/^sid=; Max-Age=0; .*Expires=Thu, 01 Jan 1970/)
    expect(user.cookie).toBeUndefined()
    expect(await statusOf(before)).toBe(401)
    expect(await sessions()).toEqual([])
  })

  it('stays dead when a call was still running at logout', async () => {
    for (let round = 0; round < 50; round++) {
      await server.db.deleteFrom('sessions').execute()
      const user = await server.user()
      const cookie = user.cookie
      const running = [1, 2, 3].map(() => replay(cookie).call(users.currentPlan))
      await Promise.all([user.call(users.logout), ...running])
      expect(await statusOf(cookie)).toBe(401)
    }
  })

  it('is not believed when its signature or its id was changed', async () => {
    const { cookie } = await server.user()
    expect(await statusOf(`${cookie}x`)).toBe(401)
    expect(await statusOf(String(cookie).replace('sid=', 'sid=x'))).toBe(401)
  })

  it.each([
    ['last_seen_at', '6 days 23 hours', 200],
    ['last_seen_at', '7 days 1 minute', 401],
    ['created_at', '29 days 23 hours', 200],
    ['created_at', '30 days 1 minute', 401],
  ] as const)('with a %s of %s ago answers %i', async (column, interval, status) => {
    const { cookie } = await server.user()
    await age(column, interval)
    expect(await statusOf(cookie)).toBe(status)
  })

  it('is kept alive by use, without a write for each call', async () => {
    const { cookie } = await server.user()
    const [fresh] = await sessions()
    await statusOf(cookie)
    expect(await sessions()).toEqual([fresh])

    await age('last_seen_at', '2 hours')
    await statusOf(cookie)
    const [touched] = await sessions()
    expect(Date.now() - Date.parse(String(touched?.lastSeenAt))).toBeLessThan(60_000)
  })

  it('is cleared away when it has ended', async () => {
    await server.user()
    await age('last_seen_at', '8 days')
    const user = await server.user()
    await pruneSessions(server.db)
    expect(await sessions()).toHaveLength(1)
    expect(await statusOf(user.cookie)).toBe(200)
  })

  it.each([
    ['last_seen_at', '6 days 23 hours', 2],
    ['last_seen_at', '7 days 1 hour', 1],
    ['created_at', '29 days 23 hours', 2],
    ['created_at', '30 days 1 hour', 1],
  ] as const)('with a %s of %s ago is cleared away no sooner than it ends', async (column, interval, kept) => {
    await server.user()
    await age(column, interval)
    await server.user()
    await pruneSessions(server.db)
    expect(await sessions()).toHaveLength(kept)
  })

  it('holds on every instance with the same database', async () => {
    const { buildApp } = await import('../../app.js')
    const { readEnv } = await import('../../config/env.js')
    const user = await server.user()
    const other = await buildApp({ db: server.db, direct: server.connection, env: readEnv({ LOG_LEVEL: 'silent' }) })
    const there = new Visitor(other)
    there.cookie = user.cookie
    expect((await there.call(users.current)).status).toBe(200)
    await other.close()
  })
})

describe('the session cookie', () => {
  /** 30 days, whatever the browser's clock says. */
  const MAX_AGE = 'Max-Age=2592000'
  const attributesOf = (header: unknown) => {
    const [value = '', ...attributes] = String(header).split('; ')
    const expires = attributes.find((attribute) => attribute.startsWith('Expires='))
    const days = (Date.parse(String(expires).slice(8)) - Date.now()) / 86_400_000
    const rest = attributes.filter((attribute) => attribute !== expires).sort()
    return { name: value.split('=')[0], rest, days: Math.round(days) }
  }
  const register = (visitor: Visitor, username: string, headers = {}) =>
    visitor.call(users.register, { body: { username, password: PASSWORD }, headers })

  it('is for this site only and out of reach of scripts', async () => {
    const reply = await register(server.visitor(), 'cookie@example.org')
    expect(attributesOf(reply.headers['set-cookie'])).toEqual({
      name: 'sid',
      rest: ['HttpOnly', MAX_AGE, 'Path=/', 'SameSite=Lax'],
      days: 30,
    })
  })

  it('is locked to the host and to https when the app is public on https', async () => {
    const publicServer = await startTestApp({ PUBLIC_ORIGIN: 'https://tri.example.org', TRUST_PROXY: '127.0.0.1' })
    const visitor = publicServer.visitor()
    const reply = await register(visitor, 'cookie@example.org', { 'x-forwarded-proto': 'https' })
    expect(attributesOf(reply.headers['set-cookie'])).toEqual({
      name: '__Host-sid',
      rest: ['HttpOnly', MAX_AGE, 'Path=/', 'SameSite=Lax', 'Secure'],
      days: 30,
    })
    const goodbye = await visitor.call(users.logout)
    expect(String(goodbye.headers['set-cookie'])).toMatch(/^__Host-sid=; Max-Age=0; .*Secure/)
    await publicServer.stop()
  })
})
