import { type Completion, routes, type Workout } from '@tri/api-contract'
import { type ActualExercise, dateOf, type Exercise } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { STORED_UNITS } from '@tri/plan-files/units'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, shortPlan, sportOf } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { linkByItself } from './link-by-itself.js'

const { garmin, plans, workouts, users } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

let made = 0

/** A user with a plan, and ways to do what is planned. */
async function athlete(body = newPlan()) {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body })
  const { id: userId = 0 } = (await user.ask(users.current)) ?? {}
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const all = await list()
  const find = async (id: number) => (await list()).find((workout) => workout.id === id)
  /** Stores an activity as Garmin reported it, for an exercise of a workout. */
  const did = async ({ week, day, exercises }: Workout, changes: Record<string, unknown> = {}, place = 0) => {
    const exercise = exercises[place]
    const garminActivityId = String(70_000 + ++made)
    const localDay = dateOf(plan, week, day)
    const row = await server.db
      .insertInto('garmin_activities')
      .values({
        userId,
        garminActivityId,
        source: 'garmin',
        activityName: 'From the watch',
        activityType: 'RUNNING',
        sport: sportOf(exercise),
        startTime: `${localDay}T06:00:00Z`,
        localDay,
        duration: (exercise?.duration ?? 30) * 60 + 90,
        distance: 5000,
        activityData: '{}',
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row, garminActivityId }
  }
  const shown = async (garminActivityId: string) =>
    (await user.ask(garmin.activities)).find((activity) => activity.garminActivityId === garminActivityId)
  const byItself = async (garminActivityId: string) => {
    const row = await server.db
      .selectFrom('garmin_activities')
      .selectAll()
      .where('garminActivityId', '=', garminActivityId)
      .executeTakeFirstOrThrow()
    return server.db.transaction().execute((transaction) => linkByItself(transaction, userId, row))
  }
  const complete = (workout: Workout, completion: Completion) =>
    user.ask(workouts.complete, { params: { id: String(workout.id) }, body: completion })
  return { user, userId, plan, all, list, find, did, shown, byItself, complete }
}

const single = (all: readonly Workout[]) => need(all.find(({ exercises }) => exercises.length === 1))
const brick = (all: readonly Workout[]) => need(all.find(({ workoutType }) => workoutType === 'brick'))
const need = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('The sample plan has none')
  return value
}

/** What an athlete says they did in place of an exercise. */
const entered = ({ id, type }: Exercise): ActualExercise => ({
  id,
  type,
  name: 'As I felt it',
  duration: 12,
  distance: '2 mi',
  actualPace: '6:00/mi',
  intensity: 'easy',
  notes: 'Rain',
})

describe('an activity', () => {
  it('is offered the exercises of its day and sport, the nearest first', async () => {
    const { did, shown, all, plan } = await athlete()
    const workout = single(all)
    const { garminActivityId } = await did(workout)
    expect((await shown(garminActivityId))?.suggestions).toEqual([
      {
        workoutId: workout.id,
        trainingPlanId: plan.id,
        planName: 'Spring race',
        workoutType: workout.workoutType,
        date: dateOf(plan, workout.week, workout.day),
        exerciseId: workout.exercises[0]?.id,
        exerciseName: en.sessionName(workout.exercises[0]?.code ?? '', STORED_UNITS),
        plannedDuration: workout.totalDuration,
        difference: expect.closeTo(1.5 / workout.totalDuration, 6),
        isClose: true,
      },
    ])
  })

  it('of another day, another sport or before the plan is offered none', async () => {
    const { did, shown, all } = await athlete()
    const workout = single(all)
    const other = workout.exercises[0]?.type === 'run' ? 'swim' : 'run'
    for (const changes of [{ sport: other }, { localDay: '2026-01-01' }, { localDay: '2028-01-01' }]) {
      const { garminActivityId } = await did(workout, changes)
      expect((await shown(garminActivityId))?.suggestions).toEqual([])
    }
  })
})

