import { type AccountData, accountData, type CalendarChoices, routes, type Workout } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimOne } from '../http/security/one-at-a-time.js'
import { accountFile, activityFile, newPlan, planFile, shortPlan, sportOf } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { accountFileName } from './account-file.js'

const { account, activityFiles, calendar, garmin, planFiles, plans, users, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const workoutsOf = (user: Visitor, id: number) => user.ask(workouts.listForPlan, { params: { id: String(id) } })
const withoutIds = (rows: Workout[]) => rows.map(({ id, trainingPlanId, version, changedAt, ...workout }) => workout)

/** A user with two plans, the second one current, and traces of use in the first. */
async function athlete() {
  const user = await server.user()
  const first = await user.ask(plans.create, { body: newPlan({ name: 'First 🏊 "race"' }) })
  const second = await user.ask(plans.create, { body: shortPlan() })
  await user.ask(users.setCurrentPlan, { body: { planId: second.id } })
  const [moved, logged, undone, cut] = await workoutsOf(user, first.id)
  const paramsOf = (workout?: Workout) => ({ id: String(workout?.id) })
  await user.ask(workouts.move, { params: paramsOf(moved), body: { week: 4, day: 3, dayName: 'Wednesday' } })
  const actualExercises = (logged?.exercises ?? []).map(
    ({ id, code = '', type, intensity, duration, distance, pace }) => ({
      ...{ id, code, type, intensity, duration, distance },
      actualPace: pace,
      notes: 'Fine',
    }),
  )
  const completion = { completed: true, actualExercises, notes: 'Rain' } as const
  await user.ask(workouts.complete, { params: paramsOf(logged), body: completion })
  await user.ask(workouts.complete, { params: paramsOf(undone), body: { completed: true, actualDuration: 12 } })
  await user.ask(workouts.complete, { params: paramsOf(undone), body: { completed: false } })
  const exerciseId = cut?.exercises[0]?.id ?? ''
  await user.ask(workouts.deleteExercise, { params: { ...paramsOf(cut), exerciseId } })
  await user.ask(users.updatePreferences, { body: { defaultSwimPace: '1:45' } })
  return { user, first, second }
}

describe('the file with all data', () => {
  it('is a download with a dated name', async () => {
    const { user } = await athlete()
    const { headers, text } = await user.call(account.download)
    expect(headers['content-disposition']).toMatch(/^attachment; filename="triplan-\d{4}-\d{2}-\d{2}\.json"$/)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(/argon2|"password"|"id":\d|userId/)
    expect(accountFileName(new Date('2026-11-20T23:59:00Z'))).toBe('triplan-2026-11-20.json')
  })

  it('holds the profile, the preferences and the plans in the order they were made', async () => {
    const { user } = await athlete()
    const file = await user.ask(account.download)
    expect(file.profile.username).toBe(user.username)
    expect(file.preferences).toMatchObject({ defaultSwimPace: '1:45', defaultRunPace: null, units: null })
    expect(file.plans.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['First 🏊 "race"', false],
      ['Spring race', true],
    ])
    expect(accountData.parse(JSON.parse(JSON.stringify(file)))).toEqual(file)
  })

  it('of an account with names that are refused today comes back in, each name on one line', async () => {
    const { user, first } = await athlete()
    const old = { name: 'Fun\r\nBEGIN:VEVENT\tfair' }
    await server.db.updateTable('training_plans').set(old).where('id', '=', first.id).execute()
    const file = await user.ask(account.download)
    expect(file.plans[0]?.name).toBe('Fun BEGIN:VEVENT fair')
    expect((await user.ask(plans.list)).map(({ name }) => name)).toContain('Fun BEGIN:VEVENT fair')
    const written = { ...file, plans: file.plans.map((plan, index) => (index === 0 ? { ...plan, ...old } : plan)) }
    for (const body of [file, written]) {
      const names = (await (await server.user()).ask(account.bringIn, { body })).map(({ name }) => name)
      expect(names).toContain('Fun BEGIN:VEVENT fair')
    }
  })

  it('brings the same plans with everything in them to another account', async () => {
    const { user, first, second } = await athlete()
    const file = await user.ask(account.download)
    const next = await server.user()
    const [current, other] = await next.ask(account.bringIn, { body: file })
    if (!current || !other) throw new Error('Two plans were in the file')
    const { id: userId } = await next.ask(users.current)
    expect([current, other]).toEqual([
      { ...second, id: current.id, userId, createdAt: current.createdAt },
      { ...first, id: other.id, userId, createdAt: other.createdAt },
    ])
    expect(await next.ask(plans.list)).toEqual([current, other])
    expect(await next.ask(users.currentPlan)).toEqual(current)
    for (const [from, to] of [[first, other] as const, [second, current] as const])
      expect(withoutIds(await workoutsOf(next, to.id))).toEqual(withoutIds(await workoutsOf(user, from.id)))
    expect((await next.ask(account.download)).plans.map(({ workouts }) => workouts)).toEqual(
      file.plans.map(({ workouts }) => workouts),
    )
  })

  it('adds plans beside those that are there, and leaves the current one', async () => {
    const { user, second } = await athlete()
    await user.ask(account.bringIn, { body: await user.ask(account.download) })
    expect(await user.ask(plans.list)).toHaveLength(4)
    expect(await user.ask(users.currentPlan)).toEqual(second)
  })

  it('works with a plan of two years', async () => {
    const user = await server.user()
    const body = newPlan({ raceType: 'ironman', raceDate: '2028-11-12', swimDistance: '2.4', bikeDistance: '112' })
    await user.ask(plans.create, { body: { ...body, runDistance: '26.2' } })
    const { text } = await user.call(account.download)
    expect(text.length).toBeGreaterThan(256 * 1024)
    const added = await user.ask(account.bringIn, { body: JSON.parse(text) as AccountData })
    expect(added).toHaveLength(1)
  })
})

