import { routes } from '@tri/api-contract'
import { weekTotals } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { plans, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** The same figures, counted by the engine. */
async function counted(user: Visitor, planId: number, weeks: number) {
  const rows = await user.ask(workouts.listForPlan, { params: { id: String(planId) } })
  const training = rows.filter(({ workoutType }) => workoutType !== 'race')
  const totals = Array.from({ length: weeks }, (_, index) => weekTotals(training, index + 1))
  return {
    planId,
    planned: totals.map(({ planned }) => planned.total),
    done: totals.map(({ done }) => Math.round(done.total)),
  }
}

describe('the weeks of all plans', () => {
  it('are the minutes that the engine counts, newest plan first, whatever was done of them', async () => {
    const user = await server.user()
    const first = await user.ask(plans.create, { body: newPlan() })
    const second = await user.ask(plans.create, { body: shortPlan() })
    const rows = await user.ask(workouts.listForPlan, { params: { id: String(first.id) } })
    const [asPlanned, withMinutes, partly] = rows.filter(({ exercises }) => exercises.length > 0)
    const [session] = partly?.exercises ?? []
    if (!asPlanned || !withMinutes || !partly || !session) throw new Error('The plan has three workouts')
    await user.ask(workouts.complete, { params: { id: String(asPlanned.id) }, body: { completed: true } })
    await user.ask(workouts.complete, {
      params: { id: String(withMinutes.id) },
      body: { completed: true, actualDuration: 7 },
    })
    await user.ask(workouts.logExercise, {
      params: { id: String(partly.id), exerciseId: session.id },
      body: { state: 'done', minutes: 11 },
    })
    const answer = await user.ask(plans.weeks)
    expect(answer).toEqual([
      await counted(user, second.id, second.totalWeeks),
      await counted(user, first.id, first.totalWeeks),
    ])
    const [, ofFirst] = answer
    expect(ofFirst?.done.reduce((sum, minutes) => sum + minutes, 0)).toBe(asPlanned.totalDuration + 7 + 11)
    const params = { id: String(partly.id), exerciseId: session.id }
    await user.ask(workouts.logExercise, { params, body: { state: 'open' } })
    expect((await user.ask(plans.weeks))[1]).toEqual(await counted(user, first.id, first.totalWeeks))
  })

  it('are there for a plan without a workout, and not for one that was deleted or is somebody else’s', async () => {
    const user = await server.user()
    expect(await user.ask(plans.weeks)).toEqual([])
    const emptied = await user.ask(plans.create, { body: shortPlan() })
    const deleted = await user.ask(plans.create, { body: shortPlan() })
    await user.ask(plans.remove, { params: { id: String(deleted.id) } })
    await server.db.deleteFrom('workouts').where('userId', '=', emptied.userId).execute()
    const none = Array.from({ length: emptied.totalWeeks }, () => 0)
    expect(await user.ask(plans.weeks)).toEqual([{ planId: emptied.id, planned: none, done: none }])
    expect(await (await server.user()).ask(plans.weeks)).toEqual([])
  })
})
