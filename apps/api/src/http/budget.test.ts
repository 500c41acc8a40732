import { routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANGE } from '../testing/adapted-plan.js'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { plans, proposals, users, workouts } = routes
const CALLS = 20
const HEAVY_CALLS = 8

let server: TestApp

beforeAll(async () => {
  server = await startTestApp({ CALL_LIMIT: String(CALLS), HEAVY_CALL_LIMIT: String(HEAVY_CALLS) })
})
afterAll(() => server.stop())

const times = <T>(count: number, act: () => Promise<T>) => Promise.all(Array.from({ length: count }, act))

async function athlete() {
  const user = await server.user()
  const { id } = await user.ask(plans.create, { body: newPlan() })
  const read = (as: Visitor = user) => as.call(workouts.listForPlan, { params: { id: String(id) } })
  return { user, read, plan: id }
}

describe('a user in a loop', () => {
  it('S48 has a budget of calls: only they are refused, with the time to wait', async () => {
    const { user } = await athlete()
    const replies = await times(CALLS + 10, () => user.call(users.current))
    // The plan was made with one of them.
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(CALLS - 1)
    const [refused] = replies.filter(({ status }) => status === 429)
    const seconds = Number(refused?.headers['retry-after'])
    expect(seconds).toBeGreaterThan(290)
    expect(seconds).toBeLessThanOrEqual(300)
    expect(refused?.message).toBe(`That was a lot at once. Please try again in ${seconds} seconds.`)
    expect((await (await server.user()).call(users.current)).status).toBe(200)
  })

  it('S48 has a smaller budget of heavy calls, and keeps the others', async () => {
    const { user, read } = await athlete()
    const statuses = (await times(HEAVY_CALLS + 3, () => read())).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(HEAVY_CALLS - 1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect((await user.call(users.current)).status).toBe(200)
  })

  it('S48 spends of it with what is planned anew, too', async () => {
    const { user, plan } = await athlete()
    const ask = () => user.call(proposals.proposeChange, { params: { id: String(plan) }, body: CHANGE })
    const statuses = (await times(HEAVY_CALLS + 3, ask)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(HEAVY_CALLS - 1)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  it('cannot spend what is another user’s, nor a visitor anybody’s', async () => {
    const { user } = await athlete()
    await times(CALLS + 10, () => server.visitor().call(users.current))
    expect((await user.call(users.current)).status).toBe(200)
  })
})