describe('the activities and preferences in the file', () => {
  const RUN = { part: 0, sport: 'run', name: 'Evening Run', startTime: '2026-11-22T17:00:00Z' } as const

  /** A user whose first ride was a file's, with a made-up activity, and everything chosen that can be. */
  async function rider() {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: shortPlan() })
    const [workout] = await workoutsOf(user, plan.id)
    const [exercise] = workout?.exercises ?? []
    if (!workout || !exercise) throw new Error('The sample plan has no workout')
    const link = { workoutId: workout.id, exerciseId: exercise.id }
    await user.ask(activityFiles.add, { body: activityFile('c', { sport: sportOf(exercise), link }) })
    await user.ask(activityFiles.add, { body: activityFile('d', RUN) })
    await user.ask(garmin.createActivity, { body: { duration: 1800, distance: 5000 } })
    const preferences = { units: 'metric', poolUnits: 'yards', poolLength: 50, experienceLevel: 'advanced' } as const
    await user.ask(users.updatePreferences, { body: preferences })
    await user.ask(calendar.changeTimes, { body: TIMES })
    await user.ask(calendar.choose, { body: CHOICES })
    return { user, workout }
  }
  const TIMES = { timeZone: 'Pacific/Auckland', startTimes: [null, '06:30', null, null, '18:00', null, null] }
  const CHOICES = { sports: ['bike', 'run'], reminder: 'hour' } satisfies CalendarChoices
  const activitiesOf = async (user: Visitor) =>
    (await user.ask(garmin.activities)).map(({ id, createdAt, linkedWorkoutId, linkedWorkout, ...activity }) => ({
      ...activity,
      suggestions: activity.suggestions.length,
      exerciseId: linkedWorkout?.exerciseId,
    }))

  it('come to another account with their links, and the file is the same from there', async () => {
    const { user, workout } = await rider()
    const file = await user.ask(account.download)
    expect(file.activities?.map(({ source, link }) => [source, link?.plan, link?.workout])).toEqual([
      ['file', 0, 0],
      ['file', undefined, undefined],
      ['test', undefined, undefined],
    ])
    expect(file.preferences).toMatchObject({
      units: 'metric',
      poolUnits: 'yards',
      poolLength: 50,
      trainingTimes: TIMES,
      calendarChoices: CHOICES,
    })
    const next = await server.user()
    const [plan] = await next.ask(account.bringIn, { body: file })
    const again = await next.ask(account.download)
    const standing = ({ preferences, activities, plans: [filed] }: AccountData) => [
      preferences,
      activities,
      filed?.workouts,
    ]
    expect(standing(again)).toEqual(standing(file))
    expect(await activitiesOf(next)).toEqual(await activitiesOf(user))
    const linked = (await workoutsOf(next, plan?.id ?? 0)).filter(({ garminActivityId }) => garminActivityId)
    expect(linked).toMatchObject([
      { week: workout.week, day: workout.day, actualExercises: [{ id: workout.exercises[0]?.id }] },
    ])
    expect(linked[0]?.garminActivityId).toMatch(/^file-c{32}-0$/)
  })

  it('are not there twice when the file is brought in twice, and what was chosen here stays', async () => {
    const { user } = await rider()
    const file = await user.ask(account.download)
    const next = await server.user()
    await next.ask(users.updatePreferences, { body: { units: 'miles' } })
    await next.ask(activityFiles.add, { body: activityFile('e', { ...RUN, startTime: '2026-11-22T17:00:30Z' }) })
    await next.ask(account.bringIn, { body: file })
    await next.ask(account.bringIn, { body: file })
    const { preferences, activities } = await next.ask(account.download)
    expect(activities?.map(({ fileHash, source }) => fileHash?.slice(0, 1) ?? source)).toEqual(['e', 'c', 'test'])
    expect(preferences).toMatchObject({ units: 'miles', poolUnits: 'yards', trainingTimes: TIMES })
  })

  it('come from a file of before the length of the pool and the choices for the calendar', async () => {
    const { user } = await rider()
    const { poolLength, calendarChoices, ...preferences } = (await user.ask(account.download)).preferences
    const next = await server.user()
    await next.ask(account.bringIn, { body: { ...(await user.ask(account.download)), preferences } })
    expect(await next.ask(users.current)).toMatchObject({ poolUnits: 'yards', poolLength: null })
    expect(await next.ask(calendar.settings)).toMatchObject({ reminder: 'none', sports: ['swim', 'bike', 'run'] })
  })

  it('hold no key to Garmin, whoever is connected', async () => {
    const { user } = await rider()
    const { id: userId } = await user.ask(users.current)
    const token = {
      accessToken: 'canary-access',
      refreshToken: 'canary-refresh',
      tokenExpiresAt: '2027-01-01T00:00:00Z',
    }
    await server.db
      .insertInto('garmin_connections')
      .values({ userId, garminUserId: 'canary-user', permissions: '[]', ...token })
      .execute()
    expect((await user.call(account.download)).text).not.toContain('canary')
  })
})

