import { routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { pruneEvents } from '../users/account-events.js'

const { account, recovery, security, signIns, users } = routes
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1'

let server: TestApp
let catcher: MailCatcher

beforeAll(async () => {
  catcher = await startMailCatcher()
  server = await startTestApp(catcher.settings)
}, 60_000)
afterAll(async () => {
  await server.stop()
  await catcher.stop()
})

/** The owner comes in on a telephone as well. */
async function onPhone({ username }: Visitor): Promise<Visitor> {
  const phone = server.visitor()
  const from = { headers: { 'user-agent': PHONE }, remoteAddress: '203.0.113.77' }
  await phone.ask(users.login, { body: { username, password: PASSWORD }, ...from })
  return phone
}

const kindsOf = async (visitor: Visitor) => (await visitor.ask(security.events)).map(({ kind }) => kind)

describe('the sessions of a user', () => {
  it('are shown with device, network and last use, and which of them asks', async () => {
    const owner = await server.user()
    const phone = await onPhone(owner)
    await sql`update sessions set last_seen_at = last_seen_at - interval '2 hours' where device = 'lightMyRequest'`.execute(
      server.db,
    )
    const sessions = await phone.ask(security.sessions)
    expect(sessions).toMatchObject([
      { device: 'Safari on iPhone', address: '203.0.113.x', isCurrent: true },
      { device: 'lightMyRequest', address: '127.0.0.x', isCurrent: false },
    ])
    const cookie = phone.cookie ?? ''
    expect(JSON.stringify(sessions)).not.toContain(cookie.slice(4, 20))
    await owner.ask(users.current)
    expect((await owner.ask(security.sessions)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
  })

  it('end one by one, and the others go on', async () => {
    const owner = await server.user()
    const [phone, tablet] = [await onPhone(owner), await onPhone(owner)]
    const lost = (await phone.ask(security.sessions)).find(({ isCurrent }) => isCurrent)
    await owner.ask(security.endSession, { params: { sessionId: lost?.id ?? '' } })
    expect((await phone.call(users.current)).status).toBe(401)
    expect((await tablet.call(users.current)).status).toBe(200)
    expect((await owner.call(security.endSession, { params: { sessionId: lost?.id ?? '' } })).status).toBe(404)
    expect(await owner.ask(security.sessions)).toHaveLength(2)
    expect(await kindsOf(owner)).toEqual(['sessions-ended', 'new-device'])
  })

  it('that are over are not shown', async () => {
    const owner = await server.user()
    await onPhone(owner)
    await sql`update sessions set last_seen_at = now() - interval '8 days' where device like 'Safari%'`.execute(
      server.db,
    )
    expect(await owner.ask(security.sessions)).toHaveLength(1)
  })
})

describe('a new kind of device', () => {
  it('is told of by mail, with a link by which the owner ends every session and chooses a new password', async () => {
    const owner = await server.user()
    const phone = await onPhone(owner)
    const { mail, text } = await catcher.next(owner.username)
    expect(mail.subject).toBe('A new device signed in to TriPlan')
    expect(text).toContain('Safari on iPhone (203.0.113.x)')
    const token = /#([\w-]{43})\n/.exec(text)?.[1] ?? ''
    await server.visitor().ask(recovery.reset, { body: { token, newPassword: 'another-horse-8' } })
    expect((await phone.call(users.current)).status).toBe(401)
    expect((await owner.call(users.current)).status).toBe(401)
  })

  it('waits on the page until the owner says that it was them', async () => {
    const owner = await server.user()
    await onPhone(owner)
    expect(await owner.ask(security.events)).toMatchObject([
      { kind: 'new-device', device: 'Safari on iPhone', address: '203.0.113.x', isOpen: true },
    ])
    await owner.ask(security.closeEvents)
    expect(await owner.ask(security.events)).toMatchObject([{ kind: 'new-device', isOpen: false }])
    await onPhone(owner)
    expect(await owner.ask(security.events)).toHaveLength(1)
  })

  it('is none where the account was made, and none when it is known', async () => {
    const visitor = server.visitor()
    const username = 'new-device@example.org'
    await visitor.ask(users.register, { body: { username, password: PASSWORD } })
    await visitor.ask(users.logout)
    await visitor.ask(users.login, { body: { username, password: PASSWORD } })
    expect(await visitor.ask(security.events)).toEqual([])
  })
})

describe('what happened to an account', () => {
  it('is read by its owner: a new password, an export', async () => {
    const owner = await server.user()
    const newPassword = 'another-horse-8'
    await onPhone(owner)
    await owner.ask(account.download)
    await owner.ask(account.changePassword, { body: { currentPassword: PASSWORD, newPassword } })
    expect(await owner.ask(security.events)).toMatchObject([
      { kind: 'password-changed', isOpen: false },
      { kind: 'data-exported', device: 'lightMyRequest', address: '127.0.0.x' },
      { kind: 'new-device', isOpen: false },
    ])
    expect(await (await server.user()).ask(security.events)).toEqual([])
  })

  it('is forgotten after 90 days', async () => {
    const owner = await server.user()
    await owner.ask(account.download)
    await owner.ask(signIns.endOthers)
    await sql`update account_events set at = at - interval '91 days' where kind = 'data-exported'`.execute(server.db)
    expect(await kindsOf(owner)).not.toContain('data-exported')
    await pruneEvents(server.db)
    const { rows } =
      await sql`select from account_events where kind = 'data-exported' and at < now() - interval '90 days'`.execute(
        server.db,
      )
    expect(rows).toEqual([])
  })
})
