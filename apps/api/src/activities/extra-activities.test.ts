import { routes, type Workout } from '@tri/api-contract'
import { addDays, dateOf } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { linkByItself } from './link-by-itself.js'

const { activities, garmin, plans, workouts } = routes

let server: TestApp
let made = 0

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** A user with a plan, a single run of it, and ways to record what was done. */
async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const all = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const run = all.find(({ exercises: [one, two] }) => one?.type === 'run' && !two)
  if (!run) throw new Error('The plan has a day with a run alone')
  const record = async (localDay: string, changes: Record<string, unknown> = {}) => {
    const garminActivityId = String(91_000 + ++made)
    return server.db
      .insertInto('garmin_activities')
      .values({
        ...{ userId: plan.userId, garminActivityId, source: 'garmin', activityName: 'From the watch' },
        ...{ activityType: 'RUNNING', sport: 'run', startTime: `${localDay}T06:00:00Z`, localDay },
        ...{ duration: 3120, distance: 9000, activityData: '{}' },
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  const unlinked = () => user.ask(activities.unlinked, { params: { id: String(plan.id) } })
  const keep = (id: number, isExtra: boolean) =>
    user.ask(activities.keep, { params: { id: String(id) }, body: { isExtra } })
  /** Minutes done of each week, as My Plans shows them. */
  const done = async () => (await user.ask(plans.weeks))[0]?.done ?? []
  const dayOf = ({ week, day }: Workout) => dateOf(plan, week, day)
  return { user, plan, run, record, unlinked, keep, done, dayOf }
}

describe('the activities of a plan’s days', () => {
  it('are those that no session is linked to, the newest first, with what they may be', async () => {
    const { user, plan, run, record, unlinked, dayOf } = await athlete()
    const day = dayOf(run)
    const early = await record(day, { startTime: `${day}T04:00:00Z` })
    const late = await record(day)
    for (const outside of [addDays(plan.startDate, -1), addDays(plan.raceDate, 1)]) await record(outside)
    expect((await unlinked()).map(({ id }) => id)).toEqual([late.id, early.id])
    expect((await unlinked())[0]?.suggestions).toMatchObject([{ exerciseId: run.exercises[0]?.id }])
    await user.ask(garmin.link, { body: { garminActivityId: late.garminActivityId, workoutId: run.id } })
    expect((await unlinked()).map(({ id }) => id)).toEqual([early.id])
  })

  it('are free again once the plan that they were linked to is deleted', async () => {
    const { user, run, record, dayOf } = await athlete()
    const { garminActivityId, id } = await record(dayOf(run))
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: run.id } })
    const other = await user.ask(plans.create, { body: newPlan({ name: 'Another' }) })
    const ofOther = () => user.ask(activities.unlinked, { params: { id: String(other.id) } })
    expect(await ofOther()).toEqual([])
    await user.ask(plans.remove, { params: { id: String(run.trainingPlanId) } })
    expect((await ofOther()).map((each) => each.id)).toEqual([id])
  })

  it('count in the weeks of the plan, unless they may be what was logged by hand', async () => {
    const { user, run, record, keep, done, dayOf } = await athlete()
    const before = await done()
    const minutes = (extra: number) => before.map((each, index) => each + (index === run.week - 1 ? extra : 0))
    const { id } = await record(dayOf(run))
    expect(await done()).toEqual(minutes(52))
    const [session] = run.exercises
    if (!session) throw new Error('The workout has a session')
    await user.ask(workouts.logExercise, {
      params: { id: String(run.id), exerciseId: session.id },
      body: { state: 'done' },
    })
    expect(await done(), 'the same run is not counted twice').toEqual(minutes(session.duration))
    await keep(id, true)
    expect(await done()).toEqual(minutes(session.duration + 52))
  })
})

describe('an activity that is kept as an extra session', () => {
  it('says so, links itself to nothing, and is asked about again when the athlete wants it', async () => {
    const { user, run, record, keep, unlinked, dayOf } = await athlete()
    const row = await record(dayOf(run), { duration: (run.exercises[0]?.duration ?? 0) * 60 })
    expect(await keep(row.id, true)).toMatchObject({ id: row.id, isExtra: true })
    expect(await keep(row.id, true)).toMatchObject({ isExtra: true })
    expect(await unlinked()).toMatchObject([{ isExtra: true }])
    const kept = await server.db
      .transaction()
      .execute((transaction) => linkByItself(transaction, row.userId, { ...row, isExtra: true }))
    expect(kept).toBe(false)
    expect(await keep(row.id, false)).toMatchObject({ isExtra: false })
    await keep(row.id, true)
    const link = { garminActivityId: row.garminActivityId, workoutId: run.id }
    expect((await user.ask(garmin.link, { body: link })).activity).toMatchObject({ isExtra: false })
  })

  it('is not linked to a session', async () => {
    const { user, run, record, dayOf } = await athlete()
    const { id, garminActivityId } = await record(dayOf(run))
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: run.id } })
    const refused = await user.call(activities.keep, { params: { id: String(id) }, body: { isExtra: true } })
    expect(refused).toMatchObject({
      status: 409,
      message: 'This activity is linked to a session. Please unlink it first',
    })
  })

  it('is one’s own', async () => {
    const { run, record, dayOf } = await athlete()
    const { id } = await record(dayOf(run))
    const stranger = await server.user()
    const reply = await stranger.call(activities.keep, { params: { id: String(id) }, body: { isExtra: true } })
    expect(reply.status).toBe(404)
  })
})

