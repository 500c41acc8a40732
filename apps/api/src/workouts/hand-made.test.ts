import { routes, type Workout } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { workouts, plans, account } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: shortPlan() })
  const list = () => user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const all = await list()
  const training = all.filter(({ workoutType }) => workoutType !== 'race')
  const [first] = training
  const [session] = first?.exercises ?? []
  if (!first || !session) throw new Error('The plan has no session')
  const params = { id: String(plan.id) }
  const exercise = { id: String(first.id), exerciseId: session.id }
  const onDay = async ({ week, day }: Pick<Workout, 'week' | 'day'>) =>
    (await list()).filter((workout) => workout.week === week && workout.day === day)
  const free = [0, 1, 2, 3, 4, 5, 6].find((day) => !all.some((workout) => workout.week === 2 && workout.day === day))
  return {
    user,
    plan,
    params,
    list,
    all,
    first,
    session,
    exercise,
    onDay,
    restDay: { week: 2, day: free as Workout['day'] },
  }
}

const GYM = { type: 'strength', minutes: 40, intensity: 'moderate', name: 'Gym', note: 'Hips first' } as const

describe('POST /api/training-plans/:id/exercises', () => {
  it('adds a session to the last workout of its day', async () => {
    const { user, params, first, onDay } = await athlete()
    const body = { week: first.week, day: first.day, ...GYM }
    const added = await user.ask(workouts.addExercise, { params, body })
    expect(added).toMatchObject({ id: first.id, version: first.version + 1, totalDuration: first.totalDuration + 40 })
    expect(added.exercises.at(-1)).toMatchObject({
      ...{ id: `w${first.week}d${first.day}a0`, type: 'strength', duration: 40, origin: 'added' },
      ...{ name: 'Gym', note: 'Hips first', distance: '', pace: '', steps: [] },
    })
    expect(await onDay(first)).toEqual([added])
  })

  it('makes a workout of a day that has none, once for each submit, and one for two at once', async () => {
    const { user, params, restDay, onDay } = await athlete()
    const body = { ...restDay, type: 'run', metres: 10_000, intensity: 'easy' } as const
    const headers = { 'idempotency-key': 'a-run-by-the-river' }
    const made = await user.ask(workouts.addExercise, { params, body, headers })
    expect(made).toMatchObject({
      ...restDay,
      workoutType: 'run',
      isCompleted: false,
      exercises: [{ distance: '6.21 mi' }],
    })
    expect(await user.ask(workouts.addExercise, { params, body, headers })).toEqual(made)
    expect(await onDay(restDay)).toEqual([made])
    await Promise.all([1, 2, 3].map(() => user.ask(workouts.addExercise, { params, body: { ...restDay, ...GYM } })))
    const [only, ...others] = await onDay(restDay)
    expect(others).toEqual([])
    expect(new Set(only?.exercises.map(({ id }) => id)).size).toBe(4)
  })

  it('opens a completed day again, and keeps what was done', async () => {
    const { user, params, first } = await athlete()
    const done = await user.ask(workouts.complete, { params: { id: String(first.id) }, body: { completed: true } })
    const body = { week: first.week, day: first.day, ...GYM }
    const added = await user.ask(workouts.addExercise, { params, body })
    expect(added).toMatchObject({ isCompleted: false, actualDuration: done.totalDuration })
  })

  it('refuses race day, a week beyond the plan, a session without a length, and another one’s plan', async () => {
    const { user, params, all, plan } = await athlete()
    const race = all.find(({ workoutType }) => workoutType === 'race')
    const onRace = await user.call(workouts.addExercise, {
      params,
      body: { week: race?.week ?? 0, day: race?.day ?? 0, ...GYM },
    })
    expect(onRace).toMatchObject({
      status: 400,
      message: expect.stringContaining('Race day is for the race'),
    })
    const late = await user.call(workouts.addExercise, { params, body: { week: 99, day: 1, ...GYM } })
    expect(late).toMatchObject({ status: 400, message: expect.stringContaining(`${plan.totalWeeks} weeks`) })
    const post = (id: string, payload: object) =>
      user.send({ method: 'POST', url: `/api/training-plans/${id}/exercises`, payload })
    for (const body of [
      { week: 1, day: 1, type: 'run', intensity: 'easy' },
      { week: 1, day: 1, type: 'strength', metres: 5000, intensity: 'easy' },
      { week: 1, day: 1, type: 'run', minutes: 0, intensity: 'easy' },
      { week: 1, day: 1, type: 'yoga', minutes: 20, intensity: 'easy' },
    ])
      expect((await post(params.id, body)).status).toBe(400)
    const stranger = await server.user()
    const body = { week: 1, day: 1 as const, ...GYM }
    expect(await stranger.call(workouts.addExercise, { params, body })).toMatchObject({ status: 404 })
  })
})

