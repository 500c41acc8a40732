import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { listPlanWorkouts } from './workouts.repository.js'

const { plans, workouts } = routes

describe('the workouts of a plan', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())

  it('go out as they are stored, whatever is in them, and are what the contract says', async () => {
    const user = await server.user()
    const { id } = await user.ask(plans.create, { body: newPlan() })
    const params = { id: String(id) }
    const [first, second] = await user.ask(workouts.listForPlan, { params })
    if (!first || !second) throw new Error('The plan is empty.')
    const notes = 'said "no"\n\\ and 完了 \u2028'
    await user.ask(workouts.complete, {
      params: { id: String(first.id) },
      body: { completed: true, actualDuration: 45, notes },
    })
    const [exercise] = second.exercises
    if (!exercise) throw new Error('The workout is empty.')
    await user.ask(workouts.logExercise, {
      params: { id: String(second.id), exerciseId: exercise.id },
      body: { state: 'done', minutes: 31 },
    })

    const listed = await user.ask(workouts.listForPlan, { params })
    const owner = await server.db
      .selectFrom('training_plans')
      .select('userId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const stored = await listPlanWorkouts(server.db, owner.userId, id)
    expect(listed).toEqual(workouts.listForPlan.answer.parse(stored))
    expect(listed[0]).toMatchObject({ notes, isCompleted: true })
    expect(listed.some(({ actualExercises }) => actualExercises?.[0]?.duration === 31)).toBe(true)

    const week = await user.ask(workouts.listForWeek, { params: { ...params, week: '1' } })
    expect(week).toEqual(listed.filter((each) => each.week === 1))
    expect(await user.ask(workouts.listForWeek, { params: { ...params, week: '104' } })).toEqual([])
  })
})
