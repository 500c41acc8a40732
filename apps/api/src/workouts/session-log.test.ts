import { routes, type Workout } from '@tri/api-contract'
import { sessionLog } from '@tri/plan-engine'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** An athlete with a day of two sessions. */
async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const params = { id: String(plan.id) }
  const day = (await user.ask(workouts.listForPlan, { params })).find(({ exercises }) => exercises.length === 2)
  const [one, other] = day?.exercises ?? []
  if (!day || !one || !other) throw new Error('No day has two sessions')
  const at = (exercise: { id: string }) => ({ id: String(day.id), exerciseId: exercise.id })
  return { user, day, one, other, at, params }
}

const entryOf = (workout: Workout, { id }: { id: string }) => sessionLog(workout).find((entry) => entry.id === id)

it('completes a day session by session, each with what was done of it', async () => {
  const { user, one, other, at, params } = await athlete()
  const first = await user.ask(workouts.logExercise, { params: at(one), body: { state: 'done' } })
  expect(entryOf(first, one)).toMatchObject({ duration: one.duration, distance: '', actualPace: '' })
  expect(first).toMatchObject({ isCompleted: false, completedAt: null, version: 2 })
  const body = {
    state: 'done',
    minutes: 25,
    metres: 1050,
    effort: 7,
    feel: 'heavy',
    heartRate: 141,
    notes: 'Cold',
  } as const
  const second = await user.ask(workouts.logExercise, { params: at(other), body })
  expect(entryOf(second, other)).toMatchObject({
    duration: 25,
    metres: 1050,
    effort: 7,
    feel: 'heavy',
    heartRate: 141,
    notes: 'Cold',
  })
  expect(second).toMatchObject({ isCompleted: true, actualDuration: one.duration + 25 })
  const listed = await user.ask(workouts.listForPlan, { params })
  expect(listed.find(({ id }) => id === second.id)).toEqual(second)
})

it('skips one session with its reason, and opens it again', async () => {
  const { user, one, at } = await athlete()
  const skipped = await user.ask(workouts.logExercise, {
    params: at(one),
    body: { state: 'skipped', reason: 'no-pool' },
  })
  expect(entryOf(skipped, one)).toMatchObject({ duration: 0, skipped: 'no-pool' })
  const open = await user.ask(workouts.logExercise, { params: at(one), body: { state: 'open' } })
  expect(entryOf(open, one)).toBeUndefined()
  expect(open.version).toBe(3)
})

it('refuses a log over what was changed since, and one of a session that is not there', async () => {
  const { user, one, other, at } = await athlete()
  await user.ask(workouts.logExercise, { params: at(one), body: { state: 'done', version: 1 } })
  const stale = await user.call(workouts.logExercise, { params: at(other), body: { state: 'done', version: 1 } })
  expect(stale.status).toBe(409)
  const gone = await user.call(workouts.logExercise, { params: at({ id: 'w9d9e9' }), body: { state: 'done' } })
  expect(gone.status).toBe(404)
})

it.each([
  [{ state: 'finished' }, /done, skipped or open/],
  [{ state: 'skipped' }, /why it is skipped/],
  [{ state: 'done', minutes: 0 }, /at least 1 minute/],
  [{ state: 'done', minutes: 2.5 }, /whole minutes/],
  [{ state: 'done', effort: 11 }, /at most 10/],
  [{ state: 'done', heartRate: 400 }, /at most 250/],
  [{ state: 'done', metres: -1 }, /at least 0/],
])('refuses %j and says what to do', async (body, message) => {
  const { user, one, day, at } = await athlete()
  const answer = await user.call(workouts.logExercise, { params: at(one), body: body as never })
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(message)])
  const params = { id: String(day.trainingPlanId) }
  const listed = await user.ask(workouts.listForPlan, { params })
  expect(listed.find(({ id }) => id === day.id)).toEqual(day)
})

it('logs both sessions when two windows log one each at once', async () => {
  const { user, one, other, at } = await athlete()
  const answers = await Promise.all(
    [one, other].map((exercise) => user.ask(workouts.logExercise, { params: at(exercise), body: { state: 'done' } })),
  )
  const last = answers.toSorted((left, right) => right.version - left.version)[0]
  expect(last).toMatchObject({ isCompleted: true, version: 3 })
  expect(last && sessionLog(last)).toHaveLength(2)
})
