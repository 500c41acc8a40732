import { routes, type Workout as WorkoutAnswer } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { plans, proposals, timeOff, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const today = new Date().toISOString().slice(0, 10)

/** An athlete in the sixth week of twenty, who did all but the last `missed` days. */
async function athlete(missed: number) {
  const user = await server.user()
  const startDate = addDays(today, -35)
  const { id } = await user.ask(plans.create, {
    body: newPlan({ startDate, raceDate: addDays(startDate, 140), totalWeeks: 20 }),
  })
  const params = { id: String(id) }
  const saved = await user.ask(workouts.listForPlan, { params })
  const done = saved.filter(
    ({ week, day }) => week <= 5 && addDays(startDate, 7 * (week - 1) + dayOf(day)) < addDays(today, -missed),
  )
  for (const workout of done)
    await user.ask(workouts.complete, { params: { id: String(workout.id) }, body: { completed: true } })
  /** Days from the first day of the plan's week to this one. */
  function dayOf(day: number) {
    const first = new Date(`${startDate}T00:00:00Z`).getUTCDay()
    return (day - first + 7) % 7
  }
  const stored = () => user.ask(workouts.listForPlan, { params })
  const propose = () => user.ask(proposals.propose, { params })
  const accept = (proposal: { id: string; basedOn: string }, changes?: string[]) =>
    user.call(proposals.accept, {
      params: { ...params, proposalId: proposal.id },
      body: { basedOn: proposal.basedOn, ...(changes && { changes }) },
    })
  return { user, params, stored, propose, accept }
}

/** What an athlete sees of workouts: not how often a row was changed. */
const seen = (rows: readonly { version: number; changedAt: string }[]) =>
  rows.map(({ version, changedAt, ...row }) => JSON.stringify(row))

/** The sessions of a workout, and where it stands. */
const sessions = ({ week, day, exercises }: Pick<WorkoutAnswer, 'week' | 'day' | 'exercises'>) => ({
  week,
  day,
  exercises,
})

describe('what is proposed after a missed week', () => {
  it('is nothing where nothing was missed', async () => {
    const { propose } = await athlete(0)
    expect(await propose()).toMatchObject({ findings: [], changes: [], isDeclined: false })
  })

  it('changes nothing until it is accepted, then all of it at once, and is undone to the byte', async () => {
    const { user, params, stored, propose, accept } = await athlete(9)
    const before = await stored()
    const proposal = await propose()
    expect(proposal.findings.map(({ code }) => code)).toContain('GAP')
    expect(proposal.changes.length).toBeGreaterThan(3)
    expect(await propose()).toEqual(proposal)
    expect(await stored()).toEqual(before)

    const { status, body } = await accept(proposal)
    expect(status).toBe(201)
    const after = await stored()
    const { revision, workouts: answered } = body as { revision: { id: number; sessions: string[] }; workouts: unknown }
    expect(answered).toEqual(after)
    expect(revision.sessions).toEqual(proposal.changes.map(({ id }) => id))
    expect(seen(after)).not.toEqual(seen(before))
    expect((await propose()).changes, 'nothing is left to change').toEqual([])

    const undo = { params: { ...params, revisionId: String(revision.id) } }
    await user.ask(proposals.undo, undo)
    expect(seen(await stored())).toEqual(seen(before))
    expect((await user.call(proposals.undo, undo)).status, 'a second time').toBe(409)
    expect((await user.ask(proposals.history, { params })).map(({ undoneAt }) => undoneAt !== null)).toEqual([true])
  })

  it('is accepted in part, with whole groups', async () => {
    const { stored, propose, accept } = await athlete(9)
    const before = await stored()
    const { changes, ...proposal } = await propose()
    const [first] = changes
    const group = changes.filter((change) => change.group === first?.group).map(({ id }) => id)
    const { body } = await accept(proposal, [first?.id ?? ''])
    expect((body as { revision: { sessions: string[] } }).revision.sessions).toEqual(group)
    const changed = seen(await stored()).filter((row) => !seen(before).includes(row))
    expect(changed.length).toBeLessThanOrEqual(group.length)
    expect(changed.length).toBeGreaterThan(0)
  })

  it('tells what a choice of its changes comes to: none as before, all as after, some in between', async () => {
    const { user, params, propose } = await athlete(9)
    const { id: proposalId, basedOn, changes, before, after } = await propose()
    const figures = (chosen?: string[]) =>
      user.ask(proposals.outlook, {
        params: { ...params, proposalId },
        body: { basedOn, ...(chosen && { changes: chosen }) },
      })
    const minutesOf = (outlook = before) => outlook?.weeks.reduce((sum, { minutes }) => sum + minutes, 0) ?? 0
    expect(await figures()).toEqual(after)
    const one = await figures([changes[0]?.id ?? ''])
    expect(minutesOf(one)).toBeLessThan(minutesOf(before))
    expect(minutesOf(one)).toBeGreaterThan(minutesOf(after))
    const other = await user.call(proposals.outlook, { params: { ...params, proposalId: 'other' }, body: { basedOn } })
    expect(other.status).toBe(409)
  })

  it('is refused whole when the plan was changed since, or names a change it does not have', async () => {
    const { user, stored, propose, accept } = await athlete(9)
    const proposal = await propose()
    const before = await stored()
    expect((await accept(proposal, ['nothing'])).status).toBe(409)
    expect((await accept({ ...proposal, id: 'another' })).status).toBe(409)
    const last = before.findLast(({ workoutType }) => workoutType !== 'race')
    const exercise = last?.exercises[0]
    await user.ask(workouts.deleteExercise, { params: { id: String(last?.id), exerciseId: exercise?.id ?? '' } })
    const edited = await stored()
    expect((await accept(proposal)).message).toMatch(/has changed since this was proposed/)
    expect(await stored()).toEqual(edited)
  })

  it('is applied once by two tabs that accept it at once', async () => {
    const { user, params, propose, accept } = await athlete(9)
    const proposal = await propose()
    const answers = await Promise.all([accept(proposal), accept(proposal)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await user.ask(proposals.history, { params })).toHaveLength(1)
  })

  it('is not put back over what was edited since', async () => {
    const { user, params, stored, propose, accept } = await athlete(9)
    const proposal = await propose()
    const { body } = await accept(proposal)
    const [session] = proposal.changes.flatMap(({ to }) => to ?? [])
    const holder = (await stored()).find(({ exercises }) => exercises.some(({ id }) => id === session?.exercise.id))
    await user.ask(workouts.logExercise, {
      params: { id: String(holder?.id), exerciseId: session?.exercise.id ?? '' },
      body: { state: 'done' },
    })
    const logged = await stored()
    const revisionId = String((body as { revision: { id: number } }).revision.id)
    const { status, message } = await user.call(proposals.undo, { params: { ...params, revisionId } })
    expect([status, message]).toEqual([409, expect.stringContaining('was moved, edited or logged since')])
    expect(await stored()).toEqual(logged)
  })

  it('stands after one of its sessions is deleted and brought back', async () => {
    const { user, stored, propose, accept } = await athlete(9)
    const proposal = await propose()
    await accept(proposal)
    const after = await stored()
    const session = proposal.changes.find(
      ({ from, to }) => to && from && to.exercise.duration < from.exercise.duration,
    )?.to
    const holder = after.find(({ exercises }) => exercises.some(({ id }) => id === session?.exercise.id))
    const exerciseId = session?.exercise.id ?? ''
    const params = { id: String(holder?.id) }
    const targetIndex = holder?.exercises.findIndex(({ id }) => id === exerciseId) ?? 0
    await user.ask(workouts.deleteExercise, { params: { ...params, exerciseId } })
    await user.ask(workouts.restoreExercise, { params, body: { exerciseId, targetIndex } })
    expect((await stored()).map(({ exercises }) => exercises)).toEqual(after.map(({ exercises }) => exercises))
  })

  it('does not come back once it is declined, until something else is proposed', async () => {
    const { user, params, propose } = await athlete(9)
    const { id } = await propose()
    await user.ask(proposals.decline, { params: { ...params, proposalId: id } })
    expect((await propose()).isDeclined).toBe(true)
    await user.ask(timeOff.add, { body: { from: addDays(today, 14), to: addDays(today, 20), reason: 'holiday' } })
    const other = await propose()
    expect([other.isDeclined, other.id === id]).toEqual([false, false])
    const late = await user.call(proposals.decline, { params: { ...params, proposalId: id } })
    expect([late.status, late.message]).toEqual([409, expect.stringContaining('has changed since')])
    expect((await propose()).isDeclined).toBe(false)
  })

  it('stays away on the days after, declined or accepted, until what was accepted is undone', async () => {
    const { user, params, propose, accept } = await athlete(0)
    await user.ask(timeOff.add, { body: { from: today, to: addDays(today, 9), reason: 'holiday' } })
    const decline = ({ id }: { id: string }) => user.ask(proposals.decline, { params: { ...params, proposalId: id } })
    /** What is proposed so many days later, at the same time of day. */
    const later = async (days: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
      try {
        return await propose()
      } finally {
        vi.useRealTimers()
      }
    }
    const first = await propose()
    expect([first.isDeclined, first.changes.length > 0]).toEqual([false, true])
    await decline(first)
    for (const days of [1, 6]) expect((await later(days)).isDeclined, `declined, day ${days}`).toBe(true)
    expect((await later(6)).changes.length, 'days that are over need none').toBeLessThan(first.changes.length)

    const { body } = await accept(first)
    await decline(await propose())
    for (const days of [1, 6])
      expect(await later(days), `accepted, day ${days}`).toMatchObject({ changes: [], isDeclined: true })

    const revisionId = String((body as { revision: { id: number } }).revision.id)
    await user.ask(proposals.undo, { params: { ...params, revisionId } })
    const again = await propose()
    expect([again.isDeclined, again.changes.length]).toEqual([false, first.changes.length])
  })
})

it('busy days are told by what is proposed for them, and by the history, and come back once they are told no more', async () => {
  const { user, params, stored, propose, accept } = await athlete(0)
  const before = await stored()
  const days = { from: addDays(today, 7), to: addDays(today, 20) }
  const { id } = await user.ask(timeOff.add, { body: { ...days, reason: 'busy', minutesPerDay: 45 } })
  const told = { code: 'TIME_OFF_AHEAD', inputs: { days: 14, reason: 'busy', ahead: 7, most: 45 }, source: 'spiering' }
  const busy = await propose()
  expect(busy.findings).toEqual([told])
  expect((await accept(busy)).status).toBe(201)
  expect(await user.ask(proposals.history, { params })).toMatchObject([{ findings: [told] }])

  await user.ask(timeOff.remove, { params: { id: String(id) } })
  await accept(await propose())
  expect((await stored()).map(sessions)).toEqual(before.map(sessions))
})

describe('what is told no more', () => {
  const weeks = (from: number, days: number) => ({ from: addDays(today, from), to: addDays(today, from + days - 1) })

  it('gives back what it took, once it is accepted', async () => {
    const { user, params, stored, propose, accept } = await athlete(0)
    const before = await stored()
    const { id } = await user.ask(timeOff.add, { body: { ...weeks(14, 14), reason: 'holiday' } })
    expect((await accept(await propose())).status).toBe(201)
    expect(seen(await stored())).not.toEqual(seen(before))

    await user.ask(timeOff.remove, { params: { id: String(id) } })
    const back = await propose()
    expect([back.isDeclined, back.findings]).toEqual([
      false,
      [{ code: 'TIME_OFF_GONE', inputs: { days: 14, reason: 'holiday' }, source: 'design' }],
    ])
    const { body } = await accept(back)
    expect((await stored()).map(sessions)).toEqual(before.map(sessions))
    expect(await propose()).toMatchObject({ findings: [], changes: [] })

    const revisionId = String((body as { revision: { id: number } }).revision.id)
    await user.ask(proposals.undo, { params: { ...params, revisionId } })
    expect((await propose()).changes.length, 'asked again once it is undone').toBe(back.changes.length)
  })

  it('stays away where the athlete refuses it', async () => {
    const { user, params, propose, accept } = await athlete(0)
    const { id } = await user.ask(timeOff.add, { body: { ...weeks(14, 14), reason: 'holiday' } })
    await accept(await propose())
    await user.ask(timeOff.remove, { params: { id: String(id) } })
    const back = await propose()
    await user.ask(proposals.decline, { params: { ...params, proposalId: back.id } })
    expect((await propose()).isDeclined).toBe(true)
  })

  it('is another day of a race: its week comes back, and the other one makes room', async () => {
    const { user, stored, propose, accept } = await athlete(0)
    const before = await stored()
    const race = { kind: 'olympic', priority: 'B', distances: { swim: 0.93, bike: 25, run: 6.2 } } as const
    const { id } = await user.ask(routes.races.add, { body: { ...race, date: addDays(today, 28) } })
    await accept(await propose())
    await user.ask(routes.races.change, { params: { id: String(id) }, body: { ...race, date: addDays(today, 56) } })
    const moved = await propose()
    expect(moved.findings.map(({ code }) => code)).toEqual(['RACE_CHANGED'])
    await accept(moved)
    await user.ask(routes.races.remove, { params: { id: String(id) } })
    const gone = await propose()
    expect(gone.findings.map(({ code }) => code)).toEqual(['RACE_GONE'])
    await accept(gone)
    expect((await stored()).map(sessions)).toEqual(before.map(sessions))
  })
})

describe('time off', () => {
  it('is told, listed from the earliest on, and taken back', async () => {
    const user = await server.user()
    const holiday = { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' } as const
    const fever = { from: '2027-01-04', to: '2027-01-08', reason: 'ill-fever', symptoms: ['fever'] } as const
    const added = await user.ask(timeOff.add, { body: holiday })
    expect(added).toEqual({ id: added.id, ...holiday })
    await user.ask(timeOff.add, { body: { ...fever, symptoms: ['fever'] } })
    expect((await user.ask(timeOff.list)).map(({ from }) => from)).toEqual([fever.from, holiday.from])
    await user.ask(timeOff.remove, { params: { id: String(added.id) } })
    expect((await user.ask(timeOff.list)).map(({ reason }) => reason)).toEqual(['ill-fever'])
    expect((await user.call(timeOff.remove, { params: { id: String(added.id) } })).status).toBe(404)
  })

  it.each([
    [{ from: '2027-03-08', to: '2027-03-01', reason: 'holiday' }, 'lies before the first one'],
    [{ from: '2027-03-08', to: '2029-03-01', reason: 'holiday' }, 'at most a year'],
    [{ from: '2027-03-08', to: '2027-03-09', reason: 'lazy' }, 'Please say why there is no training'],
    [{ from: '2027-03-08', to: '2027-03-09', reason: 'busy', minutesPerDay: 0 }, 'at least 1 minute'],
  ])('%j is refused in words', async (body, message) => {
    const user = await server.user()
    const answer = await user.call(timeOff.add, { body: body as never })
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(message)])
  })

  it('has an end: who told of as much as there is room for is told so', async () => {
    const user = await server.user()
    const { id } = (await user.ask(routes.users.current)) as { id: number }
    const rows = Array.from({ length: 200 }, () => ({
      userId: id,
      firstDay: '2027-01-01',
      lastDay: '2027-01-02',
      reason: 'busy' as const,
    }))
    await server.db.insertInto('time_off').values(rows).execute()
    const { status, message } = await user.call(timeOff.add, {
      body: { from: '2027-03-08', to: '2027-03-14', reason: 'holiday' },
    })
    expect([status, message]).toEqual([409, expect.stringContaining('Please remove some')])
  })
})
