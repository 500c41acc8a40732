import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, plans, users } = routes
const WRONG = 'This is not your current password'
const NEW = 'another-horse-8'

const COMMON =
  'This password is among those that attackers try first. Please choose another one, for example three words that do not belong together'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ SIGN_IN_LIMIT: '1000' })
})
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

const login = ({ username }: Visitor, password: string) =>
  server.visitor().call(users.login, { body: { username, password } })
const change = (user: Visitor, currentPassword: string, newPassword: string) =>
  user.call(account.changePassword, { body: { currentPassword, newPassword } })
const remove = (user: Visitor, password: string) => user.call(account.remove, { body: { password } })
const statusOf = async (visitor: Visitor) => (await visitor.call(users.current)).status

/** The same user in another browser. */
async function elsewhere({ username }: Visitor) {
  const visitor = server.visitor()
  await visitor.ask(users.login, { body: { username, password: PASSWORD } })
  return visitor
}

/** A user with a calendar feed, a shared plan and a connection to Garmin. */
async function withAllOpen() {
  const user = await server.user()
  const { id } = await user.ask(users.current)
  const plan = await user.ask(plans.create, { body: shortPlan() })
  await user.ask(routes.calendar.makeFeed)
  await user.ask(routes.sharing.share, { params: { id: String(plan.id) } })
  const tokens = { accessToken: 'a', refreshToken: 'r', tokenExpiresAt: new Date(Date.now() + 3_600_000).toISOString() }
  const connection = { userId: id, garminUserId: `garmin-${id}`, permissions: '[]', ...tokens }
  await server.db.insertInto('garmin_connections').values(connection).execute()
  return user
}

/** What of it is open. */
async function openOf(user: Visitor) {
  const { id } = await user.ask(users.current)
  const shares = await server.db.selectFrom('plan_shares').select('userId').where('userId', '=', id).execute()
  const isOpen = {
    feed: (await user.ask(routes.calendar.settings)).feedMadeAt !== null,
    shares: shares.length > 0,
    garmin: (await user.ask(routes.garmin.connection)).connected,
  }
  return Object.entries(isOpen).flatMap(([name, open]) => (open ? [name] : []))
}

