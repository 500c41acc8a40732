import { MAX_RACES, type NewRace, routes } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { account, plans, proposals, races, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const today = new Date().toISOString().slice(0, 10)
const tenK: NewRace = {
  date: addDays(today, 30),
  priority: 'C',
  kind: 'run',
  name: 'City 10 km',
  distances: { run: 6.2 },
}
const olympic: NewRace = { date: addDays(today, 20), priority: 'B', kind: 'olympic', distances: {} }

describe('races on the way to a goal', () => {
  it('are told, told anew and taken back, the earliest first', async () => {
    const user = await server.user()
    const { id } = await user.ask(races.add, { body: tenK })
    await user.ask(races.add, { body: olympic })
    expect((await user.ask(races.list)).map(({ id: _, ...told }) => told)).toEqual([olympic, tenK])
    const params = { id: String(id) }
    const { name, ...unnamed } = { ...tenK, date: addDays(today, 10) }
    expect(await user.ask(races.change, { params, body: unnamed })).toEqual({ id, ...unnamed })
    expect((await user.ask(races.list)).map(({ kind }) => kind)).toEqual(['run', 'olympic'])
    await user.ask(races.remove, { params })
    expect((await user.ask(races.list)).map(({ kind }) => kind)).toEqual(['olympic'])
    expect((await user.call(races.remove, { params })).status).toBe(404)
    expect((await user.call(races.change, { params, body: tenK })).status).toBe(404)
  })

  it('are of nobody else', async () => {
    const [owner, other] = [await server.user(), await server.user()]
    const { id } = await owner.ask(races.add, { body: tenK })
    const params = { id: String(id) }
    expect((await other.call(races.change, { params, body: olympic })).status).toBe(404)
    expect((await other.call(races.remove, { params })).status).toBe(404)
    expect(await other.ask(races.list)).toEqual([])
    expect(await owner.ask(races.list)).toEqual([{ id, ...tenK }])
  })

  it.each([
    ['without a distance of a single sport', { ...tenK, distances: {} }, 'Please enter how far the run is'],
    ['with a leg that it has not', { ...tenK, distances: { run: 6.2, swim: 1 } }, 'There is no swim in this race'],
    ['of no length', { ...tenK, distances: { run: 0 } }, 'A distance is above 0'],
    ['of a kind that nobody knows', { ...tenK, kind: 'chess' }, 'Please choose a kind of race'],
    ['that matter as nobody knows', { ...tenK, priority: 'D' }, 'Please say how much this race matters'],
    ['on no day', { ...tenK, date: '2027-02-30' }, 'Please enter a date as YYYY-MM-DD'],
  ])('are refused %s', async (_, body, message) => {
    const user = await server.user()
    const answer = await user.call(races.add, { body: body as never })
    expect([answer.status, answer.message]).toEqual([400, message])
    expect(await user.ask(races.list)).toEqual([])
  })

  it('have an end, also for two who tell of the last one at once', async () => {
    const user = await server.user()
    for (let count = 0; count < MAX_RACES - 1; count++) await user.ask(races.add, { body: tenK })
    const answers = await Promise.all([tenK, olympic].map((body) => user.call(races.add, { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await user.ask(races.list)).toHaveLength(MAX_RACES)
  })

  it('are in the file of the account, and come back with it once', async () => {
    const [from, to] = [await server.user(), await server.user()]
    await from.ask(races.add, { body: tenK })
    const file = await from.ask(account.download)
    for (const _ of [1, 2]) await to.call(account.bringIn, { body: file })
    expect((await to.ask(races.list)).map(({ id, ...told }) => told)).toEqual([tenK])
  })

  it('are goals of their own where they are told as A: a taper before, days off after, in one group, and back to the byte', async () => {
    const user = await server.user()
    const startDate = addDays(today, -7)
    const { id: planId } = await user.ask(plans.create, {
      body: newPlan({ startDate, raceDate: addDays(startDate, 7 * 24), totalWeeks: 24, raceType: '70.3' }),
    })
    const params = { id: String(planId) }
    const stored = async () =>
      JSON.stringify((await user.ask(workouts.listForPlan, { params })).map((one) => one.exercises))
    const before = await stored()
    await user.ask(races.add, { body: { ...olympic, priority: 'A', date: addDays(startDate, 7 * 14) } })
    const { id: proposalId, basedOn, changes } = await user.ask(proposals.propose, { params })
    const ofRace = changes.filter(({ group }) => group.startsWith('race-'))
    expect(new Set(ofRace.map(({ group }) => group)).size).toBe(1)
    const { revision, ...after } = await user.ask(proposals.accept, {
      params: { ...params, proposalId },
      body: { basedOn },
    })
    expect(after.workouts.filter(({ workoutType }) => workoutType === 'race').map(({ priority }) => priority)).toEqual([
      'A',
      null,
    ])
    expect((await user.ask(proposals.propose, { params })).changes).toEqual([])
    await user.ask(proposals.undo, { params: { ...params, revisionId: String(revision.id) } })
    expect(await stored()).toBe(before)
  })

  it('are not planned while one recovers from a goal, and the answer says so', async () => {
    const user = await server.user()
    const startDate = addDays(today, -7)
    const { id } = await user.ask(plans.create, {
      body: newPlan({ startDate, raceDate: addDays(startDate, 7 * 24), totalWeeks: 24, raceType: '70.3' }),
    })
    const params = { id: String(id) }
    const goal = addDays(startDate, 7 * 14)
    await user.ask(races.add, { body: { ...olympic, priority: 'A', date: goal } })
    await user.ask(races.add, { body: { ...tenK, date: addDays(goal, 6) } })
    const { changes, notices } = await user.ask(proposals.propose, { params })
    expect(notices).toEqual([
      { code: 'RACE_IN_RECOVERY', inputs: { kind: 'run', name: 'City 10 km', days: 6, least: 11 } },
    ])
    expect(changes.filter(({ kind }) => kind === 'add').map(({ to }) => to?.exercise.code)).toEqual([
      'RACE-SWIM',
      'RACE-BIKE',
      'RACE-RUN',
    ])
  })

  it('change no plan before the athlete accepts what is proposed for them', async () => {
    const user = await server.user()
    const { id } = await user.ask(plans.create, {
      body: newPlan({ startDate: today, raceDate: addDays(today, 140), totalWeeks: 20 }),
    })
    const params = { id: String(id) }
    await user.ask(races.add, { body: { ...tenK, date: addDays(today, 300) } })
    expect(await user.ask(proposals.propose, { params })).toMatchObject({ findings: [], changes: [] })
  })

  it('is in the plan once it is accepted, is no goal race, goes over into a copy and a file, and is taken back to the byte', async () => {
    const user = await server.user()
    const { id } = await user.ask(plans.create, {
      body: newPlan({ startDate: today, raceDate: addDays(today, 140), totalWeeks: 20 }),
    })
    const params = { id: String(id) }
    const before = await user.ask(workouts.listForPlan, { params })
    await user.ask(races.add, { body: tenK })
    const { id: proposalId, basedOn } = await user.ask(proposals.propose, { params })
    const accepted = await user.ask(proposals.accept, { params: { ...params, proposalId }, body: { basedOn } })
    const ofRace = (rows: readonly { workoutType: string; priority?: string | null | undefined }[]) =>
      rows.filter(({ workoutType }) => workoutType === 'race').map(({ priority }) => priority ?? null)
    expect(ofRace(accepted.workouts)).toEqual(['C', null])
    expect(await user.ask(proposals.propose, { params })).toMatchObject({ changes: [] })

    const copy = await user.ask(plans.duplicate, { params, body: {} as never })
    expect(ofRace(await user.ask(workouts.listForPlan, { params: { id: String(copy.id) } }))).toEqual(['C', null])
    const other = await server.user()
    await other.ask(account.bringIn, { body: await user.ask(account.download) })
    const [first] = await other.ask(plans.list)
    expect(ofRace(await other.ask(workouts.listForPlan, { params: { id: String(first?.id) } }))).toEqual(['C', null])

    await user.ask(proposals.undo, { params: { ...params, revisionId: String(accepted.revision.id) } })
    const same = (rows: readonly { exercises: unknown }[]) => rows.map(({ exercises }) => JSON.stringify(exercises))
    expect(same(await user.ask(workouts.listForPlan, { params }))).toEqual(same(before))
  })
})
