import { type PlanChange, type Revised, routes } from '@tri/api-contract'
import { addDays, dateOf, setAvailable } from '@tri/plan-engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { accessTokens, plans, proposals, timeOff, workouts } = routes

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const today = new Date().toISOString().slice(0, 10)
const SCHEDULE = newPlan().weeklySchedule
const NO_TUESDAYS: PlanChange = {
  weeklySchedule: SCHEDULE.map((day) => (day.day === 2 ? setAvailable(day, false) : day)),
}
const HOLIDAY = { from: addDays(today, 21), to: addDays(today, 27), reason: 'holiday' as const }

type Row = Revised['workouts'][number]

/** What an athlete sees of workouts, and by which number: not how often a row was changed. */
const seen = (rows: readonly Row[]) => rows.map(({ version, changedAt, ...row }) => JSON.stringify(row)).sort()
const seenOf = <T extends { version: number }>({ version, ...plan }: T) => plan

/** An athlete in the sixth week of twenty, who did all of it, and what they may do with their plan. */
async function athlete() {
  const user = await server.user()
  const startDate = addDays(today, -37)
  const made = await user.ask(plans.create, {
    body: newPlan({ startDate, raceDate: addDays(startDate, 138), totalWeeks: 20 }),
  })
  const params = { id: String(made.id) }
  const stored = () => user.ask(workouts.listForPlan, { params })
  for (const workout of await stored())
    if (dateOf(made, workout.week, workout.day) < today)
      await user.ask(workouts.complete, { params: { id: String(workout.id) }, body: { completed: true } })
  const plan = async () => (await user.ask(plans.list)).find(({ id }) => id === made.id) ?? made
  const change = async (wanted: PlanChange, by: Visitor = user, headers = {}) => {
    const { id: proposalId, basedOn } = await user.ask(proposals.proposeChange, { params, body: wanted })
    return by.ask(proposals.acceptChange, { params, body: { change: wanted, proposalId, basedOn }, headers })
  }
  const away = async () => {
    await user.ask(timeOff.add, { body: HOLIDAY })
    const { id, basedOn } = await user.ask(proposals.propose, { params })
    return user.ask(proposals.accept, { params: { ...params, proposalId: id }, body: { basedOn } })
  }
  const propose = (revisionId: number | null) => user.ask(proposals.proposeRestore, { params, body: { revisionId } })
  const accept = (
    revisionId: number | null,
    { id: proposalId, basedOn }: { id: string; basedOn: string },
    version?: number,
  ) => user.call(proposals.restore, { params, body: { revisionId, proposalId, basedOn, ...(version && { version }) } })
  const restore = async (revisionId: number | null) => {
    const { status, body } = await accept(revisionId, await propose(revisionId))
    expect(status).toBe(201)
    return body as Revised
  }
  const undo = (revisionId: number) =>
    user.ask(proposals.undo, { params: { ...params, revisionId: String(revisionId) } })
  const history = () => user.ask(proposals.history, { params })
  return { user, params, made, stored, plan, change, away, propose, accept, restore, undo, history }
}

