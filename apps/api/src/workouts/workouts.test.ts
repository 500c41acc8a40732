import { routes, type Workout, workout } from '@tri/api-contract'
import { addDays, dateOf, toActual, weekdaysInOrder } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function athlete(changes: Parameters<typeof newPlan>[0] = {}) {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan(changes) })
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const [first, second, third] = await list()
  if (!first || !second || !third) throw new Error('too few workouts')
  return { user, plan, list, first, second, third }
}

const byId = ({ id }: { id: number }) => ({ id: String(id) })
const unversioned = ({ version, changedAt, ...workout }: Workout) => workout
/** What so many changes leave on a row besides what they change. */
const changes = (count: number, { version }: Workout) => ({
  version: version + count,
  changedAt: expect.stringMatching(/Z$/),
})
const idsOf = ({ exercises }: Workout) => exercises.map(({ id }) => id)

describe('the workouts of a plan', () => {
  it.each([
    ['Sunday', 0],
    ['Saturday', -1],
    ['Wednesday', 3],
  ])('come in date order up to the race on a %s', async (_, fromSunday) => {
    const { plan, list } = await athlete({ raceDate: addDays(newPlan().raceDate, fromSunday) })
    const dates = (await list()).map(({ week, day }) => dateOf(plan, week, day))
    expect(dates).toEqual([...dates].sort())
    expect(weekdaysInOrder(plan)).toHaveLength(7)
  })

  it('come week by week too; a week without any is empty', async () => {
    const { user, plan, list } = await athlete()
    const all = await list()
    for (const week of ['1', '2', '15']) {
      const params = { id: String(plan.id), week }
      expect(await user.ask(workouts.listForWeek, { params })).toEqual(all.filter((each) => each.week === Number(week)))
    }
    expect(await user.ask(workouts.listForWeek, { params: { id: String(plan.id), week: '104' } })).toEqual([])
  })

  it('come with what the contract names and nothing else, also when they are logged, moved and empty', async () => {
    const { user, plan, list, first, second, third } = await athlete()
    const actual = first.exercises.map(toActual)
    await user.ask(workouts.complete, {
      params: byId(first),
      body: { completed: true, actualExercises: actual, actualDuration: 41, notes: 'Wind: "strong" \u2028 \\' },
    })
    await user.ask(workouts.move, { params: byId(second), body: { week: 3, day: 2, dayName: 'Tuesday' } })
    for (const { id } of third.exercises) {
      await user.ask(workouts.deleteExercise, { params: { ...byId(third), exerciseId: id } })
    }
    const reply = await user.call(workouts.listForPlan, { params: byId(plan) })
    expect(reply.body).toEqual(z.array(z.strictObject(workout.shape)).parse(reply.body))
    expect(reply.body).toEqual(await list())
    expect(reply.body).toContainEqual(
      expect.objectContaining({ id: first.id, actualDuration: 41, actualExercises: actual }),
    )
  })

  it.each(['0', '105', 'x', '-1'])('have no week %j', async (week) => {
    const { user, plan } = await athlete()
    const reply = await user.call(workouts.listForWeek, { params: { id: String(plan.id), week } })
    expect(reply.status).toBe(400)
  })
})

