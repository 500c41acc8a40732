import { allRoutes, fillPath, MAX_ACCESS_TOKENS, type NewAccessToken, routes, TOKEN_SCOPES } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { accessTokens, account, plans, security, timeOff, users, workouts } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const ALL: NewAccessToken = { name: 'Diary', scopes: [...TOKEN_SCOPES], days: 90 }

/** A script that holds a token of the user, and no cookie. */
async function scriptOf(user: Visitor, wanted: Partial<NewAccessToken> = {}) {
  const { token, id } = await user.ask(accessTokens.make, { body: { ...ALL, ...wanted } })
  const headers = { authorization: `Bearer ${token}` }
  return { id, token, headers, script: server.visitor() }
}

describe('an access token', () => {
  it('is told once; what is kept opens nothing, and its owner knows it by its beginning', async () => {
    const user = await server.user()
    const made = await user.ask(accessTokens.make, { body: ALL })
    expect(made.token).toMatch(/^tp_[\w-]{43}$/)
    const [listed] = await user.ask(accessTokens.list)
    expect(listed).toEqual({ ...listed, id: made.id, name: 'Diary', scopes: [...TOKEN_SCOPES], lastUsedAt: null })
    expect(made.token.startsWith(listed?.prefix ?? 'nothing')).toBe(true)
    const { rows } =
      await sql`select * from access_tokens, token_owners where token_owners.user_id = access_tokens.user_id`.execute(
        server.db,
      )
    expect(JSON.stringify(rows)).not.toContain(made.token.slice(9))
  })

  it('does what it is good for, without a cookie, and is noted as used', async () => {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: newPlan() })
    const { headers, script } = await scriptOf(user, { scopes: ['plans:read'] })
    expect(await script.ask(plans.list, { headers })).toMatchObject([{ id: plan.id }])
    const params = { id: String(plan.id) }
    expect(await script.ask(workouts.listForPlan, { params, headers })).not.toEqual([])
    expect(script.cookie).toBeUndefined()
    const [token] = await user.ask(accessTokens.list)
    expect(token?.lastUsedAt).not.toBeNull()
  })

  it('is refused for what it is not good for, and says what would be', async () => {
    const user = await server.user()
    const { headers, script } = await scriptOf(user, { scopes: ['plans:read'] })
    const body = { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' as const }
    const refused = await script.call(timeOff.add, { body, headers })
    expect(refused).toMatchObject({ status: 403, message: 'This needs an access token that is good for plans:propose' })
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="plans:propose"')
    expect(await user.ask(timeOff.list)).toEqual([])
  })

  it('never does what only its owner may: no call without a scope takes one, even with all of them', async () => {
    const user = await server.user()
    const { headers, script } = await scriptOf(user)
    const closed = allRoutes.filter(({ access, scope }) => access !== 'open' && !scope)
    expect(closed.length).toBeGreaterThan(30)
    for (const { method, path } of closed) {
      const url = fillPath(path, { id: '1', exerciseId: 'w1d1e1', week: '1', proposalId: 'one', token: 'x' })
      const { status } = await script.send({ method, url, headers })
      expect([method, path, status]).toEqual([method, path, 403])
    }
    for (const route of [accessTokens.list, account.download, users.current])
      expect((await script.call(route, { headers })).status).toBe(403)
  })

  it('opens nothing once it is revoked, also on another instance', async () => {
    const user = await server.user()
    const { id, headers, script } = await scriptOf(user)
    expect((await script.call(plans.list, { headers })).status).toBe(200)
    // What another instance does reaches this one through the database alone.
    await server.db
      .deleteFrom('token_owners')
      .where('userId', '=', (await user.ask(users.current)).id)
      .execute()
    expect((await script.call(plans.list, { headers })).status).toBe(401)
    await user.ask(accessTokens.revoke, { params: { id: String(id) } })
    const refused = await script.call(plans.list, { headers })
    expect(refused).toMatchObject({ status: 401, message: expect.stringContaining('not valid') })
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"')
  })

  it('ends on its day', async () => {
    const user = await server.user()
    const { id, headers, script } = await scriptOf(user, { days: 30 })
    const { id: userId } = await user.ask(users.current)
    await server.db
      .updateTable('access_tokens')
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute()
    expect((await script.call(plans.list, { headers })).status).toBe(401)
  })

  it.each(['tp_nobody', 'x', 'tp_'.padEnd(46, 'A')])(
    'that is none is refused, whatever cookie comes along: %s',
    async (token) => {
      const user = await server.user()
      const { status } = await user.call(plans.list, { headers: { authorization: `Bearer ${token}` } })
      expect(status).toBe(401)
    },
  )

  it('leaves what it changed in the log of the account, with its making and its end', async () => {
    const user = await server.user()
    const { id, headers, script } = await scriptOf(user)
    const body = { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' as const }
    await script.ask(timeOff.add, { body, headers })
    await script.call(timeOff.add, { body: {} as never, headers })
    await user.ask(accessTokens.revoke, { params: { id: String(id) } })
    const events = await user.ask(security.events)
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['token-ended', 'Diary'],
      ['token-used', 'Diary: POST /api/time-off'],
      ['token-made', 'Diary'],
    ])
  })

  it('opens nothing while the account is switched off', async () => {
    const user = await server.user()
    const { headers, script } = await scriptOf(user)
    const { id } = await user.ask(users.current)
    const switched = (disabledAt: string | null) =>
      server.db.updateTable('users').set({ disabledAt }).where('id', '=', id).execute()
    await switched('2027-01-01T00:00:00Z')
    expect((await script.call(plans.list, { headers })).status).toBe(401)
    await switched(null)
    expect((await script.call(plans.list, { headers })).status).toBe(200)
  })

  it('goes with the account', async () => {
    const user = await server.user()
    const { headers, script } = await scriptOf(user)
    const { id } = await user.ask(users.current)
    await server.db.deleteFrom('users').where('id', '=', id).execute()
    expect((await script.call(plans.list, { headers })).status).toBe(401)
  })
})

