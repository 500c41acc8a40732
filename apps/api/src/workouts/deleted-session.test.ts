import { routes, type Workout } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { activities, garmin, plans, workouts } = routes

let server: TestApp
let made = 0

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** A user with a day of one run that an activity is linked to, and ways to delete it and to bring it back. */
async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const all = await list()
  const runs = all.filter(({ exercises: [one, two] }) => one?.type === 'run' && !two)
  const [run, other] = runs
  const exercise = run?.exercises[0]
  if (!run || !other || !exercise) throw new Error('The plan has days with a run alone')
  const localDay = dateOf(plan, run.week, run.day)
  const record = () =>
    server.db
      .insertInto('garmin_activities')
      .values({
        ...{ userId: plan.userId, garminActivityId: String(92_000 + ++made), source: 'garmin', activityName: 'Run' },
        ...{ activityType: 'RUNNING', sport: 'run', startTime: `${localDay}T06:00:00Z`, localDay },
        ...{ duration: 3120, distance: 9000, activityData: '{}' },
      })
      .returning(['id', 'garminActivityId'])
      .executeTakeFirstOrThrow()
  const link = (garminActivityId: string, workout: Workout = run) =>
    user.call(garmin.link, {
      body: { garminActivityId, workoutId: workout.id, exerciseId: workout.exercises[0]?.id ?? '' },
    })
  const remove = (changes: object = {}) =>
    user.call(workouts.deleteExerciseByBody, { body: { workoutId: run.id, exerciseId: exercise.id, ...changes } })
  const restore = () =>
    user.call(workouts.restoreExercise, {
      params: { id: String(run.id) },
      body: { exerciseId: exercise.id, targetIndex: 0 },
    })
  const unlinked = async () =>
    (await user.ask(activities.unlinked, { params: { id: String(plan.id) } })).map(({ id }) => id)
  const done = async () => ((await user.ask(plans.weeks))[0]?.done ?? [])[run.week - 1]
  const row = async () => (await list()).find(({ id }) => id === run.id)
  return { user, plan, all, run, other, exercise, record, link, remove, restore, unlinked, done, row }
}

