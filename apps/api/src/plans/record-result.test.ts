import { type RaceResult, routes } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { account, plans } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const RESULT: RaceResult = { finish: 9588, swim: 1812, t1: 161, bike: 4520, t2: 98, run: 2997, feel: 'good' }
const today = () => new Date().toISOString().slice(0, 10)

/** An athlete whose race was two days ago. */
async function raced() {
  const user = await server.user()
  const { id } = await user.ask(plans.create, { body: shortPlan(4) })
  const raceDate = addDays(today(), -2)
  await server.db
    .updateTable('training_plans')
    .set({ raceDate, startDate: addDays(raceDate, -28) })
    .where('id', '=', id)
    .execute()
  const params = { id: String(id) }
  return { user, params, keep: (body: object) => user.call(plans.recordResult, { params, body: body as never }) }
}

describe('the result of a race', () => {
  it('is kept with the plan, corrected, and taken back', async () => {
    const { user, params } = await raced()
    const kept = await user.ask(plans.recordResult, { params, body: { result: RESULT } })
    expect(kept.result).toEqual(RESULT)
    expect(await user.ask(plans.list)).toEqual([kept])
    const corrected = { finish: 9600 }
    const again = await user.ask(plans.recordResult, { params, body: { result: corrected, version: kept.version } })
    expect([again.result, again.version]).toEqual([corrected, kept.version + 1])
    expect((await user.ask(plans.recordResult, { params, body: { result: null } })).result).toBeNull()
  })

  it('that is kept already changes nothing', async () => {
    const { user, params } = await raced()
    const { version } = await user.ask(plans.recordResult, { params, body: { result: RESULT } })
    expect((await user.ask(plans.recordResult, { params, body: { result: RESULT } })).version).toBe(version)
  })

  it('is refused when the plan was changed since, and kept once for each submit', async () => {
    const { user, params, keep } = await raced()
    const { version } = await user.ask(plans.rename, { params, body: { name: 'Named since' } })
    expect((await keep({ result: RESULT, version: version - 1 })).status).toBe(409)
    const headers = { 'idempotency-key': 'result-1' }
    const sent = () => user.ask(plans.recordResult, { params, body: { result: RESULT, version }, headers })
    expect(await sent()).toEqual(await sent())
  })

  it.each([
    [{ finish: 100, swim: 60, run: 50 }, 'The parts of the race last longer than all of it'],
    [{ finish: 0 }, 'The finish time is at least a second'],
    [{ finish: 999_999 }, 'The finish time is at most 48 hours'],
    [{ swim: 60 }, 'Please enter the finish time as hours, minutes and seconds'],
    [{ finish: 100, feel: 'meh' }, 'Please choose how it felt'],
  ])('%j is refused in words', async (result, message) => {
    const { keep } = await raced()
    const { status, body } = await keep({ result })
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(message)])
  })

  it('is nobody else’s, and goes with the account’s file, not with a copy', async () => {
    const { user, params } = await raced()
    await user.ask(plans.recordResult, { params, body: { result: RESULT } })
    expect((await (await server.user()).call(plans.recordResult, { params, body: { result: null } })).status).toBe(404)
    expect((await user.ask(plans.duplicate, { params })).result).toBeNull()
    const file = await user.ask(account.download)
    const other = await server.user()
    await other.ask(account.bringIn, { body: file })
    expect((await other.ask(plans.list)).map(({ result }) => result)).toContainEqual(RESULT)
  })
})
