import { routes } from '@tri/api-contract'
import { USER_DEFAULT_SCHEDULE } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, startTestApp, type TestApp } from '../testing/test-app.js'

const { users } = routes
const COMMON =
  'This password is among those that attackers try first. Please choose another one, for example three words that do not belong together'
const TAKEN = 'An account with this e-mail already exists'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const register = (username: string, password = PASSWORD) =>
  server.visitor().call(users.register, { body: { username, password } })
const login = (username: string, password = PASSWORD) =>
  server.visitor().call(users.login, { body: { username, password } })

describe('registering', () => {
  it('begins with the units that were chosen before there was an account', async () => {
    const visitor = server.visitor()
    const body = {
      username: 'guest.units@example.org',
      password: PASSWORD,
      units: 'metric',
      poolUnits: 'yards',
    } as const
    const user = await visitor.ask(users.register, { body })
    expect(user).toMatchObject({ units: 'metric', poolUnits: 'yards', poolLength: null })
    expect(await visitor.ask(users.current)).toEqual(user)
    const leagues = await server.visitor().send({
      method: 'POST',
      url: users.register.path,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ ...body, username: 'leagues@example.org', units: 'leagues' }),
    })
    expect(leagues.status).toBe(400)
  })

  it('makes an account, signs in and never shows the password', async () => {
    const visitor = server.visitor()
    const user = await visitor.ask(users.register, { body: { username: 'new@example.org', password: PASSWORD } })
    expect(user).toEqual({
      id: expect.any(Number),
      username: 'new@example.org',
      defaultSwimPace: null,
      defaultBikePace: null,
      defaultRunPace: null,
      experienceLevel: null,
      defaultWeeklySchedule: null,
      units: null,
      poolUnits: null,
      poolLength: null,
      suggestsChanges: null,
      targetMethods: null,
      ownZones: null,
      currentTrainingPlanId: null,
      role: 'user',
    })
    expect(await visitor.ask(users.current)).toEqual(user)
  })

  it('takes one account for an address, however it is written', async () => {
    expect((await register(' Same@Example.org ')).status).toBe(201)
    const second = await register('same@example.ORG')
    expect(second.status).toBe(409)
    expect(second.message).toBe(TAKEN)
    expect((await login('SAME@example.org ')).status).toBe(200)
  })

  it('takes one of twenty that come at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => register('crowd@example.org')))
    const statuses = replies.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array(19).fill(409)])
  })

  it.each([
    ['nonsense', PASSWORD, 'Please enter a valid email address'],
    ['', PASSWORD, 'Please enter a valid email address'],
    [`${'a'.repeat(250)}@b.org`, PASSWORD, 'Please enter a valid email address'],
    ['short@example.org', '12345', 'Password must be at least 6 characters'],
    ['long@example.org', 'x'.repeat(201), 'Password must be at most 200 characters'],
    ['nul@example.org', 'pass\u0000word', 'Please remove the characters that cannot be stored'],
    ['half@example.org', 'pass\ud800word', 'Please remove the characters that cannot be stored'],
    ['common@example.org', 'Password1', COMMON],
  ])('as %j with the password %j is refused', async (username, password, message) => {
    const reply = await register(username, password)
    expect([reply.status, reply.message]).toEqual([400, message])
  })

  it('refuses fields it does not know, so that nobody appoints themselves', async () => {
    const body = { username: 'admin@example.org', password: PASSWORD, id: 7, currentTrainingPlanId: 1 }
    const reply = await server.visitor().call(users.register, { body })
    expect(reply.status).toBe(400)
  })
})

