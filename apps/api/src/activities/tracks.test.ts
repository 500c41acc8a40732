import { routes } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { type PackedTrack, packTrack } from '@tri/plan-engine/compliance'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityFile, newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { account, activities, activityFiles, plans, workouts } = routes

const TRACK: PackedTrack = packTrack({
  every: 5,
  speed: [300, null, 310],
  heartRate: [140, 141, 142],
  laps: [{ start: 0, metres: 1000, cause: 'hand' }],
})

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** An athlete who ran as planned, and brought the file of it. */
async function runner() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const all = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const workout = all.find(({ exercises: [first, second] }) => first?.type === 'run' && !second)
  const exerciseId = workout?.exercises[0]?.id
  if (!workout || !exerciseId) throw new Error('The sample plan has no single run')
  const localDay = dateOf(plan, workout.week, workout.day)
  const link = { workoutId: workout.id, exerciseId }
  const body = activityFile('a', { sport: 'run', startTime: `${localDay}T06:00:00Z`, localDay, link, track: TRACK })
  const added = await user.ask(activityFiles.add, { body })
  return { user, plan, workout, exerciseId, activityId: added.activities[0]?.id ?? 0 }
}

const kept = (userId: number) =>
  server.db.selectFrom('activity_tracks').selectAll().where('userId', '=', userId).execute()

describe('how an activity went', () => {
  it('is kept with it, and told with the workout that it completed', async () => {
    const { user, workout, exerciseId, activityId } = await runner()
    const told = await user.ask(activities.tracks, { params: { id: String(workout.id) } })
    expect(told).toEqual([{ activityId, activityName: 'Morning Run', exerciseId, track: TRACK }])
  })

  it('goes with the activity', async () => {
    const { user, plan, workout, activityId } = await runner()
    await user.ask(activityFiles.takeBack, { params: { id: String(activityId) } })
    expect(await user.ask(activities.tracks, { params: { id: String(workout.id) } })).toEqual([])
    expect(await kept(plan.userId)).toEqual([])
  })

  it('is nobody else’s', async () => {
    const { workout } = await runner()
    const stranger = await server.user()
    expect((await stranger.call(activities.tracks, { params: { id: String(workout.id) } })).status).toBe(404)
  })

  it('stands in the account’s file, and comes back from it', async () => {
    const { user } = await runner()
    const file = await user.ask(account.download)
    const other = await server.user()
    const [plan] = await other.ask(account.bringIn, { body: file })
    expect(await kept(plan?.userId ?? 0)).toMatchObject([{ track: TRACK }])
  })

  it('that is no track is refused, and nothing is stored', async () => {
    const user = await server.user()
    const body = activityFile('b', { track: { ...TRACK, speed: 'not a row' } })
    expect((await user.call(activityFiles.add, { body })).status).toBe(400)
    expect((await user.ask(activities.list, { params: { page: '1' } })).total).toBe(0)
  })
})
