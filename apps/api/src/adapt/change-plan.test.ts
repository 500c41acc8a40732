import { type PlanChange, planFile, type Revised, routes } from '@tri/api-contract'
import { addDays, dateOf, phaseOfWeek, setAvailable } from '@tri/plan-engine'
import { readPlanFile, writePlanFile } from '@tri/plan-files/plan-file'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const { account, planFiles, plans, proposals, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const today = new Date().toISOString().slice(0, 10)
const tomorrow = addDays(today, 1)
const SCHEDULE = newPlan().weeklySchedule
const NO_TUESDAYS: PlanChange = {
  weeklySchedule: SCHEDULE.map((day) => (day.day === 2 ? setAvailable(day, false) : day)),
}

/** An athlete in the sixth week of twenty, who did all of it. */
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
  const propose = (body: PlanChange) => user.ask(proposals.proposeChange, { params, body })
  const accept = (change: PlanChange, proposal: { id: string; basedOn: string }, version?: number) =>
    user.call(proposals.acceptChange, {
      params,
      body: { change, proposalId: proposal.id, basedOn: proposal.basedOn, ...(version && { version }) },
    })
  const change = async (wanted: PlanChange) => {
    const { status, body } = await accept(wanted, await propose(wanted))
    expect(status).toBe(201)
    return body as Revised
  }
  const undo = (revisionId: number) =>
    user.call(proposals.undo, { params: { ...params, revisionId: String(revisionId) } })
  return { user, params, made, stored, plan, propose, accept, change, undo }
}

type Row = Revised['workouts'][number]

/** What an athlete sees of workouts: not how often a row was changed. */
const seen = (rows: readonly Row[]) => rows.map(({ version, changedAt, ...row }) => JSON.stringify(row))
const seenOf = <T extends { version: number }>({ version, ...plan }: T) => plan
/** What stands on each day, whatever the week is called. */
const byDate = (plan: { raceDate: string; totalWeeks: number }, rows: readonly Row[]) =>
  rows
    .map(({ week, day, exercises }) => ({ date: dateOf(plan, week, day), exercises: JSON.stringify(exercises) }))
    .filter(({ exercises }) => exercises !== '[]')

describe('changing the hours of a plan from a later week', () => {
  it('leaves every week before it to the byte, tells the hours until then, and is taken back', async () => {
    const { made, stored, plan, change, undo } = await athlete()
    const before = await stored()
    const from = addDays(made.raceDate, -7 * (made.totalWeeks - 9) - 6)
    const { revision, ...changed } = await change({ ...NO_TUESDAYS, from })
    const isEarlier = ({ week }: Row) => week < 9
    expect(seen(changed.workouts.filter(isEarlier))).toEqual(seen(before.filter(isEarlier)))
    // The race keeps its day, whatever weekday that is.
    const isRace = ({ week, day }: Row) => dateOf(made, week, day) === made.raceDate
    const after = changed.workouts.filter((row) => !isEarlier(row) && !isRace(row))
    expect(after.filter(({ day, exercises }) => day === 2 && exercises.length > 0)).toEqual([])
    expect(before.filter((row) => !isEarlier(row) && row.day === 2 && row.exercises.length > 0).length).toBeGreaterThan(
      0,
    )
    expect(await plan()).toMatchObject({
      weeklySchedule: NO_TUESDAYS.weeklySchedule,
      earlierSchedules: [{ before: from, weeklySchedule: SCHEDULE }],
      startDate: made.startDate,
    })
    expect((await undo(revision.id)).status).toBe(200)
    expect(seen(await stored())).toEqual(seen(before))
  })

  it('may be wished for from another day on while they are still to come', async () => {
    const { made, plan, change } = await athlete()
    const weekNine = addDays(made.raceDate, -7 * (made.totalWeeks - 9) - 6)
    await change({ ...NO_TUESDAYS, from: weekNine })
    await change({ ...NO_TUESDAYS, from: tomorrow })
    expect((await plan()).earlierSchedules).toEqual([{ before: tomorrow, weeklySchedule: SCHEDULE }])
  })

  it('is refused together with what cannot wait, and says what to do', async () => {
    const { user, params } = await athlete()
    const { status, message } = await user.call(proposals.proposeChange, {
      params,
      body: { ...NO_TUESDAYS, from: addDays(today, 30), currentRunPace: '8:00' },
    })
    expect([status, message]).toEqual([
      400,
      'Only days and hours can change from a later day on. Please change the rest from tomorrow on, by itself',
    ])
  })
})

