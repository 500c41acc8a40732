import { type PlanRequest, routes } from '@tri/api-contract'
import { addDays, weeksUntil } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayIn } from '../http/own-today.js'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'
import { firstDay } from './first-day.js'

const { calendar, plans, users, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** What a program of somebody else sends: the plan form's fields, and neither a first day nor a goal. */
function asked(raceDate: string, totalWeeks: number): PlanRequest {
  const { startDate, goalFinishTime, ...body } = newPlan()
  return { ...body, raceDate, totalWeeks } as PlanRequest
}

const utcToday = () => new Date().toISOString().slice(0, 10)

describe('a plan that names no first day', () => {
  it('starts today and has no goal, and its sessions are those of today', async () => {
    const user = await server.user()
    const today = utcToday()
    const plan = await user.ask(plans.create, { body: asked(addDays(today, 30), 5) })
    expect(plan).toMatchObject({ startDate: today, goalFinishTime: null, totalWeeks: 5 })
    const stored = await user.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    expect(stored.length).toBeGreaterThan(10)
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'starts on the day it is in %s, where the browser is',
    async (zone) => {
      const user = await server.user()
      const today = todayIn(zone, new Date()) ?? ''
      const raceDate = addDays(today, 21)
      const headers = { cookie: `${user.cookie}; time-zone=${encodeURIComponent(zone)}` }
      const { status, body } = await user.call(plans.create, { body: asked(raceDate, 3), headers })
      expect([status, (body as { startDate: string }).startDate]).toEqual([201, today])
    },
  )

  it('is refused when its weeks or its race do not fit today, and says which', async () => {
    const user = await server.user()
    const today = utcToday()
    const wrongWeeks = await user.call(plans.create, { body: asked(addDays(today, 30), 9) })
    expect(wrongWeeks).toMatchObject({ status: 400, message: 'The number of weeks does not match the race date' })
    const gone = await user.call(plans.create, { body: asked(addDays(today, -7), 1) })
    expect(gone).toMatchObject({ status: 400, message: 'Race date must be in the future' })
    expect(await user.ask(plans.list)).toEqual([])
  })

  it('is made once for each key, and answered again on a later day', async () => {
    const user = await server.user()
    const body = asked(addDays(utcToday(), 30), 5)
    const headers = { 'idempotency-key': 'one' }
    const first = await user.call(plans.create, { body, headers })
    expect((await user.call(plans.create, { body, headers })).body).toEqual(first.body)
    expect(await user.ask(plans.list)).toHaveLength(1)
  })
})

describe('the first day', () => {
  const now = new Date('2026-11-20T11:30:00Z')
  const day = async (timeZone: string | undefined, raceDate = '2027-02-28') => {
    const user = await server.user()
    const { id } = await user.ask(users.current)
    return {
      user,
      id,
      first: await firstDay(server.db, id, { now, timeZone }, asked(raceDate, weeksUntil('2026-11-20', raceDate))),
    }
  }

  it.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
    ['Pacific/Pago_Pago', '2026-11-20'],
    ['Mars/Olympus', '2026-11-20'],
    [undefined, '2026-11-20'],
  ])('of a request from %s is %s', async (zone, first) => {
    expect((await day(zone)).first).toBe(first)
  })

  it('is the one of the athlete’s calendar when the request does not say where it comes from', async () => {
    const { user, id } = await day(undefined)
    await user.ask(calendar.changeTimes, { body: { timeZone: 'Pacific/Kiritimati', startTimes: Array(7).fill(null) } })
    expect(await firstDay(server.db, id, { now, timeZone: undefined }, asked('2027-02-28', 15))).toBe('2026-11-21')
    expect(await firstDay(server.db, id, { now, timeZone: 'UTC' }, asked('2027-02-28', 15))).toBe('2026-11-20')
  })

  it.each([
    ['2026-12-04', 2, '2026-11-20'],
    ['2026-12-04', 3, '2026-11-19'],
    ['2026-12-05', 2, '2026-11-21'],
    ['2026-12-05', 7, '2026-11-20'],
  ])('before a race on %s in %i weeks is %s: the day they were counted on', async (raceDate, weeks, first) => {
    const { id } = await day(undefined)
    expect(await firstDay(server.db, id, { now, timeZone: undefined }, asked(raceDate, weeks))).toBe(first)
  })
})
