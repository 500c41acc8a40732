import { type ImportedActivity, routes, type Workout } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityFile, newPlan, sportOf } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { activityFiles, plans, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const withoutChange = ({ version, changedAt, ...workout }: Workout) => workout

/** A user with a plan, and a workout of one exercise with an activity that was it. */
async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const all = await list()
  const workout = all.find(({ exercises: [first, second] }) => first?.type === 'run' && !second)
  const brick = all.find(({ workoutType }) => workoutType === 'brick')
  if (!workout || !brick) throw new Error('The sample plan has no single run or no brick')
  return { user, plan, list, workout, brick }
}

type Athlete = Awaited<ReturnType<typeof athlete>>

/** An activity as the exercise at `index` of a workout was planned. */
function doneAs({ plan }: Athlete, workout: Workout, index = 0): Partial<ImportedActivity> {
  const exercise = workout.exercises[index]
  const localDay = dateOf(plan, workout.week, workout.day)
  return {
    part: index,
    sport: sportOf(exercise),
    startTime: `${localDay}T${String(6 + index).padStart(2, '0')}:00:00Z`,
    localDay,
    link: { workoutId: workout.id, exerciseId: exercise?.id ?? '' },
  }
}

const workoutOf = async ({ list }: Pick<Athlete, 'list'>, { id }: Workout) =>
  (await list()).find((each) => each.id === id)
const storedOf = ({ plan }: Pick<Athlete, 'plan'>) =>
  server.db.selectFrom('garmin_activities').selectAll().where('userId', '=', plan.userId).execute()

describe('activities from a file', () => {
  it('are stored, and complete the workout they are linked to with what was done', async () => {
    const one = await athlete()
    const body = activityFile('a', doneAs(one, one.workout))
    const { activities, workouts: completed } = await one.user.ask(activityFiles.add, { body })
    expect(activities).toMatchObject([{ sport: 'run', linkedWorkoutId: one.workout.id }])
    const after = await workoutOf(one, one.workout)
    expect(completed).toEqual([after])
    expect(after).toMatchObject({
      isCompleted: true,
      actualDuration: 31,
      actualExercises: [{ id: one.workout.exercises[0]?.id, duration: 31, distance: '3.1 mi', actualPace: '9:49/mi' }],
    })
    expect(await storedOf(one)).toMatchObject([
      { source: 'file', activityType: 'RUNNING', linkedWorkoutId: one.workout.id, averageHeartRate: 148 },
    ])
  })

  it('may be kept by themselves, of any sport', async () => {
    const { user, plan, list } = await athlete()
    const before = await list()
    await user.ask(activityFiles.add, { body: activityFile('a', { sport: null, distance: null }) })
    expect(await storedOf({ plan })).toMatchObject([
      { activityType: 'OTHER', sport: null, distance: 0, averagePace: null },
    ])
    expect(await list()).toEqual(before)
  })

  it('of a brick complete it together', async () => {
    const one = await athlete()
    const legs = [0, 1].map((index) => activityFile('a', doneAs(one, one.brick, index)).activities[0])
    const body = { ...activityFile('a'), activities: legs as ImportedActivity[] }
    await one.user.ask(activityFiles.add, { body })
    const after = await workoutOf(one, one.brick)
    expect(after?.actualExercises?.map(({ type, duration }) => [type, duration])).toEqual([
      ['bike', 31],
      ['run', 31],
    ])
    expect(after).toMatchObject({ isCompleted: true, actualDuration: 62 })
  })

  it('leave what the athlete logged, unless they agreed that it is replaced', async () => {
    const one = await athlete()
    const params = { id: String(one.workout.id) }
    const [exercise] = one.workout.exercises
    const own = {
      id: exercise?.id ?? '',
      type: 'run',
      name: 'Run',
      duration: 44,
      distance: '',
      actualPace: '',
    } as const
    const actualExercises = [{ ...own, intensity: 'easy' as const, notes: 'Mine' }]
    await one.user.ask(workouts.complete, { params, body: { completed: true, actualExercises, notes: 'Rain' } })
    const file = activityFile('a', doneAs(one, one.workout))
    const kept = await one.user.ask(activityFiles.add, { body: file })
    expect(kept.workouts).toMatchObject([{ actualExercises, actualDuration: 44, notes: 'Rain' }])
    await one.user.ask(activityFiles.takeBack, { params: { id: String(kept.activities[0]?.id) } })
    const replaced = await one.user.ask(activityFiles.add, { body: { ...file, replaces: true } })
    expect(replaced.workouts).toMatchObject([
      { actualExercises: [{ duration: 31 }], actualDuration: 31, notes: 'Rain' },
    ])
  })
})