describe('changing a plan from tomorrow', () => {
  it('shows what would come of it and changes nothing, until it is accepted; then row and sessions, and back to the byte', async () => {
    const { user, params, made, stored, plan, propose, accept, undo } = await athlete()
    const before = await stored()
    const proposal = await propose(NO_TUESDAYS)
    expect(proposal.findings).toContainEqual(
      expect.objectContaining({
        code: 'PLAN_CHANGED',
        inputs: expect.objectContaining({ from: tomorrow, isSchedule: true, isRaceDate: false }),
      }),
    )
    expect(await propose(NO_TUESDAYS), 'the same question').toEqual(proposal)
    expect(await stored()).toEqual(before)
    expect(await plan()).toEqual(made)

    const { status, body } = await accept(NO_TUESDAYS, proposal, made.version)
    expect(status).toBe(201)
    const { revision, plan: answered, workouts: rows } = body as Revised
    const after = await stored()
    expect(rows).toEqual(after)
    expect(answered).toEqual(await plan())
    expect(answered.weeklySchedule[2]).toMatchObject({ available: false })
    expect(answered.earlierSchedules).toEqual([{ before: tomorrow, weeklySchedule: SCHEDULE }])
    const past = ({ date }: { date: string }) => date <= today
    expect(byDate(made, after).filter(past)).toEqual(byDate(made, before).filter(past))
    const ahead = byDate(answered, after).filter(({ date }) => date > today && date < answered.raceDate)
    expect(ahead.length).toBeGreaterThan(20)
    expect(ahead.filter(({ date }) => new Date(date).getUTCDay() === 2)).toEqual([])

    expect((await undo(revision.id)).status).toBe(200)
    expect(seen(await stored())).toEqual(seen(before))
    expect(seenOf(await plan())).toEqual(seenOf(made))
    expect((await undo(revision.id)).status, 'a second time').toBe(409)
    const [told] = await user.ask(proposals.history, { params })
    expect([told?.findings[0]?.code, told?.undoneAt !== null]).toEqual(['PLAN_CHANGED', true])
  })

  it.each([7, -14, 3])('to a race %i days later keeps every past day, and the plan ends there', async (days) => {
    const { made, stored, plan, change, undo } = await athlete()
    const before = await stored()
    const raceDate = addDays(made.raceDate, days)
    const { revision, plan: changed, workouts: after } = await change({ raceDate })
    expect(changed).toMatchObject({ raceDate, totalWeeks: 20 + Math.round((days - 2) / 7 + 0.5) })
    const past = ({ date }: { date: string }) => date <= today
    expect(byDate(changed, after).filter(past)).toEqual(byDate(made, before).filter(past))
    const race = after.filter(({ workoutType }) => workoutType === 'race')
    expect(race.map(({ week, day }) => dateOf(changed, week, day))).toEqual([raceDate])
    expect(after.every(({ week }) => week >= 1 && week <= changed.totalWeeks)).toBe(true)
    expect(changed.afterRace.every(({ date }) => date > raceDate)).toBe(true)
    expect((await undo(revision.id)).status).toBe(200)
    // Calendars know a workout by its number.
    expect(seen(await stored()).sort()).toEqual(seen(before).sort())
    expect(seenOf(await plan())).toEqual(seenOf(made))
  })

  it('keeps what was made by hand, moved to done, or linked, and the ids of sessions that stay', async () => {
    const { user, params, made, stored, change } = await athlete()
    const date = addDays(today, 9)
    const [week, day] = [Math.ceil((37 + 9) / 7) + 1, new Date(date).getUTCDay()]
    const place = [week - 1, week].find((each) => dateOf(made, each, day as 0) === date) ?? week
    const added = await user.ask(workouts.addExercise, {
      params,
      body: { week: place, day: day as 0, type: 'strength', minutes: 40, intensity: 'moderate', name: 'Gym' },
    })
    const gym = added.exercises.find(({ name }) => name === 'Gym')
    const { workouts: after } = await change(NO_TUESDAYS)
    const held = after.find(({ id }) => id === added.id)
    expect(held?.exercises).toContainEqual(gym)
    expect(await stored()).toEqual(after)
  })

  it('is refused whole when the plan or a session was changed since, or something else is named', async () => {
    const { user, made, stored, propose, accept, params } = await athlete()
    const proposal = await propose(NO_TUESDAYS)
    const before = await stored()
    expect((await accept(NO_TUESDAYS, { ...proposal, id: 'another' })).status).toBe(409)
    expect((await accept({ raceDate: addDays(made.raceDate, 7) }, proposal)).status, 'another change').toBe(409)
    expect((await accept({}, await propose({}))).status, 'nothing').toBe(409)
    await user.ask(plans.rename, { params, body: { name: 'Autumn race' } })
    expect((await accept(NO_TUESDAYS, proposal, made.version)).status).toBe(409)
    const last = before.findLast(({ workoutType }) => workoutType !== 'race')
    const exerciseId = last?.exercises[0]?.id ?? ''
    await user.ask(workouts.deleteExercise, { params: { id: String(last?.id), exerciseId } })
    const edited = await stored()
    expect((await accept(NO_TUESDAYS, proposal)).message).toMatch(/has changed since this was proposed/)
    expect(await stored()).toEqual(edited)
  })

  it('is made once by two tabs that accept it at once', async () => {
    const { user, params, propose, accept } = await athlete()
    const proposal = await propose(NO_TUESDAYS)
    const answers = await Promise.all([accept(NO_TUESDAYS, proposal), accept(NO_TUESDAYS, proposal)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await user.ask(proposals.history, { params })).toHaveLength(1)
  })

  it('is not undone over a goal, a session or another change that came since', async () => {
    const { user, params, stored, change, undo } = await athlete()
    const first = await change(NO_TUESDAYS)
    const second = await change({ weeklySchedule: SCHEDULE })
    const after = await stored()
    const refused = await undo(first.revision.id)
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('were changed since')])
    expect(await stored()).toEqual(after)
    const goal = { goalFinishTime: '02:30:00', goalSwimPace: '1:40', goalBikePace: '20.5', goalRunPace: '7:15' }
    await user.ask(plans.changeGoal, { params, body: goal })
    expect((await undo(second.revision.id)).message).toMatch(/goal of this plan were changed since/)
  })

  it.each([
    [{ raceDate: '2027-13-01' }, 'Please enter a date as YYYY-MM-DD'],
    [{ raceDate: '' }, 'Race date is required'],
    [{ currentRunPace: '2:00' }, 'Please enter a run pace between 5:00 and 16:00 per mile, as m:ss'],
    [{ weeklySchedule: SCHEDULE.map((day) => setAvailable(day, false)) }, 'You need at least 3 training days per week'],
    [{ name: 'x' }, 'Unrecognized key: "name"'],
  ])('%j is refused in words', async (body, message) => {
    const { user, params } = await athlete()
    const reply = await user.call(proposals.proposeChange, { params, body: body as PlanChange })
    expect([reply.status, reply.message]).toEqual([400, message])
  })

  it('leaves the sessions of before as they were when one is deleted and brought back', async () => {
    const { user, stored, change } = await athlete()
    const { workouts: after } = await change({ ...NO_TUESDAYS, currentRunPace: '7:30' })
    const [first] = after
    const exercise = first?.exercises[0]
    const target = { id: String(first?.id) }
    await user.ask(workouts.deleteExercise, { params: { ...target, exerciseId: exercise?.id ?? '' } })
    await user.ask(workouts.restoreExercise, {
      params: target,
      body: { exerciseId: exercise?.id ?? '', targetIndex: 0 },
    })
    expect((await stored()).map(({ exercises }) => exercises)).toEqual(after.map(({ exercises }) => exercises))
  })
})