describe('moving a workout', () => {
  it('puts it on another day, named by the server', async () => {
    const { user, first, list } = await athlete()
    const moved = await user.ask(workouts.move, {
      params: byId(first),
      body: { week: 2, day: 3, dayName: 'Doomsday' },
    })
    expect(moved).toEqual({ ...first, week: 2, day: 3, dayName: 'Wednesday', ...changes(1, first) })
    expect((await list()).find(({ id }) => id === first.id)).toEqual(moved)
  })

  it('to where it stands changes nothing', async () => {
    const { user, first } = await athlete()
    const { week, day, dayName } = first
    expect(await user.ask(workouts.move, { params: byId(first), body: { week, day, dayName } })).toEqual(first)
  })

  it('stays within the plan', async () => {
    const { user, plan, first } = await athlete()
    const reply = await user.call(workouts.move, {
      params: byId(first),
      body: { week: plan.totalWeeks + 1, day: 0, dayName: 'Sunday' },
    })
    expect(reply.status).toBe(400)
    expect(reply.message).toBe(`This plan has ${plan.totalWeeks} weeks. Please choose one of them`)
  })

  it.each([
    { week: 0, day: 1, dayName: 'Monday' },
    { week: 1, day: 7, dayName: 'Monday' },
    { week: '1', day: 1, dayName: 'Monday' },
    { week: 1.5, day: 1, dayName: 'Monday' },
    { week: 1, day: 1, dayName: 'Monday', isCompleted: true },
    { week: 1, day: 1, dayName: 'Monday', trainingPlanId: 1 },
    { week: 1, day: null, dayName: 'Monday' },
  ])('to %j is refused', async (body) => {
    const { user, first } = await athlete()
    const reply = await user.call(workouts.move, {
      params: byId(first),
      body: body as { week: number; day: 1; dayName: string },
    })
    expect(reply.status).toBe(400)
  })
})

describe('logging a workout', () => {
  it('stamps it, keeps what was done, and may be corrected', async () => {
    const { user, first } = await athlete()
    const actual = first.exercises.map(({ id, code = '', type, intensity }) => ({
      id,
      code,
      type,
      intensity,
      duration: 25,
      distance: '3.1 miles',
      actualPace: '8:05/mile',
      notes: 'Good',
    }))
    const params = byId(first)
    const logged = await user.ask(workouts.complete, {
      params,
      body: { completed: true, actualExercises: actual, actualDuration: 51, notes: 'Rain' },
    })
    expect(logged).toEqual({
      ...first,
      isCompleted: true,
      actualExercises: actual,
      actualDuration: 51,
      notes: 'Rain',
      completedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      ...changes(1, first),
    })
    expect(Math.abs(Date.now() - Date.parse(String(logged.completedAt)))).toBeLessThan(60_000)

    const corrected = await user.ask(workouts.complete, { params, body: { completed: true, actualDuration: 48 } })
    expect(corrected).toEqual({ ...logged, actualDuration: 48, ...changes(1, logged) })
  })

  it('marked incomplete keeps the values for the next time', async () => {
    const { user, first } = await athlete()
    const params = byId(first)
    await user.ask(workouts.complete, { params, body: { completed: true, actualDuration: 40 } })
    const open = await user.ask(workouts.complete, { params, body: { completed: false } })
    expect(open).toEqual({ ...first, actualDuration: 40, ...changes(2, first) })
  })

  it.each([
    [{ completed: true, actualDuration: -1 }, 'Duration must be at least 0'],
    [{ completed: true, actualDuration: 1.5 }, 'Please enter whole minutes'],
    [{ completed: true, notes: 'x'.repeat(2001) }, 'Please use at most 2000 characters'],
    [{ completed: true, notes: '\u0000' }, 'Please remove the characters that cannot be stored'],
    [{ completed: true, completedAt: '2020-01-01T00:00:00Z' }, 'Unrecognized key: "completedAt"'],
    [{ completed: false, notes: 'x' }, 'Unrecognized key: "notes"'],
    [{ actualDuration: 3 }, 'Please say whether the workout is completed'],
  ])('with %j is refused', async (body, message) => {
    const { user, first } = await athlete()
    const reply = await user.call(workouts.complete, { params: byId(first), body: body as { completed: false } })
    expect([reply.status, reply.message]).toEqual([400, message])
  })
})

