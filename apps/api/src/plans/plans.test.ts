import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, users, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const rowsOf = (table: 'workouts', planId: number) =>
  server.db.selectFrom(table).selectAll().where('trainingPlanId', '=', planId).execute()

describe('a saved plan', () => {
  it('is answered, listed and current, as it was sent', async () => {
    const user = await server.user()
    const body = newPlan()
    const plan = await user.ask(plans.create, { body })
    const { id: userId } = await user.ask(users.current)
    expect(plan).toEqual({ ...body, id: expect.any(Number), userId, createdAt: expect.stringMatching(/Z$/) })
    expect(await user.ask(plans.list)).toEqual([plan])
    expect(await user.ask(users.currentPlan)).toEqual(plan)
    expect((await user.ask(users.current)).currentTrainingPlanId).toBe(plan.id)
  })

  it('leaves the current plan alone when there is one', async () => {
    const user = await server.user()
    const first = await user.ask(plans.create, { body: shortPlan() })
    const second = await user.ask(plans.create, { body: shortPlan() })
    expect(await user.ask(users.currentPlan)).toEqual(first)
    expect((await user.ask(plans.list)).map(({ id }) => id)).toEqual([second.id, first.id])
    expect(await user.ask(users.setCurrentPlan, { body: { planId: second.id } })).toEqual(second)
    expect(await user.ask(users.currentPlan)).toEqual(second)
  })

  it('holds text as it was typed', async () => {
    const user = await server.user()
    const name = `  <script>alert(1)</script> "'; drop table users;-- 🏊‍♀️ ${'\u202e'}rtl  `
    const plan = await user.ask(plans.create, { body: newPlan({ name }) })
    expect(plan.name).toBe(name.trim())
  })

  it.each([
    [{ name: ' ' }, 'Plan name is required'],
    [{ name: 'x'.repeat(201) }, 'Please use at most 200 characters'],
    [{ name: 'a\u0000b' }, 'Please remove the characters that cannot be stored'],
    [{ name: 'a\ud800b' }, 'Please remove the characters that cannot be stored'],
    [{ raceDate: '2026-02-31' }, 'Please enter a date as YYYY-MM-DD'],
    [{ raceDate: 'infinity' }, 'Please enter a date as YYYY-MM-DD'],
    [{ raceDate: '9999-12-31' }, 'Please enter a date as YYYY-MM-DD'],
    [{ raceDate: '2028-12-31', totalWeeks: 104 }, 'Race date must be within two years'],
    [{ raceDate: '2026-11-20', totalWeeks: 1 }, 'Race date must be in the future'],
    [{ totalWeeks: 1e9 }, 'The number of weeks does not match the race date'],
    [{ totalWeeks: 5 }, 'The number of weeks does not match the race date'],
    [{ swimDistance: "1'; drop table users;--" }, 'Please enter a distance in miles, above 0 and at most 500'],
    [{ currentBikePace: '9.9' }, 'Please enter a bike speed between 10 and 30 mph'],
  ])('with %j is refused and stored nowhere', async (changes, message) => {
    const user = await server.user()
    const reply = await user.call(plans.create, { body: { ...newPlan(), ...changes } })
    expect([reply.status, reply.message]).toEqual([400, message])
    expect(await user.ask(plans.list)).toEqual([])
  })

  it.each(['id', 'userId', 'createdAt', 'isCompleted'])('never takes %s from outside', async (column) => {
    const user = await server.user()
    const reply = await user.call(plans.create, { body: { ...newPlan(), [column]: 1 } })
    expect(reply.status).toBe(400)
  })

  it('is one of fifty at most, also when they come at once', async () => {
    const user = await server.user()
    const body = shortPlan(1)
    const replies = await Promise.all(Array.from({ length: 53 }, () => user.call(plans.create, { body })))
    const refused = replies.filter(({ status }) => status !== 201)
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409])
    expect(refused[0]?.message).toBe('You have 50 plans, the most we keep. Please delete one you no longer need')
    expect(await user.ask(plans.list)).toHaveLength(50)
  })
})

describe('a deleted plan', () => {
  it('is gone with its workouts, and is nobody’s current plan any more', async () => {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: shortPlan() })
    expect((await rowsOf('workouts', plan.id)).length).toBeGreaterThan(0)
    const reply = await user.call(plans.remove, { params: { id: String(plan.id) } })
    expect([reply.status, reply.text]).toEqual([204, ''])
    expect(await rowsOf('workouts', plan.id)).toEqual([])
    expect(await user.ask(users.currentPlan)).toBeNull()
    expect(await user.ask(plans.list)).toEqual([])
    expect((await user.call(workouts.listForPlan, { params: { id: String(plan.id) } })).status).toBe(404)
  })

  it('leaves the other plans and another current plan alone', async () => {
    const user = await server.user()
    const first = await user.ask(plans.create, { body: shortPlan() })
    const second = await user.ask(plans.create, { body: shortPlan() })
    await user.ask(plans.remove, { params: { id: String(second.id) } })
    expect(await user.ask(users.currentPlan)).toEqual(first)
    expect((await rowsOf('workouts', first.id)).length).toBeGreaterThan(0)
  })

  it('cannot be deleted twice', async () => {
    const user = await server.user()
    const { id } = await user.ask(plans.create, { body: shortPlan() })
    const params = { id: String(id) }
    const replies = await Promise.all([1, 2].map(() => user.call(plans.remove, { params })))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 404])
  })
})

describe('a deleted user', () => {
  it('leaves no row behind', async () => {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: shortPlan() })
    await server.db.deleteFrom('users').where('id', '=', plan.userId).execute()
    expect(await rowsOf('workouts', plan.id)).toEqual([])
    expect((await user.call(users.current)).status).toBe(401)
  })
})