describe('deleting a session that an activity is linked to', () => {
  it('frees the activity, which counts by itself, and brings link and log back with the session', async () => {
    const { run, record, link, remove, restore, unlinked, done, row } = await athlete()
    const { id, garminActivityId } = await record()
    await link(garminActivityId)
    const before = await row()
    expect(before).toMatchObject({ isCompleted: true, garminActivityId })
    const counted = await done()
    expect(await unlinked()).toEqual([])

    expect((await remove()).status).toBe(200)
    expect(await row()).toMatchObject({
      exercises: [],
      actualExercises: null,
      isCompleted: false,
      garminActivityId: null,
    })
    expect(await unlinked()).toEqual([id])
    expect(await done(), 'as an extra session, once').toBe(counted)

    expect((await restore()).status).toBe(200)
    const { version: _, changedAt: __, ...same } = before ?? run
    expect(await row()).toMatchObject(same)
    expect(await unlinked()).toEqual([])
    expect(await done()).toBe(counted)
  })

  it('keeps what the athlete told of it for its return', async () => {
    const { user, run, exercise, record, link, remove, restore, row } = await athlete()
    await link((await record()).garminActivityId)
    await user.ask(workouts.logExercise, {
      params: { id: String(run.id), exerciseId: exercise.id },
      body: { state: 'done', minutes: 33, effort: 7, notes: 'Windy' },
    })
    await remove()
    await restore()
    expect((await row())?.actualExercises).toMatchObject([{ duration: 33, effort: 7, notes: 'Windy' }])
  })

  it('leaves an activity where it went meanwhile', async () => {
    const { other, record, link, remove, restore, unlinked, row } = await athlete()
    const { garminActivityId } = await record()
    await link(garminActivityId)
    await remove()
    expect((await link(garminActivityId, other)).status).toBe(200)
    await restore()
    expect(await row()).toMatchObject({ isCompleted: false, garminActivityId: null })
    expect(await unlinked()).toEqual([])
  })

  it('does not bring back a link that was made and taken back elsewhere since', async () => {
    const { user, other, record, link, remove, restore, unlinked } = await athlete()
    const { id, garminActivityId } = await record()
    await link(garminActivityId)
    await remove()
    await link(garminActivityId, other)
    await user.ask(garmin.unlink, { params: { garminActivityId } })
    await restore()
    expect(await unlinked()).toEqual([id])
  })

  it('leaves the other session of its day with its own activity', async () => {
    const { user, plan, record, all } = await athlete()
    const brick = all.find(({ workoutType }) => workoutType === 'brick')
    const [ride, run] = brick?.exercises ?? []
    if (!brick || !ride || !run) throw new Error('The plan has a brick')
    const localDay = dateOf(plan, brick.week, brick.day)
    const [first, second] = [await record(), await record()]
    await server.db
      .updateTable('garmin_activities')
      .set({ sport: 'bike', localDay })
      .where('id', '=', first.id)
      .execute()
    await server.db.updateTable('garmin_activities').set({ localDay }).where('id', '=', second.id).execute()
    for (const { garminActivityId } of [first, second])
      await user.ask(garmin.link, { body: { garminActivityId, workoutId: brick.id } })
    const left = await user.ask(workouts.deleteExercise, { params: { id: String(brick.id), exerciseId: ride.id } })
    expect(left).toMatchObject({
      garminActivityId: second.garminActivityId,
      isCompleted: true,
      actualExercises: [{ id: run.id }],
    })
  })

  it('at the moment in which it is linked loses neither', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { record, link, remove, unlinked, row } = await athlete()
      const { id, garminActivityId } = await record()
      const [linked, removed] = await Promise.all([link(garminActivityId), remove()])
      expect(removed.status).toBe(200)
      expect([200, 404]).toContain(linked.status)
      expect(await row()).toMatchObject({ exercises: [], actualExercises: null, garminActivityId: null })
      expect(await unlinked()).toEqual([id])
    }
  })
})

describe('taking back a session that was added', () => {
  const add = async () => {
    const all = await athlete()
    const { user, plan } = all
    const taken = all.all.filter(({ week }) => week === 2).map(({ day }) => day)
    const day = ([0, 1, 2, 3, 4, 5, 6] as const).find((each) => !taken.includes(each))
    if (day === undefined) throw new Error('The week has a day off')
    const asked = { week: 2, day, type: 'run' as const, minutes: 30, intensity: 'easy' as const }
    const added = await user.ask(workouts.addExercise, { params: { id: String(plan.id) }, body: asked })
    const takeBack = (withWorkout: boolean) =>
      user.call(workouts.deleteExerciseByBody, {
        body: { workoutId: added.id, exerciseId: added.exercises.at(-1)?.id ?? '', withWorkout },
      })
    const onDay = async () =>
      (await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })).filter(
        (workout) => workout.week === 2 && workout.day === day,
      )
    return { user, plan, asked, takeBack, onDay }
  }

  it('leaves a day off as it was', async () => {
    const { takeBack, onDay } = await add()
    expect(await takeBack(true)).toMatchObject({ status: 200, body: { exercises: [] } })
    expect(await onDay()).toEqual([])
  })

  it('leaves what else is there by now', async () => {
    const { user, plan, asked, takeBack, onDay } = await add()
    await user.ask(workouts.addExercise, { params: { id: String(plan.id) }, body: asked })
    const [before] = await onDay()
    expect(before?.exercises).toHaveLength(2)
    await takeBack(true)
    expect((await onDay())[0]?.exercises).toHaveLength(1)
  })

  it('keeps the place where that is not asked for', async () => {
    const { takeBack, onDay } = await add()
    await takeBack(false)
    expect(await onDay()).toMatchObject([{ exercises: [] }])
  })
})
