import { type PlanFile, planFile as planFileSchema, readPlanInput, routes, SHARED_PATH } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { readPlanFile, writePlanFile } from '@tri/plan-files/plan-file'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, calendar, planFiles, plans, sharing, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

async function athlete() {
  const user = await server.user()
  const body = shortPlan(4)
  const plan = await user.ask(plans.create, { body })
  return { user, plan, expected: generatePlan(readPlanInput(body)).afterRace }
}

/** The same plan as one that was stored before there were days after the race. */
const forget = (id: number) => sql`update training_plans set after_race = default where id = ${id}`.execute(server.db)

async function fileOf(user: Visitor): Promise<PlanFile> {
  const [plan] = await user.ask(plans.list)
  if (!plan) throw new Error('The plan is gone')
  const read = readPlanFile(
    writePlanFile(plan, await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })),
  )
  if (!read.ok) throw new Error(read.message)
  return planFileSchema.parse(read.file)
}

describe('the days after the race', () => {
  it('are stored with a new plan, as the preview showed them, and are none of its workouts', async () => {
    const { user, plan, expected } = await athlete()
    expect(expected.length).toBeGreaterThan(0)
    expect(plan.afterRace).toEqual(expected)
    expect(await user.ask(plans.list)).toEqual([plan])
    const rows = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    expect(rows.every(({ week }) => week <= plan.totalWeeks)).toBe(true)
  })

  it('stay with a goal that is changed, a name, and a deletion taken back', async () => {
    const { user, plan, expected } = await athlete()
    const params = { id: String(plan.id) }
    const goal = { goalFinishTime: null, goalSwimPace: '1:40', goalBikePace: '21.0', goalRunPace: '7:30' }
    expect((await user.ask(plans.changeGoal, { params, body: goal })).afterRace).toEqual(expected)
    expect((await user.ask(plans.rename, { params, body: { name: 'Another' } })).afterRace).toEqual(expected)
    await user.ask(plans.remove, { params })
    expect((await user.ask(plans.restore, { params })).afterRace).toEqual(expected)
  })

  it('go with a copy, a plan file and the file of the account', async () => {
    const { user, plan, expected } = await athlete()
    const copy = await user.ask(plans.duplicate, { params: { id: String(plan.id) } })
    const filed = await user.ask(planFiles.bringIn, { body: await fileOf(user) })
    const other = await server.user()
    const added = await other.ask(account.bringIn, { body: await user.ask(account.download) })
    expect([copy, filed, ...added].map(({ afterRace }) => afterRace)).toEqual(Array(5).fill(expected))
  })

  it('are shared without their reasons', async () => {
    const { user, plan, expected } = await athlete()
    const { path } = await user.ask(sharing.share, { params: { id: String(plan.id) } })
    const shared = await server.visitor().ask(sharing.read, { params: { token: path.slice(SHARED_PATH.length) } })
    expect(shared.afterRace).toEqual(expected.map(({ reasons, ...session }) => session))
  })

  it('stand in the calendar feed, marked', async () => {
    const { user, expected } = await athlete()
    const { path } = await user.ask(calendar.makeFeed)
    const { text } = await server.visitor().send({ method: 'GET', url: path, headers: { host: 'tri.local' } })
    expect(text.match(/SUMMARY:After the race/g)).toHaveLength(expected.length)
  })

  it('are refused in a file when they stand before the race', async () => {
    const { user, plan } = await athlete()
    const file = await fileOf(user)
    const early = file.plan.afterRace?.map((session) => ({ ...session, date: plan.raceDate })) ?? []
    const { status, text } = await user.call(planFiles.bringIn, {
      body: { ...file, plan: { ...file.plan, afterRace: early } },
    })
    expect(status).toBe(400)
    expect(text).toContain('A session after the race stands before it')
  })

  it('are none in a plan of before, which works as it did', async () => {
    const { user, plan } = await athlete()
    await forget(plan.id)
    const [stored] = await user.ask(plans.list)
    expect(stored?.afterRace).toEqual([])
    const { path } = await user.ask(calendar.makeFeed)
    const { text } = await server.visitor().send({ method: 'GET', url: path, headers: { host: 'tri.local' } })
    expect(text).not.toContain('After the race')
    const { afterRace: _, ...fields } = (await fileOf(user)).plan
    const file = await fileOf(user)
    expect((await user.ask(planFiles.bringIn, { body: { ...file, plan: fields } })).afterRace).toEqual([])
  })
})
