import { createHash } from 'node:crypto'
import { GARMIN_CONNECT_ERRORS, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { CALM, calmGarminApp, comeBack, connect, consent, eventually } from '../../testing/garmin-app.js'
import { pruneStates } from './begin-connect.js'

const { garmin, users } = routes

const server = await calmGarminApp()

/** Athlete 0 is made anew by the consent page. */
async function newAthlete() {
  const visitor = await server.user()
  const before = server.sandbox.state.athletes.length
  await connect(server, visitor, { athlete: 0 })
  const made = server.sandbox.state.athletes[before]
  if (!made) throw new Error('The sandbox made no athlete')
  const { id: userId } = await visitor.ask(users.current).then((user) => user ?? { id: 0 })
  return { visitor, userId, number: made.number, account: made.userId }
}
const connectionOf = (userId: number) =>
  server.db.selectFrom('garmin_connections').selectAll().where('userId', '=', userId).executeTakeFirst()

describe('connecting', () => {
  it('sends the browser to Garmin with a challenge, and keeps the verifier and the state here, unreadable', async () => {
    const visitor = await server.user()
    const { authUrl } = await visitor.ask(garmin.auth)
    const query = Object.fromEntries(new URL(authUrl).searchParams)
    expect(authUrl.startsWith(`${server.sandbox.origin()}/oauth2Confirm?`)).toBe(true)
    expect(query).toMatchObject({ response_type: 'code', client_id: 'partner', code_challenge_method: 'S256' })
    expect(Buffer.from(query.state ?? '', 'base64url')).toHaveLength(32)
    const rows = await server.db.selectFrom('garmin_oauth_states').selectAll().execute()
    const row = rows.find(
      ({ stateHash }) =>
        stateHash ===
        createHash('sha256')
          .update(query.state ?? '')
          .digest('hex'),
    )
    expect(row?.redirectUri).toBe(query.redirect_uri)
    expect(JSON.stringify(rows)).not.toContain(query.state)
    expect(row?.verifier).toMatch(/^[0-9a-f]{8}\.[\w-]{90,}$/)
  })

  it('ends at our page, with the account named and no token to be seen', async () => {
    const { visitor, userId, account } = await newAthlete()
    expect(await visitor.ask(garmin.connection)).toEqual({ connected: true, garminUserId: account })
    const settings = await visitor.ask(garmin.settings)
    expect(settings).toMatchObject({ mode: 'sandbox', needsReconnect: false, canSync: true, canSendWorkouts: true })
    const row = await connectionOf(userId)
    expect(row?.accessToken).toMatch(/^[0-9a-f]{8}\./)
    expect(row?.refreshToken).not.toBe(row?.accessToken)
    expect(row?.permissions).toEqual(['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT', 'WORKOUT_IMPORT'])
  })

  it('pitfall 1: keeps the Garmin user id, the only name that reports have', async () => {
    const { userId, account } = await newAthlete()
    expect((await connectionOf(userId))?.garminUserId).toBe(account)
  })

  it('pitfall 6: refuses an account that another user has connected, and leaves theirs as it is', async () => {
    const { userId, number } = await newAthlete()
    const before = await connectionOf(userId)
    const { accessToken, refreshToken, createdAt } = before ?? {}
    const other = await server.user()
    const { authUrl } = await other.ask(garmin.auth)
    expect(await comeBack(other, await consent(server, authUrl, { athlete: number }))).toBe(
      '/garmin?error=account_in_use',
    )
    expect(await other.ask(garmin.connection)).toEqual({ connected: false, garminUserId: null })
    expect(await connectionOf(userId)).toMatchObject({ accessToken, refreshToken, createdAt, isActive: true })
    expect(GARMIN_CONNECT_ERRORS.account_in_use).toContain('another user')
  })

  it('again takes the new tokens and permissions over', async () => {
    const { visitor, userId, number } = await newAthlete()
    const before = await connectionOf(userId)
    await connect(server, visitor, { athlete: number, permissions: ['ACTIVITY_EXPORT'] })
    const after = await connectionOf(userId)
    expect(after?.accessToken).not.toBe(before?.accessToken)
    expect(await visitor.ask(garmin.settings)).toMatchObject({ canSync: false, canSendWorkouts: false })
  })

  it.each(['list', 'object'] as const)('understands permissions as %s, and goes on without them', async (shape) => {
    server.sandbox.setFaults({ permissionShape: shape, permissionFailures: 1 })
    const { userId } = await newAthlete()
    expect((await connectionOf(userId))?.permissions).toContain('ACTIVITY_EXPORT')
    server.sandbox.setFaults({ permissionFailures: 3 })
    const another = await newAthlete()
    expect((await connectionOf(another.userId))?.permissions).toEqual([])
  })
})

describe('coming back from Garmin', () => {
  const begin = async () => {
    const visitor = await server.user()
    const { authUrl } = await visitor.ask(garmin.auth)
    return { visitor, authUrl, back: await consent(server, authUrl, { athlete: 0 }) }
  }
  const connections = () =>
    server.db
      .selectFrom('garmin_connections')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirst()

  it('works once', async () => {
    const { visitor, back } = await begin()
    expect(await comeBack(visitor, back)).toBe('/garmin?success=connected')
    expect(await comeBack(visitor, back)).toBe('/garmin?error=invalid_state')
    expect((await visitor.ask(garmin.connection)).connected).toBe(true)
  })

  it('twice at the same moment makes one connection', async () => {
    const { visitor, back } = await begin()
    const before = await connections()
    const ends = await Promise.all([comeBack(visitor, back), comeBack(visitor, back)])
    expect(ends.sort()).toEqual(['/garmin?error=invalid_state', '/garmin?success=connected'])
    expect((await connections())?.count).toBe((before?.count ?? 0) + 1)
  })

  it.each<[string, (begun: Awaited<ReturnType<typeof begin>>) => Promise<string>, string]>([
    ['with another session', async ({ back }) => comeBack(await server.user(), back), 'invalid_state'],
    ['signed out', async ({ back }) => comeBack(server.visitor(), back), 'not_signed_in'],
    ['after eleven minutes', async ({ visitor, back }) => age(11).then(() => comeBack(visitor, back)), 'invalid_state'],
    [
      'with a made-up state',
      async ({ visitor, back }) => comeBack(visitor, withQuery(back, { state: 'x' })),
      'invalid_state',
    ],
    [
      'without a state',
      async ({ visitor, back }) => comeBack(visitor, withQuery(back, { state: '' })),
      'invalid_state',
    ],
    [
      'with a made-up code',
      async ({ visitor, back }) => comeBack(visitor, withQuery(back, { code: 'x' })),
      'exchange_failed',
    ],
    ['without a code', async ({ visitor, back }) => comeBack(visitor, withQuery(back, { code: '' })), 'refused'],
    [
      'with a refusal of the athlete',
      async ({ visitor, authUrl }) => comeBack(visitor, await consent(server, authUrl, { decision: 'cancel' })),
      'access_denied',
    ],
    [
      'with words of somebody else',
      async ({ visitor, back }) =>
        comeBack(visitor, withQuery(back, { code: '', error: 'https://evil.test/%0d%0aSet-Cookie:x' })),
      'refused',
    ],
  ])('%s connects nothing', async (_, come, reason) => {
    const before = await connections()
    expect(await come(await begin())).toBe(`/garmin?error=${reason}`)
    expect(await connections()).toEqual(before)
  })

  it('is waited for just inside of ten minutes, whatever is cleared away, and no longer', async () => {
    const [early, late] = [await begin(), await begin()]
    await age(9.9)
    await pruneStates(server)
    expect(await comeBack(early.visitor, early.back)).toBe('/garmin?success=connected')
    await age(10.1)
    await pruneStates(server)
    expect(await server.db.selectFrom('garmin_oauth_states').select('stateHash').execute()).toEqual([])
    expect(await comeBack(late.visitor, late.back)).toBe('/garmin?error=invalid_state')
  })

  it('keeps a few sign-ins of a user and no more', async () => {
    const visitor = await server.user()
    for (let window = 0; window < 8; window++) await visitor.ask(garmin.auth)
    const { id } = (await visitor.ask(users.current)) ?? { id: 0 }
    const rows = await server.db
      .selectFrom('garmin_oauth_states')
      .select('stateHash')
      .where('userId', '=', id)
      .execute()
    expect(rows).toHaveLength(5)
  })

  it.each(['cross-site', 'same-site', 'none'])('begins no connecting for a page that is %s', async (site) => {
    const visitor = await server.user()
    const reply = await visitor.call(garmin.auth, { headers: { 'sec-fetch-site': site } })
    expect(reply.status).toBe(403)
    const { id } = await visitor.ask(users.current)
    const rows = server.db.selectFrom('garmin_oauth_states').select('stateHash').where('userId', '=', id)
    expect(await rows.execute()).toEqual([])
    expect((await visitor.call(garmin.auth, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(200)
  })

  const age = (minutes: number) =>
    server.db
      .updateTable('garmin_oauth_states')
      .set({ createdAt: new Date(Date.now() - minutes * 60_000).toISOString() })
      .execute()
  const withQuery = (url: URL, changes: Record<string, string>) => {
    const changed = new URL(url)
    for (const [name, value] of Object.entries(changed.searchParams ? changes : {})) {
      if (value === '') changed.searchParams.delete(name)
      else changed.searchParams.set(name, value)
    }
    return changed
  }
})

describe('disconnecting', () => {
  it('ends it at Garmin too, and erases the tokens', async () => {
    const { visitor, userId, number } = await newAthlete()
    await visitor.ask(garmin.disconnect)
    expect(await connectionOf(userId)).toBeUndefined()
    await eventually(async () => registrationOf(number) === null)
    expect(await visitor.ask(garmin.connection)).toEqual({ connected: false, garminUserId: null })
  })

  it.each([
    ['the athlete left there before', (number: number) => button(number, 'revoke')],
    ['Garmin is out of order', async () => server.sandbox.setFaults({ api: '500', apiCalls: 1_000 })],
  ])('works when %s, and leaves nothing there in the end', async (_, spoil) => {
    const { visitor, userId, number } = await newAthlete()
    await spoil(number)
    await visitor.ask(garmin.disconnect)
    expect(await connectionOf(userId)).toBeUndefined()
    server.sandbox.setFaults(CALM)
    await eventually(async () => {
      await sql`update jobs.job set start_after = now() where name = 'garmin-farewells' and state = 'retry'`.execute(
        server.db,
      )
      const { rows } = await sql`select from jobs.job where name = 'garmin-farewells' and state < 'completed'`.execute(
        server.db,
      )
      return rows.length === 0 && registrationOf(number) === null
    })
  })

  it('without a connection, and twice, changes nothing', async () => {
    const visitor = await server.user()
    const all = async () => {
      const { athletes } = server.sandbox.state
      const { rows } = await sql`select id from jobs.job where name = 'garmin-farewells'`.execute(server.db)
      // What Garmin still sends for others stands in other columns.
      const connections = await server.db
        .selectFrom('garmin_connections')
        .select(['id', 'userId', 'garminUserId', 'isActive'])
        .orderBy('id')
        .execute()
      return JSON.stringify([athletes.map(({ registration }) => registration !== null), rows, connections])
    }
    // Others are still being disconnected.
    await server.hurried(async () => {
      const { rows } = await sql`select from jobs.job where name = 'garmin-farewells' and state < 'completed'`.execute(
        server.db,
      )
      return rows.length === 0
    })
    const before = await all()
    for (let time = 0; time < 2; time++) {
      expect((await visitor.call(garmin.disconnect)).status).toBe(204)
      expect(await all()).toBe(before)
    }
  })
})

const registrationOf = (number: number) =>
  server.sandbox.state.athletes.find((one) => one.number === number)?.registration

const button = (number: number, act: string) =>
  server.sandbox.app.inject({ method: 'POST', url: `/sandbox/athletes/${number}/${act}`, payload: {} })

describe('tokens', () => {
  const expire = (userId: number) =>
    server.db
      .updateTable('garmin_connections')
      .set({ tokenExpiresAt: new Date(Date.now() + 599_000).toISOString() })
      .where('userId', '=', userId)
      .execute()

  it('pitfall 8: are renewed once, ten minutes before their end, whoever asks at the same time', async () => {
    const { visitor, userId } = await newAthlete()
    const before = await connectionOf(userId)
    await expire(userId)
    const results = await Promise.all(Array.from({ length: 12 }, () => visitor.ask(garmin.testConnection)))
    expect(results.every(({ tokenValid, connected }) => tokenValid && connected)).toBe(true)
    const after = await connectionOf(userId)
    expect(after?.refreshToken).not.toBe(before?.refreshToken)
    const spent = server.sandbox.state.tokens.filter(
      ({ kind, athlete: owner }) => kind === 'refresh' && owner === lastNumber(),
    )
    expect(spent.length).toBeLessThanOrEqual(2)
  })

  const lastNumber = () => Math.max(...server.sandbox.state.athletes.map(({ number }) => number))

  it('that Garmin calls inactive before their time are renewed and the call is made again', async () => {
    const { visitor, number, account } = await newAthlete()
    await button(number, 'expire')
    expect(await visitor.ask(garmin.testConnection)).toEqual({
      connected: true,
      tokenValid: true,
      profileData: { userId: account, permissions: expect.arrayContaining(['ACTIVITY_EXPORT']) },
      message: 'Your Garmin connection works',
    })
  })

  it('that nobody used for a month are renewed, younger ones are not, and older ones at their next use', async () => {
    const athletes = [await newAthlete(), await newAthlete(), await newAthlete()]
    const [old, young, used] = athletes.map(({ userId }) => userId)
    const age = (userId: number | undefined, days: number) =>
      server.db
        .updateTable('garmin_connections')
        .set({ tokensRenewedAt: new Date(Date.now() - days * 86_400_000).toISOString() })
        .where('userId', '=', userId ?? 0)
        .execute()
    await Promise.all([age(old, 31), age(young, 29)])
    const [before, kept] = [await connectionOf(old ?? 0), await connectionOf(young ?? 0)]
    const { tidy, stop } = await server.anotherInstance()
    await tidy()
    await eventually(async () => (await connectionOf(old ?? 0))?.refreshToken !== before?.refreshToken)
    await stop()
    expect(Date.now() - Date.parse((await connectionOf(old ?? 0))?.tokensRenewedAt ?? '')).toBeLessThan(60_000)
    expect((await connectionOf(young ?? 0))?.refreshToken).toBe(kept?.refreshToken)

    await age(used, 31)
    const third = await connectionOf(used ?? 0)
    await athletes[2]?.visitor.ask(garmin.testConnection)
    expect((await connectionOf(used ?? 0))?.refreshToken).not.toBe(third?.refreshToken)
  })

  it('that are over end the connection, with a word on what to do', async () => {
    const { visitor, userId, number } = await newAthlete()
    await button(number, 'revoke')
    await expire(userId)
    const result = await visitor.ask(garmin.testConnection)
    expect(result).toMatchObject({ connected: false, tokenValid: false, profileData: null })
    expect(result.message).toContain('connect your Garmin account again')
    expect(await visitor.ask(garmin.settings)).toMatchObject({ needsReconnect: true, permissions: [] })
    expect(await connectionOf(userId)).toMatchObject({ isActive: false, accessToken: null, refreshToken: null })
    expect((await visitor.call(garmin.sync)).status).toBe(409)
  })

  it('that belong to another row, or were changed, count as over: no crash', async () => {
    const [one, other] = [await newAthlete(), await newAthlete()]
    const [first, second] = [await connectionOf(one.userId), await connectionOf(other.userId)]
    const give = (userId: number, from: typeof first) =>
      server.db
        .updateTable('garmin_connections')
        .set({ accessToken: from?.accessToken ?? null, refreshToken: from?.refreshToken ?? null })
        .where('userId', '=', userId)
        .execute()
    await give(one.userId, second)
    await give(other.userId, first)
    for (const { visitor } of [one, other])
      expect(await visitor.ask(garmin.testConnection)).toMatchObject({ connected: false, tokenValid: false })
  })

  it('stay as they are while Garmin is out of order', async () => {
    const { visitor, userId } = await newAthlete()
    const before = await connectionOf(userId)
    server.sandbox.setFaults({ api: '500', apiCalls: 2 })
    const result = await visitor.ask(garmin.testConnection)
    expect(result).toMatchObject({ connected: true, message: expect.stringContaining('cannot be reached') })
    expect((await connectionOf(userId))?.refreshToken).toBe(before?.refreshToken)
  })
})
