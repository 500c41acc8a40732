import { type AdminUser, routes } from '@tri/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { adminOn } from '../testing/calls.js'
import { type MailCatcher, startMailCatcher } from '../testing/mail-catcher.js'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, admin: admins, invites, plans, signUps, users } = routes

let server: TestApp
let mail: MailCatcher
let boss: Visitor

beforeAll(async () => {
  mail = await startMailCatcher()
  server = await startTestApp(mail.settings)
  boss = await adminOn(server)
}, 60_000)
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(async () => {
  await server.stop()
  await mail.stop()
})

const idOf = async (visitor: Visitor) => (await visitor.ask(users.current)).id
const at = (id: number) => ({ id: String(id) })
const change = (id: number, body: { isDisabled?: boolean; role?: 'user' | 'admin' }, by = boss) =>
  by.call(admins.changeUser, { params: at(id), body })
const login = (username: string) => server.visitor().call(users.login, { body: { username, password: PASSWORD } })
const acts = async (id: number) =>
  (await boss.ask(admins.acts)).filter(({ aboutId }) => aboutId === id).map(({ kind }) => kind)

/** Leaves these as the only admins. */
const onlyAdmins = (...names: string[]) =>
  server.db
    .updateTable('users')
    .set({ role: 'user' })
    .where('role', '=', 'admin')
    .where('username', 'not in', names)
    .execute()

describe('accounts', () => {
  it('are found by a part of their address, and tell nothing of what is planned', async () => {
    const ann = await server.user()
    await ann.ask(plans.create, { body: { ...shortPlan(), name: 'Secret goal' } })
    const { users: found, total } = await boss.ask(admins.users, {
      body: { text: ann.username.toUpperCase(), page: 1 },
    })
    expect(total).toBe(1)
    expect(found).toEqual([
      {
        id: await idOf(ann),
        username: ann.username,
        role: 'user',
        createdAt: expect.stringMatching(/Z$/),
        lastSeenAt: expect.stringMatching(/Z$/),
        disabledAt: null,
        sessions: 1,
      } satisfies AdminUser,
    ])
    expect((await boss.ask(admins.users, { body: { text: '%', page: 1 } })).total).toBe(0)
  })

  it('stand on pages of 25, in the order of their addresses', async () => {
    for (let count = 0; count < 26; count++) await server.user()
    const pages = await Promise.all([1, 2].map((page) => boss.ask(admins.users, { body: { page } })))
    const names = pages.flatMap((page) => page.users.map(({ username }) => username))
    expect(pages[0]?.users).toHaveLength(25)
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBe(names.length)
    expect(pages[0]?.total).toBeGreaterThan(names.length - 1)
  })

  it('are switched off and on, and each is noted once', async () => {
    const ann = await server.user()
    const id = await idOf(ann)
    for (let time = 0; time < 2; time++) expect((await change(id, { isDisabled: true })).status).toBe(200)
    expect((await ann.call(users.current)).status).toBe(401)
    expect(await login(ann.username)).toMatchObject({ status: 403, message: expect.stringContaining('switched off') })
    expect(await change(id, { isDisabled: false })).toMatchObject({ body: { disabledAt: null, sessions: 0 } })
    expect((await login(ann.username)).status).toBe(200)
    expect(await acts(id)).toEqual(['user-enabled', 'user-disabled'])
  })

  it('are signed out everywhere', async () => {
    const ann = await server.user()
    const id = await idOf(ann)
    await boss.ask(admins.endSessions, { params: at(id) })
    expect((await ann.call(users.current)).status).toBe(401)
    expect(await acts(id)).toEqual(['sessions-ended'])
  })

  it('get a link to a new password, which ends their sessions; their owner can see that it was made', async () => {
    const ann = await server.user()
    const id = await idOf(ann)
    const { path } = await boss.ask(admins.makeResetLink, { params: at(id) })
    const events = await ann.ask(routes.security.events)
    expect(events.map(({ kind }) => kind)).toContain('reset-link-made')
    const body = { token: path.split('#')[1] ?? '', newPassword: 'another-horse-8' }
    await server.visitor().ask(routes.recovery.reset, { body })
    expect((await ann.call(users.current)).status).toBe(401)
    expect(await acts(id)).toEqual(['reset-link-made'])
  })

  it('are erased with all that is theirs; the log keeps that it was done, and forgets the address', async () => {
    const ann = await server.user()
    const id = await idOf(ann)
    await ann.ask(plans.create, { body: shortPlan() })
    await boss.ask(admins.eraseUser, { params: at(id) })
    expect((await login(ann.username)).text).toBe('{"message":"Invalid email or password"}')
    expect(await server.db.selectFrom('training_plans').select('id').where('userId', '=', id).execute()).toEqual([])
    const noted = (await boss.ask(admins.acts)).find(({ aboutId }) => aboutId === id)
    expect(noted).toMatchObject({ kind: 'user-erased', about: null, by: boss.username })
  })
})

