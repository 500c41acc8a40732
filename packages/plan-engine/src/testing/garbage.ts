import fc from 'fast-check'
import { DAY_NAMES } from '../calendar.js'
import type { Exercise, PlanInput, SessionStep, Workout } from '../types.js'
import { randomInput } from './random-input.js'

/** Numbers that no form lets through, among some that it would. */
export const badNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, -1, 0.1, 1e-300, 1e21),
  fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE),
  fc.double(),
  fc.integer({ min: -3, max: 400 }),
)

/** Texts where a date belongs, among some that are dates. */
export const badDate: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '2027-02-30', '2027-13-01', '0000-00-00', '1000-01-01', '2999-12-31', '9999-12-31', '27-1-1'),
  fc.constantFrom('2027-06-06T10:00:00Z', ' 2027-06-06', 'tomorrow', '2026-11-20', '2027-02-28'),
  fc.string({ maxLength: 12 }),
)

const badWord = fc.oneof(
  fc.constantFrom('', 'marathon', 'constructor', '__proto__', 'Ironman'),
  fc.string({ maxLength: 8 }),
)
const bySport = <T>(value: fc.Arbitrary<T>) => fc.record({ swim: value, bike: value, run: value })

/** Schedules that are short, shuffled, doubled, or name days that do not exist. */
export const badSchedule = fc.array(
  fc.record({
    day: fc.oneof(fc.integer({ min: 0, max: 6 }), badNumber),
    dayName: fc.constantFrom(...DAY_NAMES, 'Someday'),
    available: fc.boolean(),
    hours: fc.oneof(fc.constantFrom(0.5, 1, 2, 8), badNumber),
    isEndurance: fc.boolean(),
  }),
  { maxLength: 12 },
) as fc.Arbitrary<PlanInput['weeklySchedule']>

/** A sound input with some fields that are not. */
export const badInput: fc.Arbitrary<PlanInput> = fc
  .tuple(
    randomInput,
    fc.record(
      {
        raceType: badWord,
        distances: bySport(badNumber),
        today: badDate,
        raceDate: badDate,
        totalWeeks: badNumber,
        currentPaces: bySport(badNumber),
        goalPaces: bySport(badNumber),
        experienceLevel: badWord,
        weeklySchedule: badSchedule,
        fitness: fc.record({ minutesPerWeek: badNumber, longest: bySport(badNumber) }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
  )
  .map(([sound, bad]) => ({ ...sound, ...bad }) as PlanInput)

const badStep = fc.record({
  kind: fc.constantFrom('work', 'rest', 'nap'),
  seconds: badNumber,
  zone: fc.oneof(fc.constantFrom('easy', 'race', 'tempo'), badWord),
  target: fc.option(fc.record({ from: badNumber, to: badNumber }), { nil: undefined }),
  label: fc.string({ maxLength: 5 }),
})
const badSteps = fc.array(
  fc.oneof(badStep, fc.record({ repeat: badNumber, steps: fc.array(badStep, { maxLength: 3 }) })),
  {
    maxLength: 4,
  },
) as fc.Arbitrary<unknown> as fc.Arbitrary<SessionStep[]>

const badExercise = fc.record({
  id: fc.constantFrom('w1d1e1', 'w1d2e1', 'w2d3e1', 'mine'),
  type: fc.oneof(fc.constantFrom('swim', 'bike', 'run'), badWord),
  name: fc.string({ maxLength: 5 }),
  duration: badNumber,
  distance: fc.string({ maxLength: 5 }),
  pace: fc.string({ maxLength: 5 }),
  intensity: fc.oneof(fc.constantFrom('easy', 'hard'), badWord),
  notes: fc.constant(''),
  steps: badSteps,
  reasons: fc.constant([]),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Exercise>

/** Workouts with weeks, days, minutes, words and steps that make no sense. */
export const badWorkout: fc.Arbitrary<Workout> = fc.record({
  week: fc.oneof(fc.integer({ min: 1, max: 4 }), badNumber),
  day: fc.oneof(fc.integer({ min: 0, max: 6 }), badNumber),
  dayName: fc.constant('Someday'),
  workoutType: fc.oneof(fc.constantFrom('swim', 'race', 'brick'), badWord),
  exercises: fc.array(badExercise, { maxLength: 3 }),
  totalDuration: badNumber,
  isCompleted: fc.boolean(),
  actualExercises: fc.option(fc.array(badExercise, { maxLength: 2 })),
  actualDuration: fc.option(badNumber),
  completedAt: fc.constant(null),
  notes: fc.constant(null),
  garminActivityId: fc.constant(null),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Workout>

/** Every number in a value that is not one, with the way to it; texts that name one, too. */
export function senseless(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path}: ${value}`]
  if (typeof value === 'string') return /NaN|Infinity|undefined|\[object/.test(value) ? [`${path}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return value === undefined ? [`${path}: undefined`] : []
  return Object.entries(value).flatMap(([key, part]) => senseless(part, `${path}/${key}`))
}