describe('moving an exercise', () => {
  it('takes it from one workout and puts it into another', async () => {
    const { user, first, second, list } = await athlete()
    const [exerciseId = ''] = idsOf(first)
    const move = { sourceWorkoutId: first.id, targetWorkoutId: second.id, exerciseId, targetIndex: 0 }
    const { sourceWorkout, targetWorkout } = await user.ask(workouts.moveExercise, { body: move })
    expect(idsOf(sourceWorkout)).toEqual(idsOf(first).slice(1))
    expect(idsOf(targetWorkout)).toEqual([exerciseId, ...idsOf(second)])
    expect(sourceWorkout.totalDuration + targetWorkout.totalDuration).toBe(first.totalDuration + second.totalDuration)
    const stored = await list()
    expect(stored.find(({ id }) => id === second.id)).toEqual(targetWorkout)
  })

  it('that is not there, or to a workout of another plan or user, is a 404 and moves nothing', async () => {
    const mine = await athlete()
    const theirs = await athlete()
    const otherPlan = await mine.user.ask(plans.create, { body: newPlan() })
    const [elsewhere] = await mine.user.ask(workouts.listForPlan, { params: byId(otherPlan) })
    const [exerciseId = ''] = idsOf(mine.first)
    const [theirExercise = ''] = idsOf(theirs.first)
    const before = [await mine.list(), await theirs.list()]
    for (const [sourceWorkoutId, targetWorkoutId, moved] of [
      [mine.first.id, theirs.first.id, exerciseId],
      [theirs.first.id, mine.first.id, theirExercise],
      [mine.first.id, elsewhere?.id ?? 0, exerciseId],
      [mine.first.id, mine.second.id, 'no-such-exercise'],
      [mine.first.id, mine.second.id, '__proto__'],
    ] as const) {
      const body = { sourceWorkoutId, targetWorkoutId, exerciseId: moved, targetIndex: 0 }
      expect((await mine.user.call(workouts.moveExercise, { body })).status).toBe(404)
    }
    expect([await mine.list(), await theirs.list()]).toEqual(before)
  })

  it('back and forth from six windows loses none and doubles none', async () => {
    const { user, first, second, third, list } = await athlete()
    const three = [first, second, third]
    const ids = three.flatMap(idsOf).sort()
    const minutes = three.reduce((sum, { totalDuration }) => sum + totalDuration, 0)
    const moveOf = (step: number) =>
      user.call(workouts.moveExercise, {
        body: {
          sourceWorkoutId: three[step % 3]?.id ?? 0,
          targetWorkoutId: three[(step * 2 + 1) % 3]?.id ?? 0,
          exerciseId: ids[step % ids.length] ?? '',
          targetIndex: step % 4,
        },
      })
    // Each window waits for its own: sixty calls at once are a queue for ten connections, and say 503 where it is slow.
    const windows = Array.from({ length: 6 }, async (_, window) => {
      const answers: string[] = []
      for (let step = 10 * window; step < 10 * (window + 1); step++) {
        const { status, message } = await moveOf(step)
        if (status !== 200 && status !== 404) answers.push(`${status} ${message}`)
      }
      return answers
    })
    expect((await Promise.all(windows)).flat()).toEqual([])
    const after = (await list()).filter(({ id }) => three.some((workout) => workout.id === id))
    expect(after.flatMap(idsOf).sort()).toEqual(ids)
    expect(after.reduce((sum, { totalDuration }) => sum + totalDuration, 0)).toBe(minutes)
  })
})

describe('deleting an exercise', () => {
  it('works by address and by body alike', async () => {
    const { user, first, second } = await athlete()
    const [exerciseId = ''] = idsOf(first)
    const [otherId = ''] = idsOf(second)
    const byAddress = await user.ask(workouts.deleteExercise, { params: { ...byId(first), exerciseId } })
    expect(idsOf(byAddress)).toEqual(idsOf(first).slice(1))
    const body = { workoutId: second.id, exerciseId: otherId }
    const byBody = await user.ask(workouts.deleteExerciseByBody, { body })
    expect(idsOf(byBody)).toEqual(idsOf(second).slice(1))
    expect((await user.call(workouts.deleteExerciseByBody, { body })).message).toBe('Exercise not found')
  })

  it('leaves an empty workout when it was the last', async () => {
    const { user, first } = await athlete()
    let left = first
    for (const exerciseId of idsOf(first)) {
      left = await user.ask(workouts.deleteExercise, { params: { ...byId(first), exerciseId } })
    }
    expect([left.exercises, left.totalDuration]).toEqual([[], 0])
  })
})