describe('a version of a plan', () => {
  it('is shown before it stands again, row and sessions, and the way back is exact', async () => {
    const { made, plan, stored, change, away, propose, restore, undo, history } = await athlete()
    const first = await stored()
    const holiday = await away()
    const then = [await stored(), await plan()] as const
    await change({ raceDate: addDays(made.raceDate, -14), rhythm: '2:1' })
    await change(NO_TUESDAYS)
    const before = [await stored(), await plan()] as const

    const proposal = await propose(holiday.revision.id)
    expect(proposal.findings).toMatchObject([
      { code: 'VERSION_RESTORED', inputs: { madeAt: holiday.revision.madeAt } },
      { code: 'PLAN_CHANGED', inputs: { isRaceDate: true, isSchedule: true, raceDate: made.raceDate } },
    ])
    expect(proposal.before?.weeks.length).toBe(18)
    expect(proposal.after?.weeks.length).toBe(20)
    expect([seen(await stored()), await plan()]).toEqual([seen(before[0]), before[1]])

    const { revision, plan: answered, workouts: rows } = await restore(holiday.revision.id)
    expect([seen(await stored()), seenOf(await plan())]).toEqual([seen(then[0]), seenOf(then[1])])
    expect([rows, answered]).toEqual([await stored(), await plan()])
    expect((await history()).map(({ id }) => id)[0]).toBe(revision.id)

    await undo(revision.id)
    expect([seen(await stored()), seenOf(await plan())]).toEqual([seen(before[0]), seenOf(before[1])])

    await restore(null)
    expect([seen(await stored()), seenOf(await plan())]).toEqual([seen(first), seenOf(made)])
  })

  it('keeps what was edited since, and says so', async () => {
    const { user, stored, away, propose, restore } = await athlete()
    const holiday = await away()
    const changed = holiday.workouts.find(({ exercises }) =>
      exercises.some(({ id }) => holiday.revision.sessions.includes(id)),
    )
    const id = changed?.exercises.find((each) => holiday.revision.sessions.includes(each.id))?.id ?? ''
    await user.ask(workouts.changeExercise, {
      params: { id: String(changed?.id), exerciseId: id },
      body: { type: 'run', intensity: 'easy', minutes: 40, name: 'My own' },
    })
    const { changes, notices } = await propose(null)
    expect(changes.map((change) => change.id)).not.toContain(id)
    expect(notices).toEqual([{ code: 'EDITED_SINCE', inputs: { sessions: 1 } }])
    await restore(null)
    const now = (await stored()).flatMap(({ exercises }) => exercises)
    expect(now.find((each) => each.id === id)).toMatchObject({ name: 'My own' })
  })

  it('is asked for anew what is still told, once it stands again', async () => {
    const { user, params, away, restore } = await athlete()
    const { revision } = await away()
    const codes = async () => (await user.ask(proposals.propose, { params })).changes.length
    expect(await codes()).toBe(0)
    await restore(null)
    expect(await codes()).toBe(revision.sessions.length)
  })

  it('does not stand again where it stands already, is unknown, was undone, or is of another plan', async () => {
    const { user, params, change, away, propose, accept, undo } = await athlete()
    const { revision } = await away()
    const nothing = await propose(revision.id)
    expect(nothing).toMatchObject({ findings: [], changes: [] })
    expect((await accept(revision.id, nothing)).status).toBe(409)
    const call = (revisionId: number) => user.call(proposals.proposeRestore, { params, body: { revisionId } })
    expect((await call(999_999)).status).toBe(404)
    const other = await athlete()
    const theirs = await other.away()
    expect((await call(theirs.revision.id)).status).toBe(404)
    const later = await change(NO_TUESDAYS)
    await undo(later.revision.id)
    const refused = await call(later.revision.id)
    expect([refused.status, refused.message]).toEqual([409, expect.stringMatching(/^This change was undone/)])
    expect((await other.user.call(proposals.proposeRestore, { params, body: { revisionId: null } })).status).toBe(404)
    const bad = await user.call(proposals.proposeRestore, { params, body: {} as { revisionId: null } })
    expect(bad.status).toBe(400)
  })

  it('is refused whole when the plan was changed since it was looked at, and stands again once for two tabs', async () => {
    const { made, stored, change, away, propose, accept } = await athlete()
    await away()
    const proposal = await propose(null)
    expect((await accept(null, { ...proposal, id: 'another' })).status).toBe(409)
    expect((await accept(null, proposal, made.version + 7)).status).toBe(409)
    await change({ raceDate: addDays(made.raceDate, 7) })
    const before = await stored()
    expect((await accept(null, proposal)).status).toBe(409)
    expect(await stored()).toEqual(before)
    const anew = await propose(null)
    const answers = await Promise.all([accept(null, anew), accept(null, anew)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('names the first one only while all changes are kept', async () => {
    const { user, params, away } = await athlete()
    const { revision } = await away()
    await sql`insert into plan_revisions (user_id, training_plan_id, made_by, proposal_id, based_on, findings, notices, touched, undone_at)
      select user_id, training_plan_id, made_by, proposal_id, based_on, findings, notices, touched, now()
      from plan_revisions, generate_series(1, 99) where id = ${revision.id}`.execute(server.db)
    const reply = await user.call(proposals.proposeRestore, { params, body: { revisionId: null } })
    expect([reply.status, reply.message]).toEqual([409, expect.stringMatching(/^The last 100 changes/)])
    expect((await user.call(proposals.proposeRestore, { params, body: { revisionId: revision.id } })).status).toBe(200)
  })
})

describe('the history of a plan', () => {
  it('tells what a change did, session by session, in the weeks of then', async () => {
    const { user, params, made, change, away } = await athlete()
    const holiday = await away()
    const changed = await change({ raceDate: addDays(made.raceDate, -14) })
    const inFull = (revisionId: number) =>
      user.ask(proposals.revision, { params: { ...params, revisionId: String(revisionId) } })
    const first = await inFull(holiday.revision.id)
    expect(first).toMatchObject({ ...holiday.revision, raceDate: made.raceDate, totalWeeks: 20 })
    expect(first.changes.map(({ id }) => id)).toEqual(holiday.revision.sessions)
    const days = first.changes.flatMap(({ from }) => (from ? [dateOf(first, from.week, from.day)] : []))
    expect(days.every((day) => day > today && day < addDays(HOLIDAY.to, 30))).toBe(true)
    const second = await inFull(changed.revision.id)
    expect(second).toMatchObject({ raceDate: addDays(made.raceDate, -14), totalWeeks: 18 })
    expect(second.changes[0]?.reasons.length).toBeGreaterThan(0)
    const none = await user.call(proposals.revision, { params: { ...params, revisionId: '999999' } })
    expect(none.status).toBe(404)
  })

  it('tells whether the athlete or a token of theirs made a change, and how that was called', async () => {
    const { user, change, history } = await athlete()
    const { token } = await user.ask(accessTokens.make, {
      body: { name: 'Coach agent', scopes: ['plans:read', 'plans:propose', 'plans:apply'], days: 90 },
    })
    await change(NO_TUESDAYS)
    await change({ weeklySchedule: SCHEDULE }, server.visitor(), { authorization: `Bearer ${token}` })
    expect((await history()).map(({ madeBy, tokenName }) => [madeBy, tokenName])).toEqual([
      ['token', 'Coach agent'],
      ['athlete', null],
    ])
  })
})
