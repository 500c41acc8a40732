import { type PlanFile, planFile as planFileSchema, routes, type Workout } from '@tri/api-contract'
import { RACE_TYPES, toActual } from '@tri/plan-engine'
import { readPlanFile, writePlanFile } from '@tri/plan-files/plan-file'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, planFile, shortPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { planFiles, plans, users, workouts } = routes

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const workoutsOf = (user: Visitor, id: number) => user.ask(workouts.listForPlan, { params: { id: String(id) } })

/** What a file keeps of workouts. */
const kept = (rows: readonly Workout[]) =>
  rows.map(({ id, trainingPlanId, version, changedAt, garminActivityId, ...workout }) => workout)

/** A plan with its workouts as the browser writes it into a file and reads it again. */
async function exported(user: Visitor, id: number): Promise<PlanFile> {
  const plan = (await user.ask(plans.list)).find((each) => each.id === id)
  if (!plan) throw new Error('The plan is gone')
  const answer = readPlanFile(writePlanFile(plan, await workoutsOf(user, id)))
  if (!answer.ok) throw new Error(answer.message)
  return planFileSchema.parse(answer.file)
}

describe('a plan file', () => {
  it('that was exported is imported as the same plan, whatever was done to it', async () => {
    const edits = fc.array(fc.record({ at: fc.nat(30), kind: fc.constantFrom('move', 'complete', 'undo', 'delete') }), {
      maxLength: 8,
    })
    const anyPlan = fc.record({
      raceType: fc.constantFrom(...RACE_TYPES),
      weeks: fc.integer({ min: 1, max: 20 }),
      name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    })
    await fc.assert(
      fc.asyncProperty(anyPlan, edits, async ({ raceType, weeks, name }, todo) => {
        const user = await server.user()
        const body = { ...shortPlan(weeks), raceType, name: `${name.replace(/[\p{Cc}\u2028\u2029]/gu, '')}!` }
        const plan = await user.ask(plans.create, { body })
        for (const { at, kind } of todo) await edit(user, plan.id, { at, kind })
        const file = await exported(user, plan.id)
        const copy = await user.ask(planFiles.bringIn, { body: file })
        expect(copy).toMatchObject({ ...file.plan, userId: plan.userId, version: 1 })
        expect(kept(await workoutsOf(user, copy.id))).toEqual(kept(await workoutsOf(user, plan.id)))
        expect((await exported(user, copy.id)).workouts).toEqual(file.workouts)
      }),
      { numRuns: 10 },
    )
  })

  it.each(['Fun\r\nBEGIN:VEVENT\r\nSUMMARY:Pay here\r\nEND:VEVENT', 'Fun\nfair', 'Fun\u2028fair'])(
    'with the name %j is refused: it would begin lines of its own in a calendar',
    async (name) => {
      const user = await server.user()
      const file = planFile()
      const reply = await user.call(planFiles.bringIn, { body: { ...file, plan: { ...file.plan, name } } })
      expect([reply.status, reply.message]).toEqual([400, expect.stringContaining('Please write this on one line')])
      expect(await user.ask(plans.list)).toEqual([])
    },
  )

  it('is stored whole under ids of its own, is nobody\u2019s current plan but the first, and names no activity', async () => {
    const owner = await server.user()
    const plan = await owner.ask(plans.create, { body: shortPlan() })
    const file = await exported(owner, plan.id)
    const foreign = file.workouts.map((workout) => ({ ...workout, garminActivityId: '12345' }))
    const user = await server.user()
    const first = await user.ask(planFiles.bringIn, { body: { ...file, workouts: foreign } })
    const second = await user.ask(planFiles.bringIn, { body: file })
    expect(await user.ask(users.currentPlan)).toEqual(first)
    expect(new Set([plan.id, first.id, second.id]).size).toBe(3)
    expect((await workoutsOf(user, first.id)).every(({ garminActivityId }) => garminActivityId === null)).toBe(true)
    expect(await owner.ask(plans.list)).toEqual([plan])
  })

  it('of a season that is over is kept as a record', async () => {
    const user = await server.user()
    const past = newPlan({ startDate: '2020-01-01', raceDate: '2020-01-15', totalWeeks: 2 })
    expect(await user.ask(planFiles.bringIn, { body: planFile({ plan: past }) })).toMatchObject(past)
  })

  it.each<[string, (file: PlanFile) => unknown, string]>([
    ['of another format', (file) => ({ ...file, format: 'gpx' }), 'This is not a TriPlan plan file'],
    ['of a newer version', (file) => ({ ...file, version: 2 }), 'another version of TriPlan'],
    ['with a field that is not known', (file) => ({ ...file, userId: 1 }), 'not a TriPlan plan file'],
    ['without a name', (file) => ({ ...file, plan: { ...file.plan, name: ' ' } }), 'Plan name is required'],
    ['with weeks that do not fit', (file) => ({ ...file, plan: { ...file.plan, totalWeeks: 9 } }), 'number of weeks'],
    ['with minutes that do not add up', changeFirst({ totalDuration: 1 }), 'The exercises of this workout take'],
    ['with a day of another name', changeFirst({ dayName: 'Noday' }), 'Invalid option'],
    ['with a workout done at no time', changeFirst({ isCompleted: true }), 'A completed workout has a time'],
    ['with a workout outside of its weeks', changeFirst({ week: 90 }), 'a workout lies outside of them'],
    ['with an exercise twice', (file) => ({ ...file, workouts: [...file.workouts, ...file.workouts] }), 'twice'],
  ])('%s is refused, and nothing is stored', async (_, spoil, message) => {
    const user = await server.user()
    const plan = await user.ask(plans.create, { body: shortPlan() })
    const body = spoil(await exported(user, plan.id)) as PlanFile
    const reply = await user.call(planFiles.bringIn, { body })
    expect([reply.status, reply.message]).toEqual([400, expect.stringContaining(message)])
    expect(await user.ask(plans.list)).toHaveLength(1)
  })

  it('is one of fifty plans at most', async () => {
    const user = await server.user()
    const statuses = await Promise.all(
      Array.from({ length: 52 }, async () => (await user.call(planFiles.bringIn, { body: planFile() })).status),
    )
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
  })
})

function changeFirst(changes: object) {
  return (file: PlanFile) => ({
    ...file,
    workouts: file.workouts.map((workout, index) => (index === 0 ? { ...workout, ...changes } : workout)),
  })
}

async function edit(user: Visitor, planId: number, { at, kind }: { at: number; kind: string }) {
  const all = await workoutsOf(user, planId)
  const workout = all[at % all.length]
  if (!workout) return
  const params = { id: String(workout.id) }
  if (kind === 'move')
    await user.ask(workouts.move, { params, body: { week: 1, day: ((workout.day + at) % 7) as 0, dayName: 'x' } })
  if (kind === 'complete' || kind === 'undo') {
    const actualExercises = workout.exercises.map(toActual)
    await user.ask(workouts.complete, { params, body: { completed: true, actualExercises, notes: 'Rain, "wind"' } })
  }
  if (kind === 'undo') await user.ask(workouts.complete, { params, body: { completed: false } })
  const exerciseId = workout.exercises[0]?.id
  if (kind === 'delete' && exerciseId) await user.ask(workouts.deleteExercise, { params: { ...params, exerciseId } })
}