describe('the link of a session that is moved into another workout', () => {
  const moveTo = (source: Workout, target: Workout, exerciseId: string) => ({
    body: { sourceWorkoutId: source.id, targetWorkoutId: target.id, exerciseId, targetIndex: 0 },
  })

  it('goes along with what was logged, and both workouts name what is linked to them', async () => {
    const { user, all, did, shown, find } = await athlete()
    const source = brick(all)
    const [ride, run] = source.exercises
    const target = need(
      all.find(({ week, day, exercises }) => week !== source.week && day !== source.day && exercises.length === 1),
    )
    if (!ride || !run) throw new Error('A brick has two legs')
    const first = await did(source, {}, 0)
    const second = await did(source, { activityType: 'RUNNING' }, 1)
    for (const { garminActivityId } of [first, second])
      await user.ask(garmin.link, { body: { garminActivityId, workoutId: source.id } })
    const moved = await user.ask(workouts.moveExercise, moveTo(source, target, ride.id))
    expect(moved.sourceWorkout.garminActivityId).toBe(second.garminActivityId)
    expect(moved.targetWorkout.garminActivityId).toBe(first.garminActivityId)
    expect(await shown(first.garminActivityId)).toMatchObject({
      linkedWorkoutId: target.id,
      linkedWorkout: { exerciseId: ride.id, date: dateOf(need(await planOf(user)), target.week, target.day) },
    })
    expect(await shown(second.garminActivityId)).toMatchObject({ linkedWorkoutId: source.id })
    const left = await user.ask(garmin.unlink, { params: { garminActivityId: first.garminActivityId } })
    expect(left.workout).toMatchObject({ id: target.id, garminActivityId: null })
    expect((await find(source.id))?.garminActivityId).toBe(second.garminActivityId)
  })

  it('lets a later file know the entry as its own, and no restored workout of the old place', async () => {
    const { user, all, did, find } = await athlete()
    const source = single(all)
    const [session] = source.exercises
    const target = need(all.find(({ id, exercises }) => id !== source.id && exercises.length === 1))
    if (!session) throw new Error('The workout has a session')
    const { garminActivityId, row } = await did(source)
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: source.id } })
    await user.ask(workouts.moveExercise, moveTo(source, target, session.id))
    const stored = await server.db
      .selectFrom('garmin_activities')
      .select(['filled', 'activityData'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow()
    expect(stored.filled?.workoutId).toBe(target.id)
    expect(stored.activityData).not.toHaveProperty('replaced')
    expect((await find(source.id))?.garminActivityId).toBeNull()
  })
})

const planOf = async (user: Awaited<ReturnType<TestApp['user']>>) => (await user.ask(plans.list))[0]

