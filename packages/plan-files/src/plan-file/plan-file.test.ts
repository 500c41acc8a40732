import { readFileSync } from 'node:fs'
import { IS_SOAK } from '@tri/test-setup/soak'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, anyText } from '../testing/random-plans.js'
import { exercise } from '../testing/workouts.js'
import { planFileJsonSchema, readPlanFile, writePlanFile } from './plan-file.js'

/** An example that has everything the refusals below damage. */
const SAMPLE = fc.sample(anyPlan, { numRuns: 1, seed: 7 })[0] ?? { plan: undefined as never, workouts: [] }
const TEXT = writePlanFile(SAMPLE.plan, SAMPLE.workouts)
const published = JSON.parse(readFileSync(new URL('../../schema/triplan.schema.json', import.meta.url), 'utf8'))
const accepts = new Ajv2020({ strict: false, validateFormats: false }).compile(published)

/** The sample with the value at a path replaced. */
function damaged(path: string, value: unknown): string {
  const file = JSON.parse(TEXT)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const parent = keys.reduce((object, key) => object[key], file)
  parent[last] = value
  return JSON.stringify(file)
}

const refusal = (text: string) => {
  const answer = readPlanFile(text)
  return answer.ok ? 'accepted' : answer.message
}

describe('a plan file', () => {
  it('gives the same plan back, whatever the plan', () => {
    fc.assert(
      fc.property(anyPlan, ({ plan, workouts }) => {
        expect(readPlanFile(writePlanFile(plan, workouts))).toEqual({
          ok: true,
          file: { format: 'triplan', version: 1, plan, workouts },
        })
      }),
      { numRuns: 40 },
    )
  })

  it('keeps how much a race on the way to the goal matters', () => {
    const [first] = SAMPLE.workouts
    if (!first) throw new Error('The sample has workouts')
    const workouts = [{ ...first, workoutType: 'race' as const, priority: 'B' as const }]
    expect(readPlanFile(writePlanFile(SAMPLE.plan, workouts))).toMatchObject({ ok: true, file: { workouts } })
  })

  it('gives every text back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const one = { ...exercise({ name: text, notes: text }), id: 'w1d1e1' }
        const workouts = SAMPLE.workouts
          .slice(0, 1)
          .map((workout) => ({ ...workout, exercises: [one], totalDuration: 30 }))
        expect(readPlanFile(writePlanFile(SAMPLE.plan, workouts))).toMatchObject({ ok: true, file: { workouts } })
      }),
    )
  })

  it('of an earlier version, with line breaks in its names, is read on one line', () => {
    const answer = readPlanFile(damaged('plan.name', 'Fun\r\nBEGIN:VEVENT'))
    expect(answer).toMatchObject({ ok: true, file: { plan: { name: 'Fun BEGIN:VEVENT' } } })
    const written = writePlanFile({ ...SAMPLE.plan, name: 'Fun\nfair' }, SAMPLE.workouts)
    expect(JSON.parse(written).plan.name).toBe('Fun fair')
  })

  it('is the same text when it is written again after reading', () => {
    const answer = readPlanFile(TEXT)
    expect(answer.ok && writePlanFile(answer.file.plan, answer.file.workouts)).toBe(TEXT)
  })

  it('leaves out what only one server knows', () => {
    const stored = SAMPLE.workouts.map((workout, id) => ({ ...workout, id, trainingPlanId: 3, revision: 2 }))
    expect(writePlanFile({ ...SAMPLE.plan, ...{ id: 3, userId: 9 } }, stored)).toBe(TEXT)
  })

  it('may begin with the mark some editors write', () => {
    expect(readPlanFile(`\uFEFF${TEXT}`).ok).toBe(true)
  })
})

describe('the published schema', () => {
  it('is what the program checks by', () => {
    expect(published).toEqual(planFileJsonSchema())
  })

  it('accepts what the program writes, by an independent validator', () => {
    for (const { plan, workouts } of fc.sample(anyPlan, { numRuns: 10 })) {
      expect(accepts(JSON.parse(writePlanFile(plan, workouts)))).toBe(true)
    }
    expect(accepts(JSON.parse(damaged('plan.raceType', 'duathlon')))).toBe(false)
  })
})

describe('a refusal', () => {
  it.each([
    ['nothing', '', 'This is not a TriPlan plan file'],
    ['the beginning of an object', '{', 'This is not a TriPlan plan file'],
    ['null', 'null', 'This is not a TriPlan plan file'],
    ['a list', '[1]', 'This is not a TriPlan plan file'],
    ['another format', '{"format":"other"}', 'This is not a TriPlan plan file'],
    ['a later version', '{"format":"triplan","version":2}', 'written by a newer TriPlan'],
    ['a file without a plan', '{"format":"triplan","version":1}', 'plan is missing or not as expected'],
    ['20 MB and a byte', ' '.repeat(20_000_001), 'too large'],
  ])('of %s says why', (_, text, message) => {
    expect(refusal(text)).toContain(message)
  })

  it.each([
    ['plan.name', '', 'plan.name'],
    ['plan.name', 'x'.repeat(201), 'plan.name'],
    ['plan.name', 'a\u0000b', 'plan.name has characters that cannot be stored'],
    ['plan.name', 'a\uD800', 'plan.name has characters that cannot be stored'],
    ['plan.swimDistance', '1 mile', 'plan.swimDistance is not a distance in miles like 26.2'],
    ['plan.raceDate', '2027-02-30', 'plan.raceDate is a date that does not exist'],
    ['plan.raceDate', '1999-01-01', 'plan.raceDate is not after startDate'],
    ['plan.totalWeeks', 105, 'plan.totalWeeks'],
    ['plan.totalWeeks', 104, 'plan.totalWeeks is 104, but from startDate to raceDate there are'],
    ['plan.weeklySchedule.2.day', 5, 'plan.weeklySchedule.2 is not Tuesday'],
    ['plan.owner', 'me', 'the file'],
    ['workouts', Array.from({ length: 3001 }, () => ({})), 'workouts'],
    ['workouts.0.week', 104, 'workouts.0.week is 104, but the plan has'],
    ['workouts.0.dayName', 'Funday', 'workouts.0.dayName'],
    ['workouts.0.totalDuration', 9999, 'workouts.0.totalDuration is 9999, but the exercises take'],
    ['workouts.0.exercises', Array.from({ length: 41 }, () => exercise()), 'workouts.0.exercises'],
    ['workouts.1.exercises', [exercise(), exercise()], 'workouts.1.'],
    ['workouts.0.completedAt', 'yesterday', 'workouts.0.completedAt'],
    ['workouts.0.exercises.0.duration', 1e9, 'workouts.0.exercises.0.duration'],
    ['workouts.0.exercises.0.steps.0.seconds', 0.5, 'workouts.0.exercises.0.steps.0'],
    ['workouts.0.exercises.0.reasons.0.sentence', 5, 'workouts.0.exercises.0.reasons.0.sentence'],
  ])('names a bad %s', (path, value, message) => {
    expect(refusal(damaged(path, value))).toContain(message)
  })

  it('comes fast for a file made to be hard', () => {
    const start = performance.now()
    expect(refusal(`{"format":"triplan","version":1,"plan":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toContain(
      'plan',
    )
    expect(refusal(`{"format":"triplan","version":1,"__proto__":{"a":1},"plan":{}}`)).toContain('damaged')
    if (IS_SOAK) expect(performance.now() - start).toBeLessThan(2000)
  })
})
