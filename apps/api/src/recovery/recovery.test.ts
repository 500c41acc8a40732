import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { pruneLinks } from './account-links.js'
import { makePasswordLink } from './password-link.js'

const { recovery, security, users } = routes
const NEXT = 'another-horse-8'

let server: TestApp
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startTestApp({ ...catcher.settings, SIGN_IN_LIMIT: '10' })
}, 60_000)
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(async () => {
  await server.stop()
  await catcher.stop()
})

const tokenIn = (text: string) => /\/reset-password#([\w-]{43})\n/.exec(text)?.[1] ?? ''

/** Asks for a link as anybody can, and reads it in the mail. */
async function askFor(username: string): Promise<string> {
  await server.visitor().ask(recovery.ask, { body: { username } })
  return tokenIn((await catcher.next(username)).text)
}

const reset = (token: string, newPassword = NEXT) =>
  server.visitor().call(recovery.reset, { body: { token, newPassword } })

const logIn = (username: string, password: string) =>
  server.visitor().call(users.login, { body: { username, password } })

const userIdOf = async (visitor: Visitor) => (await visitor.ask(users.current)).id

/** A link past the mail, as an admin makes one. */
async function linkFor(visitor: Visitor) {
  const userId = await userIdOf(visitor)
  const path = await inTransaction(server.db, (transaction) => makePasswordLink(transaction, userId))
  return path.split('#')[1] ?? ''
}

describe('a forgotten password', () => {
  it('is set anew by a link that comes by mail: every device is signed out, nobody is signed in, and a mail says so', async () => {
    const owner = await server.user()
    const token = await askFor(owner.username)
    const someone = server.visitor()
    const reply = await someone.call(recovery.reset, { body: { token, newPassword: NEXT } })
    expect([reply.status, reply.headers['set-cookie']]).toEqual([204, undefined])
    expect((await someone.call(users.current)).status).toBe(401)
    expect((await owner.call(users.current)).status).toBe(401)
    expect((await logIn(owner.username, PASSWORD)).status).toBe(401)
    expect((await logIn(owner.username, NEXT)).status).toBe(200)
    const { mail, text } = await catcher.next(owner.username)
    expect(mail.subject).toBe('Your TriPlan password was changed')
    expect(text).toContain('lightMyRequest (127.0.0.x)')
  })

  it('is never asked for by a link to a host that the caller made up', async () => {
    const { username } = await server.user()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    await server.visitor().call(recovery.ask, { body: { username }, headers })
    await server.visitor().ask(recovery.ask, { body: { username }, headers: { 'x-forwarded-host': 'evil.example' } })
    const { text, html } = await catcher.next(username)
    expect(text).toContain('\nhttp://localhost:3000/reset-password#')
    expect(text + html).not.toContain('evil')
  })

  it('is noted for the owner', async () => {
    const owner = await server.user()
    await reset(await linkFor(owner))
    await owner.ask(users.login, { body: { username: owner.username, password: NEXT } })
    expect(await owner.ask(security.events)).toMatchObject([{ kind: 'password-reset', device: 'lightMyRequest' }])
  })

  it('gets no mail where there is no account, and the same answer', async () => {
    expect((await server.visitor().call(recovery.ask, { body: { username: 'nobody@example.org' } })).status).toBe(204)
    const { username } = await server.user()
    await askFor(username)
    expect(catcher.caught.map(({ to }) => to)).not.toContain('nobody@example.org')
  })
})

describe('a link to a new password', () => {
  it('works once, also for two at the same time', async () => {
    const token = await linkFor(await server.user())
    const replies = await Promise.all([reset(token), reset(token), reset(token)])
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404, 404])
    expect((await reset(token)).message).toMatch(/used already, or is too old/)
  })

  it('ends with a newer one, and after an hour', async () => {
    const owner = await server.user()
    const userId = await userIdOf(owner)
    const [older, newer] = [await linkFor(owner), await linkFor(owner)]
    expect((await reset(older)).status).toBe(404)
    await sql`update account_links set expires_at = expires_at - interval '59 minutes'`.execute(server.db)
    await pruneLinks(server.db)
    expect((await reset(newer, 'password')).status).toBe(400)
    await sql`update account_links set expires_at = expires_at - interval '61 seconds'`.execute(server.db)
    expect((await reset(newer)).status).toBe(404)
    await pruneLinks(server.db)
    // Others' mails make links meanwhile.
    const left = server.db.selectFrom('account_links').selectAll().where('userId', '=', userId)
    expect(await left.execute()).toEqual([])
  })

  it('is not used up by a password that is refused', async () => {
    const token = await linkFor(await server.user())
    expect(await reset(token, 'password')).toMatchObject({ status: 400, body: { issues: [{ path: 'newPassword' }] } })
    expect((await reset(token)).status).toBe(204)
  })

  it('stands in the database under its hash only', async () => {
    const token = await linkFor(await server.user())
    const rows = await server.db.selectFrom('account_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await reset(rows[0]?.tokenHash.slice(0, 43) ?? '')).status).toBe(404)
  })

  it('goes with the account', async () => {
    const owner = await server.user()
    const token = await linkFor(owner)
    await owner.ask(routes.account.remove, { body: { password: PASSWORD } })
    expect((await reset(token)).status).toBe(404)
  })
})

describe('asking', () => {
  it('is limited by network, and by account wherever it comes from', async () => {
    const statuses: number[] = []
    const ask = async (username: string, remoteAddress: string) =>
      statuses.push((await server.visitor().call(recovery.ask, { body: { username }, remoteAddress })).status)
    for (let attempt = 0; attempt < 11; attempt++) await ask(`user-${attempt}@example.org`, '192.0.2.1')
    expect(statuses.splice(0)).toEqual([...Array(10).fill(204), 429])
    for (let attempt = 0; attempt < 6; attempt++) await ask('one@example.org', `198.51.100.${attempt}`)
    expect(statuses.splice(0)).toEqual([...Array(5).fill(204), 429])
  })

  it('by guessed tokens is limited, too', async () => {
    const replies: number[] = []
    for (let attempt = 0; attempt < 11; attempt++) replies.push((await reset('x'.repeat(43))).status)
    expect(replies).toEqual([...Array(10).fill(404), 429])
  })
})

describe('where no mail is sent', () => {
  it('it says what to do instead', async () => {
    const silent = await startTestApp()
    const reply = await silent.visitor().call(recovery.ask, { body: { username: 'ann@example.org' } })
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('npm run reset-password')])
    expect(await silent.visitor().ask(recovery.options)).toEqual({ sendsMail: false, hasPasskeys: false })
    expect(await server.visitor().ask(recovery.options)).toEqual({ sendsMail: true, hasPasskeys: false })
    await silent.stop()
  })
})