describe('linking', () => {
  it('completes the workout with the values of the activity, at its end', async () => {
    const { user, did, shown, find, all } = await athlete()
    const workout = single(all)
    const { garminActivityId, row } = await did(workout)
    const answer = await user.ask(garmin.link, { body: { garminActivityId, workoutId: workout.id } })
    const minutes = Math.round(row.duration / 60)
    expect(answer.workout).toMatchObject({
      id: workout.id,
      isCompleted: true,
      garminActivityId,
      actualDuration: minutes,
      completedAt: new Date(Date.parse(row.startTime) + row.duration * 1000).toISOString(),
      actualExercises: [{ id: workout.exercises[0]?.id, type: workout.exercises[0]?.type, duration: minutes }],
      version: workout.version + 1,
    })
    expect(answer.workout?.actualExercises?.[0]?.actualPace).toMatch(/\d/)
    expect(answer.activity).toMatchObject({
      isLinkedToWorkout: true,
      linkedWorkoutId: workout.id,
      isAutomaticLink: false,
      suggestions: [],
      linkedWorkout: { workoutId: workout.id, exerciseId: workout.exercises[0]?.id },
    })
    expect(await shown(garminActivityId)).toEqual(answer.activity)
    expect(await find(workout.id)).toEqual(answer.workout)
  })

  it('twice, and ten times at once, is linking once', async () => {
    const { user, did, all, find } = await athlete()
    const workout = single(all)
    const { garminActivityId } = await did(workout)
    const body = { garminActivityId, workoutId: workout.id }
    const replies = await Promise.all(Array.from({ length: 10 }, () => user.call(garmin.link, { body })))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect((await find(workout.id))?.version).toBe(workout.version + 1)
  })

  it('keeps what the athlete entered, and only names the activity', async () => {
    const { user, did, all, complete, find } = await athlete()
    const workout = single(all)
    const own = entered(need(workout.exercises[0]))
    const logged = await complete(workout, {
      completed: true,
      actualExercises: [own],
      actualDuration: 13,
      notes: 'Wet',
    })
    const { garminActivityId } = await did(workout)
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: workout.id } })
    const after = await find(workout.id)
    expect(after).toMatchObject({
      ...logged,
      garminActivityId,
      version: expect.anything(),
      changedAt: expect.anything(),
    })
  })

  it("keeps the athlete's own entry of a leg also after a link filled in the other one", async () => {
    const { user, did, all, complete, find } = await athlete()
    const workout = brick(all)
    const [ride, run] = [await did(workout, {}, 0), await did(workout, {}, 1)]
    await user.ask(garmin.link, { body: { garminActivityId: ride.garminActivityId, workoutId: workout.id } })
    const [filled] = (await find(workout.id))?.actualExercises ?? []
    const own = entered(need(workout.exercises[1]))
    await complete(workout, { completed: true, actualExercises: [need(filled), own] })
    await user.ask(garmin.link, { body: { garminActivityId: run.garminActivityId, workoutId: workout.id } })
    expect((await find(workout.id))?.actualExercises).toEqual([filled, own])
  })

  it('keeps a time the athlete entered, and fills in what they left out', async () => {
    const { user, did, all, complete, find } = await athlete()
    const workout = single(all)
    await complete(workout, { completed: true, actualDuration: 77 })
    const { garminActivityId } = await did(workout)
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: workout.id } })
    expect(await find(workout.id)).toMatchObject({
      actualDuration: 77,
      actualExercises: [{ id: workout.exercises[0]?.id }],
    })
  })

  it('links each leg of a brick to its own activity, and keeps the other leg as it is', async () => {
    const { user, did, all, find } = await athlete()
    const workout = brick(all)
    const [ride, run] = [await did(workout, {}, 0), await did(workout, {}, 1)]
    const first = await user.ask(garmin.link, {
      body: { garminActivityId: ride.garminActivityId, workoutId: workout.id },
    })
    expect(first.workout?.actualExercises?.map(({ type }) => type)).toEqual(['bike'])
    await user.ask(garmin.link, { body: { garminActivityId: run.garminActivityId, workoutId: workout.id } })
    const both = await find(workout.id)
    expect(both?.actualExercises?.map(({ type }) => type)).toEqual(['bike', 'run'])
    expect(both?.garminActivityId).toBe(ride.garminActivityId)
    expect(both?.actualDuration).toBe(Math.round(ride.row.duration / 60) + Math.round(run.row.duration / 60))
    const left = await user.ask(garmin.unlink, { params: { garminActivityId: ride.garminActivityId } })
    expect(left.workout?.garminActivityId).toBe(run.garminActivityId)
    expect(left.workout?.actualExercises).toEqual(both?.actualExercises)
  })

  it('says why it cannot be', async () => {
    const { user, did, all } = await athlete()
    const [workout, other] = [single(all), need(all.filter(({ exercises }) => exercises.length === 1)[1])]
    const link = async (garminActivityId: string, workoutId: number) =>
      (await user.call(garmin.link, { body: { garminActivityId, workoutId } })).message
    const first = await did(workout)
    const second = await did(workout)
    await link(first.garminActivityId, workout.id)
    expect(await link(second.garminActivityId, workout.id)).toContain('linked to this workout already')
    expect(await link(first.garminActivityId, other.id)).toContain('Please unlink it first')
    const wrong = await did(workout, { sport: workout.exercises[0]?.type === 'swim' ? 'run' : 'swim' })
    expect(await link(wrong.garminActivityId, other.id)).toMatch(/holds no (swim|run)|linked/)
  })

  it('of mixed ids is a 404 and changes nothing', async () => {
    const [mine, theirs] = [await athlete(), await athlete()]
    const workout = single(mine.all)
    const own = await mine.did(workout)
    const foreign = await theirs.did(single(theirs.all))
    const before = [await mine.list(), await theirs.list()]
    for (const [garminActivityId, workoutId] of [
      [own.garminActivityId, single(theirs.all).id],
      [foreign.garminActivityId, workout.id],
      [foreign.garminActivityId, single(theirs.all).id],
    ] as const) {
      expect((await mine.user.call(garmin.link, { body: { garminActivityId, workoutId } })).status).toBe(404)
    }
    const params = { garminActivityId: foreign.garminActivityId }
    expect((await mine.user.call(garmin.unlink, { params })).message).toBe('Activity not found')
    expect([await mine.list(), await theirs.list()]).toEqual(before)
  })
})