describe('another number of load weeks before each recovery week', () => {
  it('is told of from tomorrow on, kept with what held before, and taken back to the byte', async () => {
    const { made, stored, plan, propose, change, undo } = await athlete()
    const before = await stored()
    expect(made).toMatchObject({ rhythm: '3:1', earlierRhythms: [] })
    const { findings } = await propose({ rhythm: '2:1' })
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'PLAN_CHANGED',
        inputs: expect.objectContaining({ isRhythm: true, isLevel: false }),
      }),
    ])
    const { plan: changed, workouts: after, revision } = await change({ rhythm: '2:1' })
    expect(changed).toMatchObject({ rhythm: '2:1', earlierRhythms: [{ before: tomorrow, rhythm: '3:1' }] })
    // Week 4 was to recover, and a day of week 6 is over: loads since then count on, so that week 7 recovers, and 10, 13.
    expect([4, 5, 6, 7, 8, 9, 10].map((week) => phaseOfWeek(changed, after, week))).toEqual([
      'Recovery Week',
      'Base Building',
      'Build Phase',
      'Recovery Week',
      'Build Phase',
      'Build Phase',
      'Recovery Week',
    ])
    expect((await propose({ rhythm: '2:1' })).findings).toEqual([])
    expect((await undo(revision.id)).status).toBe(200)
    expect(seenOf(await plan())).toEqual(seenOf(made))
    expect(seen(await stored())).toEqual(seen(before))
  })

  it('does not stand in the way of taking back what was changed before there was a choice', async () => {
    const { made, plan, change, undo } = await athlete()
    const { revision } = await change(NO_TUESDAYS)
    await server.db
      .updateTable('plan_revisions')
      .set({
        planBefore: sql`(plan_before::jsonb - 'rhythm' - 'earlierRhythms')::json`,
        planAfter: sql`(plan_after::jsonb - 'rhythm' - 'earlierRhythms')::json`,
      })
      .where('id', '=', revision.id)
      .execute()
    expect((await undo(revision.id)).status).toBe(200)
    expect(seenOf(await plan())).toEqual(seenOf(made))
  })

  it('is refused in words where it is none', async () => {
    const { user, params } = await athlete()
    const reply = await user.call(proposals.proposeChange, { params, body: { rhythm: '4:1' } as never })
    expect([reply.status, reply.message]).toEqual([
      400,
      'Please choose how many load weeks come before each recovery week: 3:1 or 2:1',
    ])
  })
})

