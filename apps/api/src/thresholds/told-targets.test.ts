import { routes, type TrainingPlan, type Workout } from '@tri/api-contract'
import { aimWorkouts } from '@tri/plan-engine/zones'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { readAthlete } from './athlete.js'

let server: TestApp
let user: Visitor
let plan: TrainingPlan

beforeAll(async () => {
  server = await startTestApp()
  user = await server.user()
  plan = await user.ask(routes.plans.create, { body: newPlan() })
})
afterAll(() => server.stop())

const urlOf = ({ id }: Pick<TrainingPlan, 'id'>, query: string, week = '') =>
  `/api/training-plans/${id}${week}/workouts${query}`
const read = async (query: string, week?: string): Promise<Workout[]> =>
  JSON.parse((await user.send({ url: urlOf(plan, query, week) })).text)
const textOf = async (query: string) => (await user.send({ url: urlOf(plan, query) })).text

describe('targets in an answer', () => {
  it('are the paces of the plan, also for who knows of no threshold', async () => {
    const plain = await textOf('')
    expect(await textOf('?targets=plan')).toBe(plain)
    expect(plain).not.toMatch(/"(power|heartRate|effort)":\{/)
    const other = await server.user()
    const own = await other.ask(routes.plans.create, { body: newPlan() })
    const [one, two] = await Promise.all(
      ['', '?targets=athlete'].map((query) => other.send({ url: urlOf(own, query) })),
    )
    expect(JSON.parse(two?.text ?? '')).toEqual(JSON.parse(one?.text ?? '-'))
  })

  it('are what the athlete goes by where they are asked for, in words and without, and for a week', async () => {
    const known = { measuredOn: '2026-01-01', source: 'test' } as const
    await user.ask(routes.thresholds.add, { body: { sport: 'bike', kind: 'ftp', value: 250, ...known } })
    await user.ask(routes.thresholds.add, { body: { sport: 'run', kind: 'lthr', value: 165, ...known } })
    await user.ask(routes.users.updatePreferences, { body: { targetMethods: { run: 'heart-rate', swim: 'feel' } } })
    const athlete = await readAthlete(server.db, (await user.ask(routes.users.current)).id)
    const bare = await read('?texts=none&targets=athlete')
    expect(bare).toEqual(aimWorkouts(await read('?texts=none'), plan, athlete))
    const told = await read('?targets=athlete')
    expect(routes.workouts.listForPlan.answer.parse(told)).toEqual(told)
    const sessions = told.filter(({ workoutType }) => workoutType !== 'race').flatMap(({ exercises }) => exercises)
    const stepsOf = (sport: string) =>
      JSON.stringify(sessions.filter(({ type }) => type === sport).map(({ steps }) => steps))
    expect(stepsOf('bike')).toContain('"power":{"from":')
    expect(stepsOf('run')).toContain('"heartRate":{"from":')
    expect(stepsOf('swim')).toContain('"effort":{"from":')
    expect(sessions.every(({ name }) => name)).toBe(true)
    const week = await read('?targets=athlete', '/weeks/2')
    expect(week).toEqual(told.filter((workout) => workout.week === 2))
  })

  it('stay with who may see the plan, and are no others', async () => {
    const { status, message } = await user.send({ url: urlOf(plan, '?targets=mine') })
    expect([status, message]).toEqual([400, expect.stringContaining('?targets=athlete')])
    const other = await server.user()
    expect((await other.send({ url: urlOf(plan, '?targets=athlete') })).status).toBe(404)
    const empty = await user.send({ url: urlOf(plan, '?targets=athlete', '/weeks/104') })
    expect([empty.status, empty.text]).toEqual([200, '[]'])
  })
})