describe('access tokens', () => {
  it('are as many as there is room for, also when two are made at once', async () => {
    const user = await server.user()
    const { id: userId } = await user.ask(users.current)
    const rows = Array.from({ length: MAX_ACCESS_TOKENS - 1 }, (_, index) => ({
      ...{ userId, name: 'old', prefix: 'tp_', scopes: '[]', tokenHash: `${userId} ${index}` },
    }))
    await server.db.insertInto('access_tokens').values(rows).execute()
    const both = await Promise.all([1, 2].map(() => user.call(accessTokens.make, { body: ALL })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it.each([
    [{ ...ALL, name: '' }, 'Please give the token a name'],
    [{ ...ALL, scopes: [] }, 'Please choose at least one thing'],
    [{ ...ALL, scopes: ['plans:read', 'plans:read'] }, 'Please name each scope once'],
    [{ ...ALL, scopes: ['everything'] }, 'Please choose what the token may do'],
    [{ ...ALL, days: 31 }, 'A token ends after 30, 90, 365 days, or never'],
  ])('that cannot be are refused in words: %j', async (body, words) => {
    const user = await server.user()
    const { status, text } = await user.call(accessTokens.make, { body: body as never })
    expect([status, text]).toEqual([400, expect.stringContaining(words)])
  })

  it('have a budget of their own, which leaves the athlete’s pages theirs', async () => {
    const tight = await startTestApp({ CALL_LIMIT: '10' })
    try {
      const user = await tight.user()
      const { token } = await user.ask(accessTokens.make, { body: ALL })
      const headers = { authorization: `Bearer ${token}` }
      const statuses: number[] = []
      for (let times = 0; times < 7; times += 1)
        statuses.push((await tight.visitor().call(plans.list, { headers })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
      expect((await user.call(plans.list)).status).toBe(200)
    } finally {
      await tight.stop()
    }
  })
})
