import { planFile, routes, type TrainingPlan, type Workout } from '@tri/api-contract'
import { readPlanFile, writePlanFile } from '@tri/plan-files/plan-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

let server: TestApp
let user: Visitor
let plan: TrainingPlan

beforeAll(async () => {
  server = await startTestApp()
  user = await server.user()
  plan = await user.ask(routes.plans.create, { body: newPlan() })
})
afterAll(() => server.stop())

const of = ({ id }: { id: number }) => ({ params: { id: String(id) } })
const workoutsOf = ({ id }: { id: number }, query = '') => `/api/training-plans/${id}/workouts${query}`

const get = (url: string, language?: string) =>
  user.send({ url, headers: language === undefined ? {} : { 'accept-language': language } })
const read = async (url: string, language?: string) => JSON.parse((await get(url, language)).text)
const sessionsOf = (workouts: Workout[]) => workouts.flatMap(({ exercises }) => exercises)

const send = (method: 'PATCH' | 'POST', url: string, body: unknown) =>
  user.send({ method, url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } })

/** Every word of a session, so that none is missing. */
const told = {
  name: expect.stringMatching(/^[A-Z]/),
  notes: expect.stringMatching(/\.$/),
}

describe('the words of a plan in an answer', () => {
  it('are told in English to who asks for nothing, beside everything else', async () => {
    const [bare, workouts] = [await read(workoutsOf(plan, '?texts=none')), await read(workoutsOf(plan))]
    expect(workouts).toMatchObject(bare.map(({ exercises: _, ...workout }: Workout) => workout))
    const all = sessionsOf(workouts)
    expect(all.length).toBeGreaterThan(20)
    for (const session of all) {
      expect(session).toMatchObject(told)
      const [step] = session.steps
      expect(step && ('repeat' in step ? step.steps[0]?.label : step.label)).toMatch(/\w/)
      for (const { sentence, source } of session.reasons) expect(`${sentence} ${source}`).toMatch(/^[A-Z\d].*\. [A-Z]/)
    }
  })

  it('are left out with ?texts=none: codes say as much', async () => {
    const { text, headers } = await get(workoutsOf(plan, '?texts=none'), 'de')
    const [session] = sessionsOf(JSON.parse(text))
    expect(session).toMatchObject({ code: expect.stringMatching(/^[SBRX]-/) })
    for (const key of ['name', 'notes']) expect(session).not.toHaveProperty(key)
    expect(text).not.toMatch(/"(sentence|label)":/)
    expect(headers).not.toHaveProperty('content-language')
  })

  it.each([
    ['', undefined, 'en'],
    ['', 'de', 'de'],
    ['', 'de-AT, en;q=0.8', 'de'],
    ['', 'de;q=0.4, en-GB;q=0.9', 'en'],
    ['', 'fr, de;q=0.5', 'de'],
    ['', 'fr', 'en'],
    ['', '*', 'en'],
    ['', ';;q=,,', 'en'],
    ['?texts=de', 'en', 'de'],
    ['?texts=en', 'de', 'en'],
  ])('are told at %j to who accepts %j in %s', async (query, language, expected) => {
    const url = workoutsOf(plan, query)
    const { text, headers } = await get(url, language)
    const other = expected === 'de' ? 'en' : 'de'
    expect(headers).toMatchObject({ 'content-language': expected })
    expect(/accept-language/i.test(String(headers.vary))).toBe(query === '')
    expect(JSON.parse(text)).toEqual(await read(workoutsOf(plan, `?texts=${expected}`)))
    expect(JSON.parse(text)).not.toEqual(await read(workoutsOf(plan, `?texts=${other}`)))
  })

  it('come with a plan, with what becomes the current one, and with an answer to an edit', async () => {
    expect((await read('/api/user/current-plan')).afterRace[0]).toMatchObject(told)
    const chosen = await send('PATCH', '/api/user/current-plan', { planId: plan.id })
    expect(JSON.parse(chosen.text).afterRace[0]).toMatchObject(told)
    const [first] = await read(workoutsOf(plan))
    const { week, day, dayName } = first
    const moved = await send('PATCH', `/api/workouts/${first.id}/position`, { week, day, dayName })
    expect(JSON.parse(moved.text).exercises[0]).toMatchObject(told)
  })

  it('call what was done by name', async () => {
    const own = await user.ask(routes.plans.create, { body: newPlan() })
    const [first] = await read(workoutsOf(own))
    const [{ id, name }] = first.exercises
    const done = await send('PATCH', `/api/workouts/${first.id}/exercises/${id}/log`, { state: 'done' })
    expect(JSON.parse(done.text).actualExercises[0]).toMatchObject({ id, name })
    const [bare] = await read(workoutsOf(own, '?texts=none'))
    expect(bare.actualExercises[0]).not.toHaveProperty('name')
  })

  it('say what a proposal changes, and why', async () => {
    const change = { weeklySchedule: plan.weeklySchedule.map((day) => ({ ...day, hours: Math.min(day.hours, 1) })) }
    const { status, text } = await send('POST', `/api/training-plans/${plan.id}/changes/proposal`, change)
    expect([status, text]).toEqual([200, expect.any(String)])
    const { changes, touched } = JSON.parse(text)
    expect(changes.length).toBeGreaterThan(0)
    for (const { from, to, reasons } of changes) {
      for (const placed of [from, to].filter(Boolean)) expect(placed.exercise).toMatchObject(told)
      for (const { sentence } of reasons) expect(sentence).toMatch(/\.$/)
    }
    expect(touched[0].exercises[0]).toMatch(/^w\d/)
  })

  it('are told of a plan from a file whose reasons hold values of the same names as the lists of sessions', async () => {
    const answer = readPlanFile(writePlanFile(plan, await user.ask(routes.workouts.listForPlan, of(plan))))
    if (!answer.ok) throw new Error(answer.message)
    const file = planFile.parse(answer.file)
    const [first] = file.workouts.flatMap(({ exercises }) => exercises)
    Object.assign(first?.reasons[0]?.inputs ?? {}, { exercises: 3, afterRace: 'yes' })
    const copy = await user.ask(routes.planFiles.bringIn, { body: file })
    const { status, text } = await get(workoutsOf(copy))
    expect(status).toBe(200)
    expect(JSON.parse(text)[0].exercises[0].reasons[0].inputs).toMatchObject({ exercises: 3, afterRace: 'yes' })
  })

  it('of a shared plan tell no reason', async () => {
    const { path } = await user.ask(routes.sharing.share, { params: { id: String(plan.id) } })
    const { text } = await server.visitor().send({ url: `/api/shared/${path.split('/').at(-1)}` })
    expect(text).toContain('"notes":')
    expect(text).not.toMatch(/"(reasons|sentence)":/)
  })

  it('are refused in a language that has no catalogue', async () => {
    const { status, message } = await get(workoutsOf(plan, '?texts=xx'))
    expect([status, message]).toEqual([
      400,
      'The words of a plan come in English (?texts=en), in German (?texts=de) or not at all (?texts=none)',
    ])
  })

  it.each(['en', 'de'].flatMap((language) => [0, 10].map((more) => ({ language, more }))))(
    'do not stay in a session that comes back as it was told: $language, $more minutes longer',
    async (given) => {
      const own = await user.ask(routes.plans.create, { body: newPlan() })
      const [first] = await user.ask(routes.workouts.listForPlan, of(own))
      const [planned] = first?.exercises ?? []
      if (!first || !planned) throw new Error('The plan begins with nothing')
      const { type, intensity, duration, id: exerciseId } = planned
      const { id } = first
      const params = { id: String(id), exerciseId }
      const body = { type, intensity, minutes: duration + given.more, note: 'With Ann' }
      const edited = await user.ask(routes.workouts.changeExercise, { params, body })
      const [row] = await read(workoutsOf(own, `?texts=${given.language}`))
      const [exercise] = row.exercises
      expect(exercise.notes).toMatch(/^With Ann\n\w/)
      await user.ask(routes.workouts.deleteExercise, { params })
      const back = { exerciseId, targetIndex: 0, exercise }
      const restored = await user.ask(routes.workouts.restoreExercise, { params: { id: String(id) }, body: back })
      expect(restored.exercises).toEqual(edited.exercises)
    },
  )
})