describe('logging in', () => {
  it('has one answer for a wrong password and an unknown address', async () => {
    await register('known@example.org')
    const wrong = await login('known@example.org', 'not-the-password')
    const unknown = await login('unknown@example.org', 'not-the-password')
    expect(wrong.status).toBe(401)
    expect(wrong.text).toBe('{"message":"Invalid email or password"}')
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text])
    const namesOf = (headers: object) => Object.keys(headers).sort()
    expect(namesOf(unknown.headers)).toEqual(namesOf(wrong.headers))
  })

  it.each([
    ['six characters', 'ab4d-6', 'ab4d-7'],
    ['leading and trailing blanks', '  blanks  ', 'blanks'],
    ['the 73rd byte', `${'x'.repeat(72)}a`, `${'x'.repeat(72)}b`],
    ['two hundred characters', `${'y'.repeat(199)}1`, 'y'.repeat(199)],
    ['composed letters', 'caf\u00e9-\u00e9t\u00e9', 'cafe\u0301-e\u0301te\u0301'],
    ['emoji', '🏊🚴🏃🏁🏅🥇', '🏊🚴🏃🏁🏅🥈'],
    ['upper and lower case', 'MixedCase-1', 'mixedcase-1'],
  ])('takes the password exactly as given: %s', async (name, password, near) => {
    const username = `${name.replaceAll(/\W/g, '.')}@example.org`
    expect((await register(username, password)).status).toBe(201)
    expect((await login(username, near)).status).toBe(401)
    expect((await login(username, password)).status).toBe(200)
  })

  it('does not ask whether an old password is a common one', async () => {
    expect((await login('unknown@example.org', 'password1')).status).toBe(401)
  })
})

describe('preferences', () => {
  it('change one by one, and together', async () => {
    const user = await server.user()
    const before = await user.ask(users.current)
    await user.ask(users.updatePreferences, { body: { defaultSwimPace: '1:45', experienceLevel: 'advanced' } })
    await user.ask(users.updatePreferences, { body: { units: 'metric', poolUnits: 'yards', poolLength: 50 } })
    const after = await user.ask(users.updatePreferences, {
      body: { defaultWeeklySchedule: USER_DEFAULT_SCHEDULE.map((day) => ({ ...day })), poolUnits: 'metres' },
    })
    expect(after).toEqual({
      ...before,
      defaultSwimPace: '1:45',
      experienceLevel: 'advanced',
      defaultWeeklySchedule: USER_DEFAULT_SCHEDULE,
      units: 'metric',
      poolUnits: 'metres',
      poolLength: 50,
    })
    expect(await user.ask(users.current)).toEqual(after)
    expect(await user.ask(users.updatePreferences, { body: {} })).toEqual(after)
  })

  it.each([
    [{ defaultSwimPace: '0:59' }, 'Please enter a swim pace between 1:00 and 5:00 per 100m, as m:ss'],
    [{ defaultBikePace: '31' }, 'Please enter a bike speed between 10 and 30 mph'],
    [{ defaultRunPace: '16:01' }, 'Please enter a run pace between 5:00 and 16:00 per mile, as m:ss'],
    [{ defaultWeeklySchedule: [] }, 'A weekly schedule has seven days'],
  ])('that cannot be are refused: %j', async (body, message) => {
    const user = await server.user()
    const reply = await user.call(users.updatePreferences, { body })
    expect([reply.status, reply.message]).toEqual([400, message])
  })

  it.each(['id', 'username', 'password', 'currentTrainingPlanId', 'createdAt'])('never touch %s', async (column) => {
    const user = await server.user()
    const before = await server.db.selectFrom('users').selectAll().where('username', '=', user.username).execute()
    const reply = await user.call(users.updatePreferences, { body: { [column]: 'x', defaultSwimPace: '1:45' } })
    expect(reply.status).toBe(400)
    expect(await server.db.selectFrom('users').selectAll().where('username', '=', user.username).execute()).toEqual(
      before,
    )
  })

  it('are one’s own', async () => {
    const [one, other] = [await server.user(), await server.user()]
    await one.ask(users.updatePreferences, { body: { defaultRunPace: '7:00' } })
    expect((await other.ask(users.current)).defaultRunPace).toBeNull()
  })
})