describe('linking an exercise', () => {
  const link = (user: Awaited<ReturnType<typeof athlete>>['user'], id: number, exerciseId: string, linked: boolean) =>
    user.ask(workouts.linkExercise, { params: { id: String(id), exerciseId }, body: { linked } })

  it('makes a brick of a ride and the run behind it, and unlinking parts them; twice changes nothing', async () => {
    const { user, list } = await athlete()
    const brick = (await list()).find(({ workoutType }) => workoutType === 'brick')
    const run = brick?.exercises.find(({ linked }) => linked)
    if (!brick || !run) throw new Error('The plan has no brick')
    const { linked: _, ...loose } = run
    const parted = await link(user, brick.id, run.id, false)
    expect(parted).toMatchObject({ workoutType: 'mixed', ...changes(1, brick) })
    expect(parted.exercises.find(({ id }) => id === run.id)).toEqual(loose)
    expect(await link(user, brick.id, run.id, false)).toEqual(parted)
    expect(await link(user, brick.id, run.id, true)).toEqual({ ...brick, ...changes(2, brick) })
  })

  it('is refused for the first of a workout, for the race and for what is not there', async () => {
    const { user, list, first } = await athlete()
    const race = (await list()).at(-1)
    const params = { id: String(first.id), exerciseId: first.exercises[0]?.id ?? '' }
    expect(await user.call(workouts.linkExercise, { params, body: { linked: true } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('the first of its workout') },
    })
    const leg = { id: String(race?.id), exerciseId: race?.exercises[1]?.id ?? '' }
    expect(await user.call(workouts.linkExercise, { params: leg, body: { linked: true } })).toMatchObject({
      status: 400,
    })
    const unknown = { ...params, exerciseId: 'none' }
    expect(await user.call(workouts.linkExercise, { params: unknown, body: { linked: true } })).toMatchObject({
      status: 404,
    })
  })

  it('is undone by a move, and a brick run that is deleted comes back linked', async () => {
    const { user, list, first } = await athlete()
    const brick = (await list()).find(({ workoutType }) => workoutType === 'brick')
    const run = brick?.exercises.find(({ linked }) => linked)
    if (!brick || !run) throw new Error('The plan has no brick')
    const at = { id: String(brick.id) }
    await user.ask(workouts.deleteExercise, { params: { ...at, exerciseId: run.id } })
    const targetIndex = brick.exercises.indexOf(run)
    expect(await user.ask(workouts.restoreExercise, { params: at, body: { exerciseId: run.id, targetIndex } })).toEqual(
      {
        ...brick,
        ...changes(2, brick),
      },
    )
    const move = { sourceWorkoutId: brick.id, targetWorkoutId: first.id, exerciseId: run.id, targetIndex: 0 }
    const { targetWorkout } = await user.ask(workouts.moveExercise, { body: move })
    expect(targetWorkout.exercises[0]?.linked).toBeUndefined()
  })
})