describe('a changed plan', () => {
  it('goes into a copy, a plan file and the file of the account with the hours that held before', async () => {
    const { user, params, change } = await athlete()
    const { plan } = await change({ ...NO_TUESDAYS, currentRunPace: '7:30', rhythm: '2:1' })
    expect(plan.pacesFrom).toBe(tomorrow)
    const kept = ({ earlierRhythms, earlierSchedules, pacesFrom, rhythm, weeklySchedule }: typeof plan) => ({
      earlierRhythms,
      earlierSchedules,
      rhythm,
      pacesFrom,
      weeklySchedule,
    })
    expect(kept(await user.ask(plans.duplicate, { params }))).toEqual(kept(plan))
    const answer = readPlanFile(writePlanFile(plan, await user.ask(workouts.listForPlan, { params })))
    if (!answer.ok) throw new Error(answer.message)
    const other = await server.user()
    expect(kept(await other.ask(planFiles.bringIn, { body: planFile.parse(answer.file) }))).toEqual(kept(plan))
    await other.ask(account.bringIn, { body: await user.ask(account.download) })
    expect((await other.ask(plans.list)).map(kept)).toEqual([kept(plan), kept(plan), kept(plan)])
  })
})

it('has dealt with the time off of before: what that took stays as it is when it is told no more', async () => {
  const { user, params, change, undo } = await athlete()
  const holiday = { from: addDays(today, 14), to: addDays(today, 27), reason: 'holiday' as const }
  const { id } = await user.ask(routes.timeOff.add, { body: holiday })
  const first = await user.ask(proposals.propose, { params })
  const accepted = { params: { ...params, proposalId: first.id }, body: { basedOn: first.basedOn } }
  expect((await user.call(proposals.accept, accepted)).status).toBe(201)
  const { revision } = await change(NO_TUESDAYS)
  await user.ask(routes.timeOff.remove, { params: { id: String(id) } })
  const findings = async () => (await user.ask(proposals.propose, { params })).findings.map(({ code }) => code)
  expect(await findings()).not.toContain('TIME_OFF_GONE')
  expect((await undo(revision.id)).status).toBe(200)
  expect(await findings()).toContain('TIME_OFF_GONE')
})
