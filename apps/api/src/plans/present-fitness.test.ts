import { planFile, routes } from '@tri/api-contract'
import { readPlanFile, writePlanFile } from '@tri/plan-files/plan-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, planFiles, plans, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const FITNESS = {
  ...{ minutesPerWeek: 150, bySport: { swim: 30, bike: 80, run: 40 }, longest: { run: 30, bike: 0 } },
  onlyLowers: true,
}

const made = async (fitness: object | null = FITNESS) => {
  const user = await server.user()
  return { user, plan: await user.ask(plans.create, { body: { ...newPlan(), fitness } as never }) }
}

/** Minutes of the first whole week. */
async function weekTwo(user: Visitor, id: number): Promise<number> {
  const all = await user.ask(workouts.listForPlan, { params: { id: String(id) } })
  return all.filter(({ week }) => week === 2).reduce((sum, { totalDuration }) => sum + totalDuration, 0)
}

describe('what the athlete did before the plan', () => {
  it('is kept with it, and the plan begins there', async () => {
    const { user, plan } = await made()
    expect(plan.fitness).toEqual(FITNESS)
    expect(await user.ask(plans.list)).toEqual([plan])
    const usual = await made(null)
    expect(usual.plan.fitness).toBeNull()
    expect(await weekTwo(user, plan.id)).toBeLessThan(0.8 * (await weekTwo(usual.user, usual.plan.id)))
  })

  it('goes with a copy, a new goal, the plan file and the file of the account', async () => {
    const { user, plan } = await made()
    const params = { id: String(plan.id) }
    expect((await user.ask(plans.duplicate, { params })).fitness).toEqual(FITNESS)
    const { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace } = plan
    const goal = { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace }
    expect((await user.ask(plans.changeGoal, { params, body: goal })).fitness).toEqual(FITNESS)
    const answer = readPlanFile(writePlanFile(plan, await user.ask(workouts.listForPlan, { params })))
    if (!answer.ok) throw new Error(answer.message)
    const other = await server.user()
    expect((await other.ask(planFiles.bringIn, { body: planFile.parse(answer.file) })).fitness).toEqual(FITNESS)
    await other.ask(account.bringIn, { body: await user.ask(account.download) })
    expect((await other.ask(plans.list)).map(({ fitness }) => fitness)).toEqual([FITNESS, FITNESS, FITNESS])
  })

  it.each([
    [{}, 'Please give the training of a week in whole minutes'],
    [{ minutesPerWeek: -1 }, 'The training of a week cannot be below 0'],
    [{ minutesPerWeek: 10_081 }, 'The training of a week is at most 10080 minutes'],
    [{ minutesPerWeek: 60.5 }, 'Please give the training of a week in whole minutes'],
    [{ minutesPerWeek: 60, longest: { run: 1441 } }, 'The longest session is at most 1440 minutes'],
    [{ minutesPerWeek: 60, longest: { ski: 30 } }, 'ski'],
  ])('is refused in words as %j', async (fitness, message) => {
    const user = await server.user()
    const { status, body } = await user.call(plans.create, { body: { ...newPlan(), fitness } as never })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
  })
})
