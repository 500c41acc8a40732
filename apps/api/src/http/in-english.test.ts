import { planFile, routes, type TrainingPlan } from '@tri/api-contract'
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

const read = async (query: string) =>
  JSON.parse((await user.send({ url: `/api/training-plans/${plan.id}/workouts${query}` })).text)

describe('the words of a plan in an answer', () => {
  it('are left out unless they are asked for: codes say as much', async () => {
    const [{ exercises }] = await read('')
    expect(exercises[0]).toMatchObject({ code: expect.stringMatching(/^[SBRX]-/) })
    for (const key of ['name', 'notes']) expect(exercises[0]).not.toHaveProperty(key)
    expect(JSON.stringify(exercises)).not.toMatch(/"(sentence|label)":/)
  })

  it('are in English where ?texts=en asks for them, beside everything else', async () => {
    const [bare, told] = [await read(''), await read('?texts=en')]
    expect(told).toMatchObject(bare.map(({ exercises, ...workout }: { exercises: unknown[] }) => workout))
    const all = told.flatMap(({ exercises }: { exercises: unknown[] }) => exercises)
    expect(all.length).toBeGreaterThan(20)
    for (const { name, notes, steps, reasons } of all) {
      expect(name).toMatch(/^[A-Z]/)
      expect(notes).toMatch(/\.$/)
      expect(steps[0].label ?? steps[0].steps[0].label).toMatch(/\w/)
      for (const { sentence, source } of reasons) expect(`${sentence} ${source}`).toMatch(/^[A-Z\d].*\. [A-Z]/)
    }
  })

  it('come with a plan, and with an answer to an edit', async () => {
    const { text } = await user.send({ url: `/api/user/current-plan?texts=en` })
    expect(JSON.parse(text).afterRace[0].name).toMatch(/^Recovery/)
    const [first] = await read('')
    const moved = await user.send({
      method: 'PATCH',
      url: `/api/workouts/${first.id}/position?texts=en`,
      payload: JSON.stringify({ week: first.week, day: first.day, dayName: first.dayName }),
      headers: { 'content-type': 'application/json' },
    })
    expect(JSON.parse(moved.text).exercises[0].name).toMatch(/^[A-Z]/)
  })

  it('are told of a plan from a file whose reasons hold values of the same names as the lists of sessions', async () => {
    const answer = readPlanFile(writePlanFile(plan, await user.ask(routes.workouts.listForPlan, of(plan))))
    if (!answer.ok) throw new Error(answer.message)
    const file = planFile.parse(answer.file)
    const [first] = file.workouts.flatMap(({ exercises }) => exercises)
    Object.assign(first?.reasons[0]?.inputs ?? {}, { exercises: 3, afterRace: 'yes' })
    const copy = await user.ask(routes.planFiles.bringIn, { body: file })
    const { status, text } = await user.send({ url: `/api/training-plans/${copy.id}/workouts?texts=en` })
    expect(status).toBe(200)
    expect(JSON.parse(text)[0].exercises[0].reasons[0].inputs).toMatchObject({ exercises: 3, afterRace: 'yes' })
  })

  it('of a shared plan tell no reason', async () => {
    const { path } = await user.ask(routes.sharing.share, { params: { id: String(plan.id) } })
    const { text } = await server.visitor().send({ url: `/api/shared/${path.split('/').at(-1)}?texts=en` })
    expect(text).toContain('"notes":')
    expect(text).not.toMatch(/"(reasons|sentence)":/)
  })

  it('are refused in a language that has no catalogue', async () => {
    const { status, message } = await user.send({ url: `/api/training-plans/${plan.id}/workouts?texts=xx` })
    expect([status, message]).toEqual([400, 'The words of a plan can be asked for in English: ?texts=en'])
  })
})