describe('a link to one of several sessions', () => {
  it('is made to the one that is named, and only to its own sport', async () => {
    const { user, plan, record } = await athlete()
    const all = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    const brick = all.find(({ workoutType }) => workoutType === 'brick')
    const [ride, run] = brick?.exercises ?? []
    if (!brick || !ride || !run) throw new Error('The plan has a brick')
    const { garminActivityId } = await record(dateOf(plan, brick.week, brick.day))
    const link = (exerciseId: string) =>
      user.call(garmin.link, { body: { garminActivityId, workoutId: brick.id, exerciseId } })
    expect(await link(ride.id)).toMatchObject({
      status: 400,
      message: expect.stringMatching(/is a run, and .+ is a ride/),
    })
    await link(run.id)
    const [activity] = await user.ask(garmin.activities)
    expect(activity?.linkedWorkout).toMatchObject({ exerciseId: run.id })
  })
})

describe('the list of all activities', () => {
  it('has twenty a page, the newest first, each with what it is linked to, and tells how many there are', async () => {
    const { user, plan, run, record, dayOf } = await athlete()
    const ids: number[] = []
    for (let days = 0; days < 21; days += 1) ids.unshift((await record(addDays(plan.startDate, days - 30))).id)
    const linked = await record(dayOf(run))
    const link = { garminActivityId: linked.garminActivityId, workoutId: run.id }
    await user.ask(garmin.link, { body: link })
    const pageOf = (page: number) => user.ask(activities.list, { params: { page: String(page) } })
    const first = await pageOf(1)
    expect(first.total).toBe(22)
    expect(first.activities.map(({ id }) => id)).toEqual([linked.id, ...ids.slice(0, 19)])
    expect(first.activities[0]?.linkedWorkout).toMatchObject({ workoutId: run.id, exerciseId: run.exercises[0]?.id })
    expect((await pageOf(2)).activities.map(({ id }) => id)).toEqual(ids.slice(19))
    expect(await pageOf(3)).toEqual({ activities: [], total: 22 })
  })

  it('is one’s own', async () => {
    const { record, plan } = await athlete()
    await record(plan.startDate)
    const stranger = await server.user()
    expect(await stranger.ask(activities.list, { params: { page: '1' } })).toEqual({ activities: [], total: 0 })
    const refused = await stranger.call(activities.list, { params: { page: '0' } })
    expect(refused).toMatchObject({ status: 400, message: 'A page in the address is a whole number, 1 or more' })
  })
})

describe('undoing a link', () => {
  it('leaves activity and workout as they were', async () => {
    const { user, run, record, keep, unlinked, dayOf } = await athlete()
    const { id, garminActivityId } = await record(dayOf(run))
    await keep(id, true)
    const row = async () =>
      (await user.ask(workouts.listForPlan, { params: { id: String(run.trainingPlanId) } })).find(
        (workout) => workout.id === run.id,
      )
    const linked = await user.ask(garmin.link, { body: { garminActivityId, workoutId: run.id } })
    expect(linked.workout).toMatchObject({ isCompleted: true, garminActivityId })
    const undone = await user.ask(garmin.undoLink, { params: { garminActivityId } })
    expect(undone.activity).toMatchObject({ id, isExtra: true, isLinkedToWorkout: false })
    const { version: _, changedAt: __, ...before } = run
    expect(undone.workout).toMatchObject(before)
    expect(await row()).toMatchObject(before)
    expect((await unlinked()).map((each) => each.id)).toEqual([id])
    const again = await user.ask(garmin.undoLink, { params: { garminActivityId } })
    expect(again).toMatchObject({ workout: null, activity: { isExtra: true } })
  })

  it('leaves what was told of the session since', async () => {
    const { user, run, record, dayOf } = await athlete()
    const { garminActivityId } = await record(dayOf(run))
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: run.id } })
    const body = { state: 'done' as const, minutes: 41 }
    await user.ask(workouts.logExercise, {
      params: { id: String(run.id), exerciseId: run.exercises[0]?.id ?? '' },
      body,
    })
    const undone = await user.ask(garmin.undoLink, { params: { garminActivityId } })
    expect(undone.workout).toMatchObject({
      isCompleted: true,
      actualExercises: [{ duration: 41 }],
      garminActivityId: null,
    })
    const stranger = await server.user()
    expect(await stranger.call(garmin.undoLink, { params: { garminActivityId } })).toMatchObject({ status: 404 })
  })
})
