import { describe, expect, it } from 'vitest'
import { typedUnit } from '../../../lib/measures/typed-distance.js'
import { sampleActual, sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { logOf, problemsOf, startDraft } from './log-draft.js'

const UNIT = typedUnit({ units: 'metric', poolUnits: 'metres' }, 'run')
const run = sampleExercise('run', 'r', 40)
const open = { workout: sampleWorkout(1, 2, [run]), exercise: run }
const after = (changes: object) => ({
  exercise: run,
  workout: sampleWorkout(1, 2, [run], {
    actualExercises: [{ ...sampleActual(run), loggedAt: '2027-01-26T07:00:00Z', ...changes }],
  }),
})

describe('the form', () => {
  it('starts with the planned minutes, and with no distance that nobody measured', () => {
    expect(startDraft(open, UNIT)).toMatchObject({ way: 'planned', minutes: '40', distance: '', effort: undefined })
  })

  it('starts with what was logged, also where that was taken back', () => {
    const logged = { duration: 25, metres: 5200, effort: 7, feel: 'heavy', heartRate: 141, notes: 'Wind' }
    const values = { minutes: '25', distance: '5.2', effort: 7, feel: 'heavy', heartRate: '141', notes: 'Wind' }
    expect(startDraft(after(logged), UNIT)).toMatchObject({ way: 'changed', ...values })
    expect(startDraft(after({ ...logged, loggedAt: undefined }), UNIT)).toMatchObject({ way: 'planned', ...values })
  })

  it('starts with the reason of what was skipped, and the planned minutes', () => {
    const skipped = startDraft(after({ duration: 0, skipped: 'tired' }), UNIT)
    expect(skipped).toMatchObject({ way: 'skipped', reason: 'tired', minutes: '40' })
  })
})

const draft = startDraft(open, UNIT, 'changed')

it.each([
  [{ minutes: '0' }, ['minutes']],
  [{ minutes: 'ten' }, ['minutes']],
  [{ minutes: '' }, ['minutes']],
  [{ minutes: '2.5' }, ['minutes']],
  [{ distance: 'far', heartRate: '400' }, ['distance', 'heartRate']],
  [{ way: 'skipped', minutes: 'x' }, ['reason']],
  [{ way: 'planned', minutes: 'x' }, []],
  [{ distance: '7.5', heartRate: '140' }, []],
] as const)('%j has problems in %j', (changes, fields) => {
  expect(problemsOf({ ...draft, ...changes }, UNIT).map(({ field }) => field)).toEqual(fields)
})

it.each([
  [{ way: 'planned', minutes: '25', effort: 5 }, { state: 'done' }],
  [
    { way: 'planned', feel: 'good' },
    { state: 'done', feel: 'good' },
  ],
  [
    { minutes: '25', distance: '5,2', effort: 7, feel: 'heavy', heartRate: '141', notes: ' Wind ' },
    { state: 'done', minutes: 25, metres: 5200, effort: 7, feel: 'heavy', heartRate: 141, notes: 'Wind' },
  ],
  [{}, { state: 'done', minutes: 40, notes: '' }],
  [
    { way: 'skipped', reason: 'no-pool', notes: 'Closed' },
    { state: 'skipped', reason: 'no-pool', notes: 'Closed' },
  ],
] as const)('%j is sent as %j', (changes, log) => {
  expect(logOf({ ...draft, ...changes }, UNIT)).toEqual(log)
})