describe('an activity that is there already', () => {
  it('is known by its file', async () => {
    const { user } = await athlete()
    await user.ask(activityFiles.add, { body: activityFile('a') })
    const reply = await user.call(activityFiles.add, { body: activityFile('a', { startTime: '2026-11-22T06:00:00Z' }) })
    expect(reply).toMatchObject({ status: 409, message: 'Already here: Morning Run of 2026-11-21, from this file' })
  })

  it.each([
    ['a minute later', { startTime: '2026-11-21T06:01:00Z' }, 409],
    ['a minute before', { startTime: '2026-11-21T05:59:00Z' }, 409],
    ['later than that', { startTime: '2026-11-21T06:01:01Z' }, 201],
    ['in another sport', { sport: 'bike' }, 201],
  ] as const)('is known by its sport and start: %s', async (_, changes, status) => {
    const { user } = await athlete()
    await user.ask(activityFiles.add, { body: activityFile('a') })
    const reply = await user.call(activityFiles.add, { body: activityFile('b', changes) })
    expect(reply.status).toBe(status)
    if (status === 409)
      expect(reply.message).toContain('Already here: Morning Run of 2026-11-21 began in the same minute')
  })

  it('is stored once when it is sent many times at once, and is no stranger\u2019s business', async () => {
    const { user, plan } = await athlete()
    const body = activityFile('a')
    const replies = await Promise.all(Array.from({ length: 8 }, () => user.call(activityFiles.add, { body })))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(await storedOf({ plan })).toHaveLength(1)
    expect((await (await server.user()).call(activityFiles.add, { body })).status).toBe(201)
  })
})

describe('a file that cannot be taken', () => {
  it.each<[string, Partial<ImportedActivity>, number, string]>([
    ['to an exercise of another sport', { sport: 'bike' }, 400, 'This activity is a ride, and'],
    ['to an exercise without telling the sport', { sport: null }, 400, 'This activity is of another sport'],
    ['to an exercise that is not there', { link: { workoutId: 0, exerciseId: 'none' } }, 404, 'Exercise not found'],
    ['of no time at all', { duration: 0 }, 400, ''],
    ['that began in no year', { startTime: '0001-01-01T00:00:00Z' }, 400, 'no start time that can be'],
  ])('leaves nothing behind: %s', async (_, changes, status, message) => {
    const one = await athlete()
    const filed = { ...doneAs(one, one.workout), ...changes }
    if (filed.link?.workoutId === 0) filed.link = { ...filed.link, workoutId: one.workout.id }
    const reply = await one.user.call(activityFiles.add, { body: activityFile('a', filed) })
    expect([reply.status, reply.message]).toEqual([status, expect.stringContaining(message)])
    expect(await storedOf(one)).toEqual([])
    expect(await workoutOf(one, one.workout)).toEqual(one.workout)
  })

  it('names each activity once', async () => {
    const { user } = await athlete()
    const [activity] = activityFile('a').activities
    const body = { ...activityFile('a'), activities: [activity, activity] as ImportedActivity[] }
    expect((await user.call(activityFiles.add, { body })).message).toBe('An activity of the file is named twice')
  })
})

describe('taking a file back', () => {
  it('makes its workouts what they were, and forgets its activities', async () => {
    const one = await athlete()
    const params = { id: String(one.brick.id) }
    await one.user.ask(workouts.complete, { params, body: { completed: true, actualDuration: 50, notes: 'Rain' } })
    const before = await workoutOf(one, one.brick)
    const legs = [0, 1].map((index) => activityFile('a', doneAs(one, one.brick, index)).activities[0])
    const body = { ...activityFile('a'), activities: legs as ImportedActivity[], replaces: true }
    const { activities } = await one.user.ask(activityFiles.add, { body })
    const answer = await one.user.ask(activityFiles.takeBack, { params: { id: String(activities[1]?.id) } })
    const after = await workoutOf(one, one.brick)
    expect(before && after && withoutChange(after)).toEqual(before && withoutChange(before))
    expect(answer.workouts).toEqual([after])
    expect(await storedOf(one)).toEqual([])
    expect((await one.user.call(activityFiles.add, { body })).status).toBe(201)
  })

  it('leaves a result that was changed since', async () => {
    const one = await athlete()
    const body = activityFile('a', doneAs(one, one.workout))
    const { activities } = await one.user.ask(activityFiles.add, { body })
    const params = { id: String(one.workout.id) }
    await one.user.ask(workouts.complete, { params, body: { completed: true, notes: 'Felt good' } })
    await one.user.ask(activityFiles.takeBack, { params: { id: String(activities[0]?.id) } })
    expect(await workoutOf(one, one.workout)).toMatchObject({
      isCompleted: true,
      actualDuration: 31,
      notes: 'Felt good',
      garminActivityId: null,
    })
  })

  it('is for activities from files only', async () => {
    const { user } = await athlete()
    const { activities } = await user.ask(activityFiles.add, { body: activityFile('a') })
    const id = activities[0]?.id ?? 0
    await server.db.updateTable('garmin_activities').set({ source: 'garmin' }).where('id', '=', id).execute()
    expect((await user.call(activityFiles.takeBack, { params: { id: String(id) } })).status).toBe(404)
  })
})