describe('S60 the last admin', () => {
  it('cannot be switched off, made a user or erased, by themselves or with their own password', async () => {
    // Who has a server to themselves may leave it empty.
    await server.user()
    await onlyAdmins(boss.username)
    const id = await idOf(boss)
    const replies = [
      await change(id, { isDisabled: true }),
      await change(id, { role: 'user' }),
      await boss.call(admins.eraseUser, { params: at(id) }),
      await boss.call(account.remove, { body: { password: PASSWORD } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(replies[0]?.message).toBe('There has to be an admin. Please make somebody else one first')
    expect((await boss.ask(users.current)).role).toBe('admin')
  })

  it('is left of two who remove each other at once, in 15 rounds of each way', async () => {
    const ways = [
      (by: Visitor, id: number) => change(id, { isDisabled: true }, by),
      (by: Visitor, id: number) => change(id, { role: 'user' }, by),
      (by: Visitor, id: number) => by.call(admins.eraseUser, { params: at(id) }),
    ]
    for (let round = 0; round < 15 * ways.length; round++) {
      const [one, other] = [await adminOn(server), await adminOn(server)]
      await onlyAdmins(one.username, other.username)
      const ids = [await idOf(one), await idOf(other)] as const
      const way = ways[round % ways.length]
      const statuses = await Promise.all([way?.(one, ids[1]), way?.(other, ids[0])])
      const left = await server.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .where('disabledAt', 'is', null)
        .execute()
      expect([round, left.length, statuses.filter((reply) => reply && reply.status < 300).length]).toEqual([
        round,
        1,
        1,
      ])
    }
    boss = await adminOn(server)
  }, 60_000)
})

describe('an invite', () => {
  it('is mailed to whom it is for, with a link of its own, and works once', async () => {
    const made = await boss.ask(invites.make, { body: { email: 'Guest@Example.org' } })
    expect(made).toMatchObject({ email: 'guest@example.org', isMailed: true, path: null })
    const { text } = await mail.next('guest@example.org')
    const [, token = ''] = /\/invite#([\w-]{43})/.exec(text) ?? []
    expect(await server.visitor().ask(signUps.openInvite, { body: { token } })).toEqual({
      makesAdmin: false,
      email: 'guest@example.org',
    })
    const register = (username: string) =>
      server.visitor().call(users.register, { body: { username, password: PASSWORD, invite: token } })
    expect((await register('other@example.org')).message).toBe('This invite is for another address')
    expect((await register('guest@example.org')).status).toBe(201)
    expect((await register('guest@example.org')).status).toBe(404)
    const [shown] = await boss.ask(invites.list)
    expect(shown).toMatchObject({ id: made.id, email: null, usedAt: expect.stringMatching(/Z$/) })
    expect(JSON.stringify(await server.db.selectFrom('invites').selectAll().execute())).not.toContain(token)
  })

  it('is a link where it is for nobody in particular, until it is withdrawn', async () => {
    const { path, id } = await boss.ask(invites.make, { body: {} })
    const token = String(path).split('#')[1] ?? ''
    const open = () => server.visitor().call(signUps.openInvite, { body: { token } })
    expect((await open()).status).toBe(200)
    await boss.ask(invites.withdraw, { params: at(id) })
    expect((await open()).message).toBe('This invite was used, withdrawn or has expired. Please ask for a new one')
    expect((await boss.call(invites.withdraw, { params: at(id) })).status).toBe(404)
  })
})

describe('the server', () => {
  it('tells its version, its database and its limits', async () => {
    await server.user()
    const state = await boss.ask(admins.server)
    expect(state).toMatchObject({ signUps: 'open', sendsMail: true, limits: { signIns: expect.any(Number) } })
    expect(state.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(state.databaseBytes).toBeGreaterThan(1_000_000)
    expect(state.users).toBeGreaterThan(1)
  })

  it('sends a mail to the admin who asks, and says what the mail server said against it', async () => {
    expect(await boss.ask(admins.testMail)).toEqual({ problem: null })
    await mail.next(boss.username)
    mail.refuse(550, 'no such box')
    expect((await boss.ask(admins.testMail)).problem).toContain('no such box')
    mail.accept()
  })
})
