import { routes, type Workout } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { isOnCluster } from '../testing/fresh-database.js'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, workouts } = routes
const faster = { goalFinishTime: '02:30:00', goalSwimPace: '1:40', goalBikePace: '20.5', goalRunPace: '7:15' }

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function athlete() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: newPlan() })
  const params = { id: String(plan.id) }
  const list = () => user.ask(workouts.listForPlan, { params })
  return { user, plan, params, list }
}

const pacesOf = (all: Workout[]) => all.flatMap(({ exercises }) => exercises.map(({ pace }) => pace))
const shapeOf = (all: Workout[]) =>
  all.map(({ id, week, day, workoutType, exercises, totalDuration }) => ({
    id,
    week,
    day,
    // The race takes as long as the goal says.
    totalDuration: workoutType === 'race' ? undefined : totalDuration,
    exercises: exercises.map((exercise) => exercise.id),
  }))

describe('changing the goal', () => {
  it('stores the goal and gives the same workouts new paces', async () => {
    const { user, plan, params, list } = await athlete()
    const before = await list()
    expect(await user.ask(plans.changeGoal, { params, body: faster })).toEqual({ ...plan, ...faster, version: 2 })
    const after = await list()
    expect(shapeOf(after)).toEqual(shapeOf(before))
    expect(pacesOf(after)).not.toEqual(pacesOf(before))
  })

  it('keeps what the athlete did, moved and deleted, also when it is changed twenty times at once', async () => {
    const { user, params, list } = await athlete()
    const [done, moved, cut] = await list()
    if (!done || !moved || !cut) throw new Error('too few workouts')
    await user.ask(workouts.complete, {
      params: { id: String(done.id) },
      body: { completed: true, actualDuration: 33, notes: 'Windy' },
    })
    await user.ask(workouts.move, { params: { id: String(moved.id) }, body: { week: 3, day: 3, dayName: 'Wednesday' } })
    const exerciseId = cut.exercises[0]?.id ?? ''
    await user.ask(workouts.deleteExercise, { params: { id: String(cut.id), exerciseId } })
    const before = await list()

    await Promise.all(Array.from({ length: 20 }, () => user.ask(plans.changeGoal, { params, body: faster })))

    const after = await list()
    expect(shapeOf(after)).toEqual(shapeOf(before))
    const completed = (all: Workout[]) => all.find(({ id }) => id === done.id)
    expect(completed(after)).toEqual(completed(before))
    expect(completed(after)).toMatchObject({ isCompleted: true, actualDuration: 33, notes: 'Windy' })
  })

  it.skipIf(isOnCluster())('keeps what is written between the work and its storing', async () => {
    const { user, plan, params, list } = await athlete()
    const before = await list()
    const [first] = before
    const id = String(first?.id)
    const exerciseId = first?.exercises[0]?.id ?? ''
    const reply = await whileHeld(plan.id, {
      ask: () => user.call(plans.changeGoal, { params, body: faster }),
      meanwhile: () => user.ask(workouts.deleteExercise, { params: { id, exerciseId } }),
    })
    expect(reply.status).toBe(200)
    const after = await list()
    expect(after.find((workout) => workout.id === first?.id)?.exercises.map((exercise) => exercise.id)).toEqual(
      first?.exercises.slice(1).map((exercise) => exercise.id),
    )
    expect(pacesOf(after.slice(1))).not.toEqual(pacesOf(before.slice(1)))
  })

  it.skipIf(isOnCluster())('of a plan that is deleted between the work and its storing is refused', async () => {
    const { user, plan, params } = await athlete()
    const reply = await whileHeld(plan.id, {
      ask: () => user.call(plans.changeGoal, { params, body: faster }),
      meanwhile: (holding) => sql`update training_plans set deleted_at = now() where id = ${plan.id}`.execute(holding),
    })
    expect([reply.status, reply.message]).toEqual([404, 'Plan not found'])
  })

  it('may take the goal away', async () => {
    const { user, params } = await athlete()
    const plan = await user.ask(plans.changeGoal, { params, body: { ...faster, goalFinishTime: null } })
    expect(plan.goalFinishTime).toBeNull()
  })

  it.each([
    [{ goalFinishTime: 'fast' }, 'Please enter a finish time as hh:mm:ss'],
    [{ goalRunPace: '8' }, 'Please enter a goal run pace as m:ss'],
    [{ name: 'x' }, 'Unrecognized key: "name"'],
  ])('to %j is refused', async (changes, message) => {
    const { user, params } = await athlete()
    const reply = await user.call(plans.changeGoal, { params, body: { ...faster, ...changes } })
    expect([reply.status, reply.message]).toEqual([400, message])
  })
})

type Race<T> = { ask: () => Promise<T>; meanwhile: (holding: Db) => Promise<unknown> }

/** Asks while another transaction holds the plan, and lets go of it when something else has happened. */
const whileHeld = async <T>(planId: number, { ask, meanwhile }: Race<T>) => {
  let asked: Promise<T> | undefined
  await server.db.transaction().execute(async (holding) => {
    await sql`select from training_plans where id = ${planId} for update`.execute(holding)
    asked = ask()
    const waiting = sql<{ count: number }>`select count(*) as count from pg_locks where not granted
      and pid in (select pid from pg_stat_activity where datname = current_database())`
    await expect.poll(async () => (await waiting.execute(server.db)).rows[0]?.count, { timeout: 60_000 }).toBe(1)
    await meanwhile(holding)
  })
  if (!asked) throw new Error('Nothing was asked')
  return asked
}