describe('changing the password', () => {
  it('makes the new one count and the old one not', async () => {
    const user = await server.user()
    expect((await change(user, PASSWORD, NEW)).status).toBe(204)
    expect((await login(user, PASSWORD)).status).toBe(401)
    expect((await login(user, NEW)).status).toBe(200)
  })

  it('ends every other session, and goes on under a new id', async () => {
    const user = await server.user()
    const other = await elsewhere(user)
    const stranger = await server.user()
    const before = user.cookie
    await change(user, PASSWORD, NEW)
    expect([await statusOf(user), await statusOf(other), await statusOf(stranger)]).toEqual([200, 401, 200])
    expect(user.cookie).not.toBe(before)
    const thief = server.visitor()
    thief.cookie = before
    expect(await statusOf(thief)).toBe(401)
  })

  it('needs the current one', async () => {
    const user = await server.user()
    const other = await elsewhere(user)
    const reply = await change(user, 'not-my-password', NEW)
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ message: WRONG, issues: [{ path: 'currentPassword', message: WRONG }] })
    expect((await login(user, PASSWORD)).status).toBe(200)
    expect(await statusOf(other)).toBe(200)
  })

  it.each([
    ['12345', 'Password must be at least 6 characters'],
    ['Password1', COMMON],
    ['x'.repeat(201), 'Password must be at most 200 characters'],
  ])('follows the rules of registration: %s', async (password, message) => {
    const user = await server.user()
    const reply = await change(user, PASSWORD, password)
    expect([reply.status, reply.message]).toEqual([400, message])
    expect((reply.body as { issues: unknown }).issues).toEqual([{ path: 'newPassword', message }])
    expect((await login(user, PASSWORD)).status).toBe(200)
  })

  it.each([
    [[], ['feed', 'shares', 'garmin']],
    [['feed'], ['shares', 'garmin']],
    [['shares'], ['feed', 'garmin']],
    [['garmin'], ['feed', 'shares']],
    [['feed', 'shares', 'garmin'], []],
  ] as const)('also ends what else is open, as wished: %j, and leaves %j', async (alsoEnd, left) => {
    const [user, other] = [await withAllOpen(), await withAllOpen()]
    const body = { currentPassword: PASSWORD, newPassword: NEW, alsoEnd: [...alsoEnd] }
    expect((await user.call(account.changePassword, { body })).status).toBe(204)
    expect(await openOf(user)).toEqual(left)
    expect(await openOf(other)).toEqual(['feed', 'shares', 'garmin'])
  })

  it('ends nothing when it is refused', async () => {
    const user = await withAllOpen()
    const body = { currentPassword: 'not-my-password', newPassword: NEW, alsoEnd: ['feed' as const, 'shares' as const] }
    expect((await user.call(account.changePassword, { body })).status).toBe(400)
    expect(await openOf(user)).toEqual(['feed', 'shares', 'garmin'])
  })

  it('from two windows at once is done by one of them', async () => {
    const user = await server.user()
    const other = await elsewhere(user)
    const replies = await Promise.all([change(user, PASSWORD, NEW), change(other, PASSWORD, 'a-third-horse-7')])
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1)
    const worked = await Promise.all([login(user, NEW), login(user, 'a-third-horse-7'), login(user, PASSWORD)])
    expect(worked.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('guessing the password of an open session', () => {
  it('is stopped after ten tries, however they are made, and counts for the login too', async () => {
    const user = await server.user()
    for (let attempt = 0; attempt < 5; attempt++) expect((await change(user, 'wrong', NEW)).status).toBe(400)
    for (let attempt = 0; attempt < 5; attempt++) expect((await remove(user, 'wrong')).status).toBe(400)
    const replies = [await change(user, PASSWORD, NEW), await remove(user, PASSWORD), await login(user, PASSWORD)]
    expect(replies.map(({ status }) => status)).toEqual([429, 429, 429])
    expect(Number(replies[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('deleting the account', () => {
  it('erases every row of the user, and signs out everywhere', async () => {
    const user = await server.user()
    const other = await elsewhere(user)
    const { id } = await user.ask(users.current)
    const plan = await user.ask(plans.create, { body: shortPlan() })
    const reply = await remove(user, PASSWORD)
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(String(reply.headers['set-cookie'])).toMatch(/^sid=; /)
    const { db } = server
    const left = await Promise.all([
      db.selectFrom('users').select('id').where('id', '=', id).execute(),
      db.selectFrom('training_plans').select('id').where('userId', '=', id).execute(),
      db.selectFrom('workouts').select('id').where('trainingPlanId', '=', plan.id).execute(),
      db.selectFrom('sessions').select('key').where('userId', '=', id).execute(),
    ])
    expect(left).toEqual([[], [], [], []])
    expect([await statusOf(user), await statusOf(other)]).toEqual([401, 401])
    expect((await login(user, PASSWORD)).text).toBe('{"message":"Invalid email or password"}')
  })

  it('leaves everybody else alone, and the address free', async () => {
    const [user, stranger] = [await server.user(), await server.user()]
    const plan = await stranger.ask(plans.create, { body: shortPlan() })
    await remove(user, PASSWORD)
    expect(await stranger.ask(plans.list)).toEqual([plan])
    const again = await server.visitor().call(users.register, { body: { username: user.username, password: PASSWORD } })
    expect(again.status).toBe(201)
  })

  it('needs the password', async () => {
    const user = await server.user()
    const reply = await remove(user, 'not-my-password')
    expect(reply.status).toBe(400)
    expect(reply.body).toEqual({ message: WRONG, issues: [{ path: 'password', message: WRONG }] })
    expect(await statusOf(user)).toBe(200)
  })
})