describe('taking a link back', () => {
  it('keeps the workout completed, and the values can come from the right activity then', async () => {
    const { user, did, all, shown } = await athlete()
    const workout = single(all)
    const [wrong, right] = [await did(workout, { duration: 600 }), await did(workout)]
    await user.ask(garmin.link, { body: { garminActivityId: wrong.garminActivityId, workoutId: workout.id } })
    const back = await user.ask(garmin.unlink, { params: { garminActivityId: wrong.garminActivityId } })
    expect(back.workout).toMatchObject({ isCompleted: true, garminActivityId: null, actualDuration: 10 })
    expect((await shown(wrong.garminActivityId))?.isLinkedToWorkout).toBe(false)
    const linked = await user.ask(garmin.link, {
      body: { garminActivityId: right.garminActivityId, workoutId: workout.id },
    })
    expect(linked.workout?.actualDuration).toBe(Math.round(right.row.duration / 60))
  })

  it('twice, or without a link, changes nothing', async () => {
    const { user, did, all } = await athlete()
    const { garminActivityId } = await did(single(all))
    for (let time = 0; time < 2; time++) {
      const answer = await user.ask(garmin.unlink, { params: { garminActivityId } })
      expect(answer).toMatchObject({ workout: null, activity: { isLinkedToWorkout: false } })
    }
  })

  it('happens by itself when the plan is deleted; the activity is free for another', async () => {
    const { user, did, all, plan, shown } = await athlete(shortPlan())
    const workout = single(all)
    const { garminActivityId } = await did(workout)
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: workout.id } })
    await user.ask(plans.remove, { params: { id: String(plan.id) } })
    expect(await shown(garminActivityId)).toMatchObject({ isLinkedToWorkout: false, linkedWorkoutId: null })
    const again = await user.ask(plans.create, { body: shortPlan() })
    const [same] = (await user.ask(workouts.listForPlan, { params: { id: String(again.id) } })).filter(
      ({ week, day }) => week === workout.week && day === workout.day,
    )
    await user.ask(garmin.link, { body: { garminActivityId, workoutId: same?.id ?? 0 } })
    await user.ask(plans.restore, { params: { id: String(plan.id) } })
    const restored = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    expect(restored.find(({ id }) => id === workout.id)).toMatchObject({ isCompleted: true, garminActivityId: null })
    expect((await shown(garminActivityId))?.linkedWorkoutId).toBe(same?.id)
  })
})

describe('linking by itself', () => {
  it('happens when one exercise can be meant, and can be taken back for good', async () => {
    const { user, did, all, byItself, shown } = await athlete()
    const workout = single(all)
    const { garminActivityId } = await did(workout)
    expect(await byItself(garminActivityId)).toBe(true)
    expect(await shown(garminActivityId)).toMatchObject({ isLinkedToWorkout: true, isAutomaticLink: true })
    await user.ask(garmin.unlink, { params: { garminActivityId } })
    expect(await byItself(garminActivityId)).toBe(false)
    expect((await shown(garminActivityId))?.suggestions).toHaveLength(1)
  })

  it('fills a brick leg by leg', async () => {
    const { did, all, byItself, find } = await athlete()
    const workout = brick(all)
    for (const place of [1, 0]) {
      const { garminActivityId } = await did(workout, {}, place)
      expect(await byItself(garminActivityId)).toBe(true)
    }
    expect((await find(workout.id))?.actualExercises?.map(({ type }) => type)).toEqual(['bike', 'run'])
  })

  it.each<[string, Record<string, unknown>]>([
    ['another time than planned', { duration: 60 }],
    ['an unknown sport', { sport: null }],
    ['a link that was taken back', { wasUnlinked: true }],
  ])('does not happen with %s', async (_, changes) => {
    const { did, all, byItself } = await athlete()
    const { garminActivityId } = await did(single(all), changes)
    expect(await byItself(garminActivityId)).toBe(false)
  })

  it('does not happen over what the athlete entered', async () => {
    const { did, all, byItself, complete, find } = await athlete()
    const workout = single(all)
    const logged = await complete(workout, { completed: true, actualDuration: 20 })
    const { garminActivityId } = await did(workout)
    expect(await byItself(garminActivityId)).toBe(false)
    expect(await find(workout.id)).toEqual(logged)
  })

  it('does not happen when another activity could be the one as well', async () => {
    const { did, all, byItself } = await athlete()
    const workout = single(all)
    const [one, other] = [await did(workout), await did(workout)]
    expect(await byItself(one.garminActivityId)).toBe(false)
    expect(await byItself(other.garminActivityId)).toBe(false)
  })

  it('counts the current plan, not a copy of it', async () => {
    const { user, did, all, byItself, plan, find } = await athlete()
    await user.ask(plans.duplicate, { params: { id: String(plan.id) } })
    const workout = single(all)
    const { garminActivityId } = await did(workout)
    expect(await byItself(garminActivityId)).toBe(true)
    expect((await find(workout.id))?.isCompleted).toBe(true)
  })
})
