import { MAX_ACTIVITIES, MAX_IMPORTS, type NewPastTraining, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityFile, newPlan, pastRide, pastTraining } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, activities, activityFiles, garmin, pastTraining: past, plans, users, workouts } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const keep = (user: Visitor, ...days: string[]) => user.ask(past.add, { body: pastTraining(...days) })
const listed = async (user: Visitor) => (await user.ask(activities.list, { params: { page: '1' } })).activities

describe('what was read of files of before', () => {
  it('is kept as one import, and stands among the activities', async () => {
    const user = await server.user()
    const answer = await keep(user, '2026-05-01', '2026-05-08')
    expect(answer).toEqual({
      added: 2,
      known: 0,
      import: expect.objectContaining({
        name: 'export.zip',
        activities: 2,
        firstDay: '2026-05-01',
        lastDay: '2026-05-08',
      }),
    })
    expect(await user.ask(past.list)).toEqual([answer.import])
    expect(await listed(user)).toMatchObject([
      { source: 'file', sport: 'bike', localDay: '2026-05-08', duration: 3600, activityType: 'CYCLING' },
      { localDay: '2026-05-01' },
    ])
  })

  it('is there once: read again, sent again, read at the same time, or there from a file before', async () => {
    const user = await server.user()
    await user.ask(activityFiles.add, { body: activityFile('c') })
    const run = { ...pastRide('2026-11-21'), sport: 'run', startTime: '2026-11-21T06:01:00Z' } as const
    const body: NewPastTraining = { name: 'again', activities: [run, pastRide('2026-05-01'), pastRide('2026-05-01')] }
    const both = await Promise.all([1, 2].map(() => user.ask(past.add, { body })))
    expect(both.map(({ added, known }) => [added, known]).sort()).toEqual([
      [0, 3],
      [1, 2],
    ])
    const headers = { 'idempotency-key': 'once' }
    const twice = [1, 2].map(() => user.call(past.add, { body: pastTraining('2026-05-02'), headers }))
    const [first, second] = await Promise.all(twice)
    expect(first?.body).toEqual(second?.body)
    expect(first?.body).toMatchObject({ added: 1 })
    expect(await listed(user)).toHaveLength(3)
  })

  it('is a minute apart another one, and so is another sport', async () => {
    const user = await server.user()
    const activities = ['00:00', '01:00', '01:01'].map((time) =>
      pastRide('2026-05-01', { startTime: `2026-05-01T07:${time}Z` }),
    )
    const body = { name: 'x', activities: [...activities, pastRide('2026-05-01', { sport: null })] }
    expect(await user.ask(past.add, { body })).toMatchObject({ added: 3, known: 1 })
  })

  it.each<[object, string]>([
    [{ activities: [] }, 'There is no activity to keep'],
    [{ name: ' ' }, 'Please name what was read'],
    [{ activities: [{ ...pastRide('2026-05-01'), duration: 0 }] }, 'duration'],
    [{ activities: [{ ...pastRide('2026-05-01'), weightedWatts: 5000 }] }, 'weightedWatts'],
    [{ activities: [{ ...pastRide('2026-05-01'), track: [] }] }, 'track'],
    [{ activities: Array.from({ length: 5001 }, () => pastRide('2026-05-01')) }, 'at most 5000 activities'],
  ])('is refused whole where it cannot be: %#', async (changes, message) => {
    const user = await server.user()
    const { status, body } = await user.call(past.add, { body: { ...pastTraining('2026-05-02'), ...changes } as never })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
    expect(await user.ask(past.list)).toEqual([])
  })

  it('has room for so many activities and imports, and says how many are left', async () => {
    const user = await server.user()
    const { id: userId } = await user.ask(users.current)
    await fill(userId, MAX_ACTIVITIES - 1)
    const { status, body } = await user.call(past.add, { body: pastTraining('2026-05-01', '2026-05-02') })
    expect([status, body]).toEqual([409, expect.objectContaining({ message: expect.stringContaining('1 are left') })])
    const rows = Array.from({ length: MAX_IMPORTS }, () => ({ userId, name: 'old' }))
    await server.db.insertInto('past_imports').values(rows).execute()
    const full = await user.call(past.add, { body: pastTraining('2026-05-01') })
    expect([full.status, JSON.stringify(full.body)]).toEqual([409, expect.stringContaining('100 imports')])
  })

  it('is removed as one, and so is nothing else; a workout that it completed stays so', async () => {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: newPlan() })
    const params = { id: String(plan.id) }
    await keep(user, '2026-05-01')
    const all = await user.ask(workouts.listForPlan, { params })
    const ride = all.find(({ exercises, week }) => week === 1 && exercises[0]?.type === 'bike')
    const { import: kept } = await keep(user, '2026-11-22', '2026-11-23')
    const [latest] = await listed(user)
    await user.ask(garmin.link, {
      body: {
        garminActivityId: latest?.garminActivityId ?? '',
        workoutId: ride?.id ?? 0,
        exerciseId: ride?.exercises[0]?.id ?? '',
      },
    })
    expect(await user.ask(past.remove, { params: { id: String(kept?.id) } })).toEqual({ removed: 2 })
    expect((await listed(user)).map(({ localDay }) => localDay)).toEqual(['2026-05-01'])
    const after = (await user.ask(workouts.listForPlan, { params })).find(({ id }) => id === ride?.id)
    expect(after).toMatchObject({ isCompleted: true, garminActivityId: null })
    expect(await user.ask(past.list)).toHaveLength(1)
    expect((await user.call(past.remove, { params: { id: String(kept?.id) } })).status).toBe(404)
  })

  it('is not taken back with the file of another activity, nor takes one along', async () => {
    const user = await server.user()
    await user.ask(activityFiles.add, { body: activityFile('d') })
    await keep(user, '2026-05-01')
    const [filed, kept] = await listed(user)
    expect((await user.call(activityFiles.takeBack, { params: { id: String(kept?.id) } })).status).toBe(404)
    await user.ask(activityFiles.takeBack, { params: { id: String(filed?.id) } })
    expect((await listed(user)).map(({ id }) => id)).toEqual([kept?.id])
  })

  it('goes with the file of the account, where it is one import again', async () => {
    const user = await server.user()
    await keep(user, '2026-05-01', '2026-05-02')
    const file = await user.ask(account.download)
    expect(file).toMatchObject({
      imports: [{ name: 'export.zip' }],
      activities: [{ importedWith: 0, weightedWatts: 205 }, {}],
    })
    const other = await server.user()
    for (let times = 0; times < 2; times++) await other.ask(account.bringIn, { body: file })
    expect(await other.ask(past.list)).toMatchObject([{ name: 'export.zip', activities: 2 }])
    const again = await other.ask(account.download)
    expect(again.activities).toEqual(file.activities)
  })
})

it('a plan knows what was recorded in the six months before it', async () => {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  await keep(user, '2026-11-20', '2026-11-19', '2026-05-24', '2026-05-23')
  const before = await user.ask(past.before, { params: { id: String(plan.id) } })
  expect(before).toEqual([
    { date: '2026-05-24', type: 'bike', seconds: 3600, metres: 30_000, averageHeartRate: 140, weightedWatts: 205 },
    expect.objectContaining({ date: '2026-11-19' }),
  ])
  const stranger = await server.user()
  expect((await stranger.call(past.before, { params: { id: String(plan.id) } })).status).toBe(404)
})

/** Rows of a user who has done much. */
async function fill(userId: number, count: number) {
  const row = (number: number) => ({
    ...{
      userId,
      garminActivityId: `a-${number}`,
      source: 'file' as const,
      activityName: 'Run',
      activityType: 'RUNNING',
    },
    ...{ sport: 'run' as const, startTime: new Date(1e12 + number * 3_600_000).toISOString(), localDay: '2020-01-01' },
    ...{ duration: 1, distance: 0, activityData: '{}' },
  })
  for (let at = 0; at < count; at += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - at) }, (_, index) => row(at + index))
    await server.db.insertInto('garmin_activities').values(rows).execute()
  }
}