describe('bringing a file in', () => {
  const send = (user: Visitor, payload: string) =>
    user.send({
      method: 'POST',
      url: account.bringIn.path,
      payload,
      headers: { 'content-type': 'application/json' },
    })

  it.each([
    ['an empty object', {}, 'This is not a TriPlan file. Please choose one that you downloaded from your settings'],
    ['a list', [], 'This is not a TriPlan file. Please choose one that you downloaded from your settings'],
    [
      'another version',
      { ...accountFile(), version: 2 },
      'This file was made by another version of TriPlan and cannot be read here',
    ],
    ['a plan without a name', { ...accountFile(), plans: [{ ...newPlan(), name: '' }] }, 'Plan name is required'],
    [
      'a plan too many',
      { ...accountFile(), plans: Array(51).fill(accountFile().plans[0]) },
      'A file holds at most 50 plans',
    ],
  ])('refuses %s, in words', async (_, body, message) => {
    const user = await server.user()
    const reply = await send(user, JSON.stringify(body))
    expect([reply.status, reply.message]).toEqual([400, message])
    expect(await user.ask(plans.list)).toEqual([])
  })

  it('keeps to fifty plans, and adds none rather than some', async () => {
    const user = await server.user()
    const { plans: filed } = accountFile()
    const many = (count: number) => accountFile({ plans: Array.from({ length: count }, () => filed).flat() })
    expect(await user.ask(account.bringIn, { body: many(49) })).toHaveLength(49)
    const reply = await user.call(account.bringIn, { body: many(2) })
    expect([reply.status, reply.message]).toEqual([
      409,
      'You have 49 plans, and the file holds 2: we keep at most 50. Please delete some you no longer need',
    ])
    expect(await user.ask(plans.list)).toHaveLength(49)
    expect(await user.ask(account.bringIn, { body: many(0) })).toEqual([])
  })

  it('is refused in the middle of its plans too, with their place', async () => {
    const user = await server.user()
    const { plans: filed } = accountFile()
    const reply = await send(user, JSON.stringify(accountFile({ plans: [...filed, ...filed.map(nameless)] })))
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ issues: [{ path: 'plans.1.name', message: 'Plan name is required' }] })
    expect(await user.ask(plans.list)).toEqual([])
  })
  const nameless = (plan: AccountData['plans'][number]) => ({ ...plan, name: '' })

  it.each([
    ['a list that is not closed', '{"plans":[{}'],
    ['a list that ends like an object', '{"plans":[{}}'],
    ['an element that is nothing', '{"plans":[,{}]}'],
    ['a plan that ends early', '{"plans":[{"name":]}'],
    ['plans under a disguised name', JSON.stringify(accountFile()).replace('"plans"', '"pl\\u0061ns"')],
    ['a prototype', '{"plans":[{"__proto__":{"polluted":true}}]}'],
    ['nothing at all', ''],
  ])('with %s is refused', async (_, payload) => {
    const user = await server.user()
    expect((await send(user, payload)).status).toBe(400)
    expect(await user.ask(plans.list)).toEqual([])
  })

  it('is bounded where a plan begins and beside the plans; a visitor is refused before', async () => {
    const user = await server.user()
    const excesses = [
      JSON.stringify({ plans: [Array(1_500_000).fill(1)] }),
      JSON.stringify({ plans: [{ name: 'x'.repeat(33 * 1024 * 1024) }] }),
      JSON.stringify({ profile: 'x'.repeat(300 * 1024) }),
      `{"plans":[${'['.repeat(40)}`,
    ]
    for (const excess of excesses) {
      const { status, message } = await send(user, excess)
      expect([status, message]).toEqual([400, 'The request is nested too deeply or holds too many values'])
    }
    expect((await send(server.visitor(), ' '.repeat(300 * 1024))).status).toBe(401)
  })

  it('S48 is refused at its first plan when there is no room', async () => {
    const user = await server.user()
    const [filed] = accountFile().plans
    await user.ask(account.bringIn, { body: accountFile({ plans: Array(50).fill(filed) }) })
    const { status, message } = await send(user, JSON.stringify({ plans: [filed, { name: 'x'.repeat(4_000_000) }] }))
    expect([status, message]).toEqual([
      409,
      'You have 50 plans, the most we keep. Please delete one you no longer need',
    ])
    const file = await user.call(planFiles.bringIn, { body: planFile() })
    expect(file.status).toBe(409)
  })

  it('S48 is done once at a time for a user', async () => {
    const user = await server.user()
    const { id: userId } = await user.ask(users.current)
    const release = await claimOne(server.db, { what: 'import', userId, refusal: 'busy' })
    expect(await user.call(account.bringIn, { body: accountFile() })).toMatchObject({ status: 429, message: BUSY })
    await release()
    expect(await user.ask(account.bringIn, { body: accountFile() })).toHaveLength(1)
  })
  const BUSY = 'A file of yours is already being imported. Please wait until that has finished, and try again.'
})
