import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { hashToken, newToken } from '../sharing/link-token.js'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js'
import { firstAdminLink, makeAdminLink } from './admin-link.js'
import { insertInvite } from './invites.repository.js'

const { signUps, users } = routes
const OLD = 'This invite was used, withdrawn or has expired. Please ask for a new one'

let server: TestApp
afterEach(() => server.stop())

const signUp = (username: string, invite?: string) =>
  server.visitor().call(users.register, { body: { username, password: PASSWORD, ...(invite && { invite }) } })

async function inviteTo(email?: string) {
  const token = newToken()
  await insertInvite(server.db, { tokenHash: hashToken(token), email })
  return token
}
const tokenOf = (path?: string) => path?.split('#')[1] ?? ''

describe('S61 signing up', () => {
  it('is open to anybody unless it is said otherwise', async () => {
    server = await startTestApp()
    expect(await server.visitor().ask(signUps.read)).toEqual({ mode: 'open', domains: [] })
    expect((await signUp('ann@example.org')).status).toBe(201)
  })

  it('is for some domains, and for who has an invite', async () => {
    server = await startTestApp({ SIGNUPS_DOMAINS: 'example.org, Club.example.net' })
    expect((await signUp('ann@example.org')).status).toBe(201)
    expect((await signUp('ann@club.example.net')).status).toBe(201)
    for (const username of ['eve@example.com', 'eve@sub.example.org', 'example.org@example.com'])
      expect(await signUp(username)).toMatchObject({
        status: 403,
        message: expect.stringContaining('Only addresses at example.org or club.example.net can sign up here'),
      })
    expect((await signUp('eve@example.com', await inviteTo())).status).toBe(201)
  })

  it('needs an invite where it is by invite: one that stands, once, for its address', async () => {
    server = await startTestApp({ SIGNUPS: 'invite' })
    expect(await signUp('ann@example.org')).toMatchObject({
      status: 403,
      message: expect.stringContaining('needs an invite'),
    })
    const token = await inviteTo()
    const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => signUp(`ann${at}@example.org`, token)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 201)) expect(reply.message).toBe(OLD)
    const { rows } = await sql`select from users`.execute(server.db)
    expect(rows).toHaveLength(1)
    const late = await inviteTo()
    await sql`update invites set expires_at = now() - interval '1 second'`.execute(server.db)
    expect(await signUp('late@example.org', late)).toMatchObject({ status: 404, message: OLD })
    expect((await signUp('made@up.org', newToken())).message).toBe(OLD)
  })

  it('is closed where it is off, also with an invite; the link that the server prints still works', async () => {
    server = await startTestApp({ SIGNUPS: 'off' })
    const closed = { status: 403, message: expect.stringContaining('Nobody can sign up here') }
    expect(await signUp('ann@example.org')).toMatchObject(closed)
    expect(await signUp('ann@example.org', await inviteTo())).toMatchObject(closed)
    const reply = await signUp('admin@example.org', tokenOf(await firstAdminLink(server.db)))
    expect(reply).toMatchObject({ status: 201, body: { role: 'admin' } })
  })

  it('is refused before a password is hashed, and is limited like every attempt', async () => {
    server = await startTestApp({ SIGNUPS: 'off', SIGN_IN_LIMIT: '5' })
    const replies = []
    for (let attempt = 0; attempt < 6; attempt++) replies.push((await signUp(`a${attempt}@example.org`)).status)
    expect(replies).toEqual([403, 403, 403, 403, 403, 429])
  })
})

describe('the link that the server prints', () => {
  it('is there while nobody has an account, makes one admin, and voids the others', async () => {
    server = await startTestApp()
    const [one, other] = [await firstAdminLink(server.db), await firstAdminLink(server.db)].map(tokenOf)
    expect(await server.visitor().ask(signUps.openInvite, { body: { token: one ?? '' } })).toEqual({
      makesAdmin: true,
      email: null,
    })
    expect((await signUp('admin@example.org', one)).body).toMatchObject({ role: 'admin' })
    expect(await signUp('second@example.org', other)).toMatchObject({ status: 404, message: OLD })
    expect(await firstAdminLink(server.db)).toBeUndefined()
    expect((await signUp('ann@example.org')).body).toMatchObject({ role: 'user' })
  })

  it('makes an account that is there already an admin', async () => {
    server = await startTestApp()
    const ann = await server.user()
    const token = tokenOf(await makeAdminLink(server.db))
    await ann.ask(signUps.becomeAdmin, { body: { token } })
    expect((await ann.ask(users.current)).role).toBe('admin')
    expect((await ann.call(signUps.becomeAdmin, { body: { token } })).message).toBe(OLD)
  })

  it('is no ordinary invite: that makes nobody an admin, and is not used up by the attempt', async () => {
    server = await startTestApp({ SIGNUPS: 'invite' })
    const ann = await server.user()
    const token = await inviteTo()
    expect((await ann.call(signUps.becomeAdmin, { body: { token } })).status).toBe(403)
    expect((await ann.ask(users.current)).role).toBe('user')
    expect((await signUp('friend@example.org', token)).status).toBe(201)
  })
})