describe('restoring a deleted exercise', () => {
  it('puts it back as it was, where it was', async () => {
    const { user, list } = await athlete()
    const before = await list()
    for (const workout of before.filter(({ exercises }) => exercises.length > 1).slice(0, 3)) {
      for (const [targetIndex, { id: exerciseId }] of workout.exercises.entries()) {
        await user.ask(workouts.deleteExercise, { params: { ...byId(workout), exerciseId } })
        const body = { exerciseId, targetIndex }
        const restored = await user.ask(workouts.restoreExercise, { params: byId(workout), body })
        expect(restored).toEqual({ ...workout, ...changes(2 * (targetIndex + 1), workout) })
      }
    }
    expect((await list()).map(unversioned)).toEqual(before.map(unversioned))
  })

  it('puts it back into the workout it had been moved to', async () => {
    const { user, first, second } = await athlete()
    const [exerciseId = ''] = idsOf(first)
    const move = { sourceWorkoutId: first.id, targetWorkoutId: second.id, exerciseId, targetIndex: 1 }
    const { targetWorkout } = await user.ask(workouts.moveExercise, { body: move })
    await user.ask(workouts.deleteExercise, { params: { ...byId(second), exerciseId } })
    const body = { exerciseId, targetIndex: 1 }
    expect(await user.ask(workouts.restoreExercise, { params: byId(second), body })).toEqual({
      ...targetWorkout,
      ...changes(2, targetWorkout),
    })
  })

  it('gives it the paces of the goal that was set in between', async () => {
    const { user, plan, first, list } = await athlete()
    const [exerciseId = ''] = idsOf(first)
    const goal = { goalFinishTime: '02:30:00', goalSwimPace: '1:40', goalBikePace: '21.0', goalRunPace: '7:30' }
    await user.ask(workouts.deleteExercise, { params: { ...byId(first), exerciseId } })
    await user.ask(plans.changeGoal, { params: byId(plan), body: goal })
    const restored = await user.ask(workouts.restoreExercise, {
      params: byId(first),
      body: { exerciseId, targetIndex: 0 },
    })
    const other = await user.ask(plans.create, { body: newPlan(goal) })
    const [same] = await user.ask(workouts.listForPlan, { params: byId(other) })
    expect(restored.exercises).toEqual(same?.exercises)
    expect((await list())[0]).toEqual(restored)
  })

  it('that stands there already changes nothing; one that stands elsewhere is not doubled', async () => {
    const { user, first, second, list } = await athlete()
    const before = await list()
    const body = { exerciseId: idsOf(first)[0] ?? '', targetIndex: 0 }
    expect(await user.ask(workouts.restoreExercise, { params: byId(first), body })).toEqual(first)
    const reply = await user.call(workouts.restoreExercise, { params: byId(second), body })
    expect([reply.status, reply.message]).toEqual([409, 'This exercise stands in another workout of the plan'])
    expect(await list()).toEqual(before)
  })

  it('ten times at once gives it back once', async () => {
    const { user, first, list } = await athlete()
    const [, ...others] = await list()
    const [exerciseId = ''] = idsOf(first)
    await user.ask(workouts.deleteExercise, { params: { ...byId(first), exerciseId } })
    const body = { exerciseId, targetIndex: 0 }
    await Promise.all(
      Array.from({ length: 10 }, () => user.ask(workouts.restoreExercise, { params: byId(first), body })),
    )
    expect(await list()).toEqual([{ ...first, ...changes(2, first) }, ...others])
  })

  it.each(['w99d1e1', 'my own session', '__proto__'])('brings nothing foreign in: %s', async (exerciseId) => {
    const { user, first, list } = await athlete()
    const before = await list()
    const body = { exerciseId, targetIndex: 0 }
    const reply = await user.call(workouts.restoreExercise, { params: byId(first), body })
    expect([reply.status, reply.message]).toEqual([404, 'Exercise not found'])
    expect(await list()).toEqual(before)
  })

  it.each([
    { exerciseId: 'w1d1e1' },
    { exerciseId: 'w1d1e1', targetIndex: -1 },
    { exerciseId: 'w1d1e1', targetIndex: 41 },
    { exerciseId: 'w1d1e1', targetIndex: 0, exercise: { name: 'Mine' } },
  ])('takes nothing but an id and a place: %j', async (body) => {
    const { user, first } = await athlete()
    const reply = await user.call(workouts.restoreExercise, {
      params: byId(first),
      body: body as { exerciseId: string; targetIndex: number },
    })
    expect(reply.status).toBe(400)
  })
})