describe('PATCH /api/workouts/:id/exercises/:exerciseId/session', () => {
  const fields = ({ type, intensity }: Workout['exercises'][number]) => ({ type, intensity })

  it('changes the minutes of a session and keeps what it is for', async () => {
    const { user, exercise, first, session } = await athlete()
    const body = { ...fields(session), minutes: session.duration + 10, version: first.version }
    const changed = await user.ask(workouts.changeExercise, { params: exercise, body })
    expect(changed).toMatchObject({ version: first.version + 1, totalDuration: first.totalDuration + 10 })
    expect(changed.exercises[0]).toMatchObject({
      code: session.code,
      origin: 'edited',
      duration: session.duration + 10,
    })
  })

  it('changes nothing twice, and refuses what was made over an older version', async () => {
    const { user, exercise, first, session } = await athlete()
    const body = { ...fields(session), minutes: session.duration }
    expect(await user.ask(workouts.changeExercise, { params: exercise, body })).toEqual(first)
    const renamed = { ...body, name: 'With Anna', version: first.version }
    await user.ask(workouts.changeExercise, { params: exercise, body: renamed })
    const stale = await user.call(workouts.changeExercise, { params: exercise, body: { ...renamed, name: 'Alone' } })
    expect(stale.status).toBe(409)
  })

  it('refuses the race, a session that is logged, and one that is not there', async () => {
    const { user, exercise, all, session, first } = await athlete()
    const race = all.find(({ workoutType }) => workoutType === 'race')
    const leg = race?.exercises[0]
    const body = { ...fields(session), minutes: 30 }
    const ofRace = { id: String(race?.id), exerciseId: leg?.id ?? '' }
    expect(await user.call(workouts.changeExercise, { params: ofRace, body })).toMatchObject({ status: 400 })
    await user.ask(workouts.logExercise, { params: exercise, body: { state: 'done' } })
    const logged = await user.call(workouts.changeExercise, { params: exercise, body })
    expect(logged).toMatchObject({ status: 400, message: expect.stringContaining('logged already') })
    const none = { id: String(first.id), exerciseId: 'w9d9e9' }
    expect(await user.call(workouts.changeExercise, { params: none, body })).toMatchObject({ status: 404 })
  })
})

describe('POST /api/workouts/:id/exercises', () => {
  it('puts an edited session back as it was generated, and as it was edited', async () => {
    const { user, exercise, first, session } = await athlete()
    const body = { type: session.type, intensity: session.intensity, minutes: session.duration + 10 }
    const edited = await user.ask(workouts.changeExercise, { params: exercise, body })
    const params = { id: exercise.id }
    const back = { exerciseId: session.id, targetIndex: 0, replaces: true }
    const restored = await user.ask(workouts.restoreExercise, { params, body: back })
    expect(restored.exercises).toEqual(first.exercises)
    const again = await user.ask(workouts.restoreExercise, { params, body: { ...back, exercise: edited.exercises[0] } })
    expect(again.exercises).toEqual(edited.exercises)
  })

  it('puts a deleted session of the athlete’s own back, and nothing that says it was generated', async () => {
    const { user, params, restDay } = await athlete()
    const made = await user.ask(workouts.addExercise, { params, body: { ...restDay, ...GYM } })
    const [gym] = made.exercises
    if (!gym) throw new Error('Nothing was added')
    const workout = { id: String(made.id) }
    await user.ask(workouts.deleteExercise, { params: { ...workout, exerciseId: gym.id } })
    const { origin: _, ...unmarked } = gym
    const body = { exerciseId: gym.id, targetIndex: 0 }
    for (const exercise of [undefined, unmarked, { ...gym, id: 'w1d1e0' }])
      expect(await user.call(workouts.restoreExercise, { params: workout, body: { ...body, exercise } })).toMatchObject(
        {
          status: 404,
        },
      )
    const restored = await user.ask(workouts.restoreExercise, { params: workout, body: { ...body, exercise: gym } })
    expect(restored.exercises).toEqual([gym])
  })
})

it('sessions made by hand survive another goal, and the account’s file', async () => {
  const { user, params, plan, restDay, onDay } = await athlete()
  await user.ask(workouts.addExercise, { params, body: { ...restDay, type: 'run', minutes: 33, intensity: 'easy' } })
  const [before] = await onDay(restDay)
  const { goalSwimPace, goalBikePace } = plan
  const goal = { goalFinishTime: null, goalSwimPace, goalBikePace, goalRunPace: '7:00' }
  await user.ask(plans.changeGoal, { params, body: goal })
  expect((await onDay(restDay))[0]?.exercises).toEqual(before?.exercises)
  const data = await user.ask(account.download)
  const filed = data.plans[0]?.workouts.flatMap(({ exercises }) => exercises).filter(({ origin }) => origin)
  expect(filed).toEqual(before?.exercises)
  const other = await server.user()
  const [imported] = await other.ask(account.bringIn, { body: data })
  const rows = await other.ask(workouts.listForPlan, { params: { id: String(imported?.id) } })
  const brought = rows.flatMap(({ exercises }) => exercises).filter(({ origin }) => origin)
  expect(brought).toEqual(before?.exercises)
})
