import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { completeWorkout, deleteExercise, toActual } from './edit/edits.js'
import { generatePlan } from './generate-plan.js'
import { type JsonSchema, PLAN_INPUT_SCHEMA, PLAN_SCHEMA } from './schema.js'
import { GOLDEN } from './testing/golden-inputs.js'
import { randomInput } from './testing/random-input.js'
import type { Plan, Workout } from './types.js'

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true })
const isInput = ajv.compile(PLAN_INPUT_SCHEMA)
const isPlan = ajv.compile(PLAN_SCHEMA)

/** What a validator says of a value as it would come out of a file; nothing when it is fine. */
const faults = (validate: ValidateFunction, value: unknown): string[] => {
  validate(JSON.parse(JSON.stringify(value)))
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

const input = GOLDEN.G2
const plan = generatePlan(input)
/** The plan with one workout changed. */
const withWorkout = (change: (workout: Workout) => unknown): unknown => ({
  ...plan,
  workouts: plan.workouts.map((workout, index) => (index === 3 ? change(workout) : workout)),
})
const withExercise = (fields: Record<string, unknown>): unknown =>
  withWorkout((workout) => ({ ...workout, exercises: workout.exercises.map((one) => ({ ...one, ...fields })) }))

describe('the schemas', () => {
  it('take every random input and the plan it gives', () => {
    fc.assert(
      fc.property(randomInput, (sound) => {
        expect(faults(isInput, sound)).toEqual([])
        expect(faults(isPlan, generatePlan(sound))).toEqual([])
      }),
      { numRuns: 200 },
    )
  }, 30_000)

  it.each(Object.entries(GOLDEN))('take the golden scenario %s', (_, golden) => {
    expect(faults(isInput, golden)).toEqual([])
    expect(faults(isPlan, generatePlan(golden))).toEqual([])
  })

  it('take the plan of a race that is over, which has no week', () => {
    expect(faults(isPlan, generatePlan({ ...input, today: '2028-01-01' }))).toEqual([])
  })

  it('take workouts that were completed, emptied, or carry the ids of a database', () => {
    const [first, second] = plan.workouts
    const exercise = second?.exercises[0]
    if (!first || !second || !exercise) throw new Error('The plan has two workouts')
    const actualExercises = first.exercises.map(toActual)
    const done = completeWorkout(first, { actualExercises, notes: 'Windy' }, '2026-11-20T07:30:00.000Z')
    const emptied = deleteExercise({ ...second, exercises: [exercise] }, exercise.id)
    const edited = { ...plan, workouts: [{ id: 17, ...done }, emptied] }
    expect(faults(isPlan, edited)).toEqual([])
  })

  it('are data: JSON does not change them', () => {
    for (const schema of [PLAN_INPUT_SCHEMA, PLAN_SCHEMA]) expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
  })

  it('name every field that a plan has', () => {
    const named = JSON.stringify(PLAN_SCHEMA)
    const fields = new Set<string>()
    JSON.stringify({ ...plan, weeks: plan.weeks.map((week) => ({ ...week, reasons: [] })) }, (key, value) => {
      if (key && !/^\d+$/.test(key)) fields.add(key)
      return key === 'inputs' ? {} : value
    })
    for (const field of fields) expect(named).toContain(`"${field}":`)
  })
})

describe('the schema of the input', () => {
  it.each<[string, Record<string, unknown>]>([
    ['an unknown race', { raceType: 'marathon' }],
    ['an unknown level', { experienceLevel: 'pro' }],
    ['a text for a distance', { distances: { swim: '0.93', bike: 25, run: 6.2 } }],
    ['a leg without distance', { distances: { swim: 0, bike: 25, run: 6.2 } }],
    ['a sport left out', { currentPaces: { swim: 120, bike: 18 } }],
    ['a pace below 0', { goalPaces: { swim: 120, bike: -18, run: 480 } }],
    ['a date with a time', { raceDate: '2027-06-06T08:00:00Z' }],
    ['a thirteenth month', { today: '2026-13-01' }],
    ['half a week', { totalWeeks: 11.5 }],
    ['more than two years', { totalWeeks: 105 }],
    ['six days', { weeklySchedule: input.weeklySchedule.slice(1) }],
    ['nine hours', { weeklySchedule: input.weeklySchedule.map((day) => ({ ...day, hours: 9 })) }],
    ['an eighth weekday', { weeklySchedule: input.weeklySchedule.map((day) => ({ ...day, day: 7 })) }],
    ['training without minutes', { fitness: { longest: { run: 40 } } }],
    ['minutes below 0', { fitness: { minutesPerWeek: 240, longest: { run: -1 } } }],
    ['no schedule', { weeklySchedule: undefined }],
  ])('refuses %s', (_, broken) => {
    expect(faults(isInput, { ...input, ...broken })).not.toEqual([])
  })

  it.each([
    { minutesPerWeek: 0 },
    { minutesPerWeek: 240, bySport: { swim: 60, bike: 120, run: 60 }, longest: { run: 40 } },
  ])('takes %o of the last weeks', (fitness) => {
    expect(faults(isInput, { ...input, fitness })).toEqual([])
  })
})

describe('the schema of a plan', () => {
  it.each<[string, unknown]>([
    ['no workouts', { ...plan, workouts: undefined }],
    ['no notice', { ...plan, notices: [] }],
    ['no version', { ...plan, engineVersion: 1 } satisfies Record<keyof Plan, unknown>],
    ['an unknown phase', { ...plan, weeks: plan.weeks.map((week) => ({ ...week, phase: 'Panic' })) }],
    ['a week 0', { ...plan, weeks: plan.weeks.map((week) => ({ ...week, week: 0 })) }],
    ['an unknown type of workout', withWorkout((workout) => ({ ...workout, workoutType: 'nap' }))],
    ['a weekday as text', withWorkout((workout) => ({ ...workout, day: 'Monday' }))],
    ['half minutes', withWorkout((workout) => ({ ...workout, totalDuration: 42.5 }))],
    ['a local time of completion', withWorkout((workout) => ({ ...workout, completedAt: '2026-11-20 07:30' }))],
    ['an unknown sport', withExercise({ type: 'ski' })],
    ['a duration that is no number', withExercise({ duration: Number.NaN })],
    ['an unknown intensity', withExercise({ intensity: 'brutal' })],
    ['a step of no time', withExercise({ steps: [{ kind: 'work', seconds: 0, zone: 'easy', label: 'Easy' }] })],
    ['an unknown zone', withExercise({ steps: [{ kind: 'work', seconds: 60, zone: 'z6', label: 'Easy' }] })],
    ['a repeat of nothing', withExercise({ steps: [{ repeat: 4, steps: [] }] })],
    ['a reason without a source', withExercise({ reasons: [{ rule: 'long-ride', inputs: {} }] })],
  ])('refuses %s', (_, broken) => {
    expect(faults(isPlan, broken)).not.toEqual([])
  })

  it('says where the fault is', () => {
    expect(faults(isPlan, withExercise({ type: 'ski' }))[0]).toMatch(/^\/workouts\/3\/exercises\/0\/type/)
  })
})

it('gives each validator a schema of its own dialect', () => {
  const dialects = [PLAN_INPUT_SCHEMA, PLAN_SCHEMA].map(({ $schema }: JsonSchema) => $schema)
  expect(dialects).toEqual(Array(2).fill('https://json-schema.org/draft/2020-12/schema'))
})
