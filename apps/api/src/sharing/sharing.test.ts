import { routes, SHARED_PATH } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, sharing, workouts } = routes
const CANARY = 'canary-51c9'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
beforeEach(() => server.db.deleteFrom('rate_limits').execute())
afterAll(() => server.stop())

const tokenOf = (path: string) => path.slice(SHARED_PATH.length)

/** A user with a shared plan in which something was done. */
async function sharer() {
  const user = await server.user()
  const plan = await user.ask(plans.create, { body: shortPlan(3) })
  const params = { id: String(plan.id) }
  const [first] = await user.ask(workouts.listForPlan, { params })
  await user.ask(workouts.complete, {
    params: { id: String(first?.id) },
    body: { completed: true, actualDuration: 4321, notes: CANARY },
  })
  const { path } = await user.ask(sharing.share, { params })
  return { user, plan, params, path }
}

const open = (path: string) => server.visitor().call(sharing.read, { params: { token: tokenOf(path) } })

describe('a shared plan', () => {
  it('is open to anybody with its link: the race, the weeks, the sessions and their steps', async () => {
    const { user, plan, params, path } = await sharer()
    const shared = await server.visitor().ask(sharing.read, { params: { token: tokenOf(path) } })
    const { name, raceType, raceDate, rhythm, startDate, totalWeeks, swimDistance } = plan
    expect(shared).toMatchObject({ name, raceType, raceDate, rhythm, startDate, totalWeeks, swimDistance })
    const stored = await user.ask(workouts.listForPlan, { params })
    expect(shared.workouts).toEqual(
      stored.map(({ week, day, dayName, workoutType, totalDuration, exercises }) => ({
        ...{ week, day, dayName, workoutType, totalDuration },
        exercises: exercises.map(({ reasons, ...exercise }) => exercise),
      })),
    )
  })

  it('tells nothing of the athlete, and nothing of what was done', async () => {
    const { user, path } = await sharer()
    const { body, text, headers } = await open(path)
    expect(Object.keys(body as object).sort()).toEqual(
      'afterRace bikeDistance earlierRhythms name raceDate raceType rhythm runDistance startDate swimDistance totalWeeks workouts'.split(
        ' ',
      ),
    )
    expect(text).not.toContain(user.username)
    expect(text).not.toMatch(
      new RegExp(
        `${CANARY}|4321|userId|trainingPlanId|completed|actual|goal|experience|current|reasons|"id":\\\\d`,
        'i',
      ),
    )
    expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-store' })
  })

  it('keeps its link until sharing ends, also when it is shared many times at once', async () => {
    const { user, params, path } = await sharer()
    const again = await Promise.all(Array.from({ length: 5 }, () => user.ask(sharing.share, { params })))
    expect(new Set(again.map((share) => share.path))).toEqual(new Set([path]))
    await user.ask(sharing.unshare, { params })
    expect(await open(path)).toMatchObject({ status: 404, message: 'Shared plan not found' })
    await user.ask(sharing.unshare, { params })
    const renewed = await user.ask(sharing.share, { params })
    expect(renewed.path).not.toBe(path)
    expect([(await open(path)).status, (await open(renewed.path)).status]).toEqual([404, 200])
  })

  it('is closed while it is deleted, and follows its changes', async () => {
    const { user, params, path } = await sharer()
    await user.ask(plans.rename, { params, body: { name: 'Autumn race' } })
    expect((await open(path)).body).toMatchObject({ name: 'Autumn race' })
    await user.ask(plans.remove, { params })
    expect((await open(path)).status).toBe(404)
    await user.ask(plans.restore, { params })
    expect((await open(path)).status).toBe(200)
  })

  it('cannot be opened by who reads the table of shares', async () => {
    const { path } = await sharer()
    const { rows } = await sql<{ row: string }>`select t::text as row from plan_shares t`.execute(server.db)
    expect(JSON.stringify(rows)).not.toContain(tokenOf(path))
  })

  it.each([
    ['x', 400],
    ['A'.repeat(43), 404],
    [`${'A'.repeat(42)}%`, 400],
    ["' or 1=1 --", 400],
  ])('is not opened by %j, which is answered with %i', async (token, status) => {
    expect((await server.visitor().call(sharing.read, { params: { token } })).status).toBe(status)
  })

  it('is read 120 times a minute from one network at most', async () => {
    const { path } = await sharer()
    await open(path)
    await sql`update rate_limits set spent = 120`.execute(server.db)
    expect((await open(path)).status).toBe(429)
  })
})

it('the page of a shared plan is for no search engine, and its address goes nowhere', async () => {
  const { headers } = await server
    .visitor()
    .send({ method: 'GET', url: `${SHARED_PATH}x`, headers: { accept: 'text/html' } })
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
})
