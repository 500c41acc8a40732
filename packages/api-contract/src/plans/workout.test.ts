import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { workoutRoutes } from './workout.js'
import { completion, exerciseMove, position } from './workout-edits.js'

const actual = {
  id: 'w1d2e0',
  type: 'run',
  name: 'Easy run',
  duration: 30,
  distance: '3.5 miles',
  actualPace: '8:30/mile',
  intensity: 'easy',
  notes: '',
}
const withActual = (changes: Record<string, unknown>) => ({
  completed: true,
  actualExercises: [{ ...actual, ...changes }],
})

describe('a completion', () => {
  it.each([
    { completed: false },
    { completed: true },
    { completed: true, version: 3 },
    { completed: false, version: 3 },
    { completed: true, actualDuration: 0, notes: '' },
    withActual({}),
    withActual({ duration: 0 }),
  ])('%j is accepted', (given) => {
    expect(refusals(completion, given)).toEqual([])
  })

  it.each([
    [{}, 'completed: Please say whether the workout is completed'],
    [{ completed: 'yes' }, 'completed: Please say whether the workout is completed'],
    [{ completed: true, actualDuration: -1 }, 'actualDuration: Duration must be at least 0'],
    [{ completed: true, actualDuration: 20_000 }, 'actualDuration: Duration must be at most 10000 minutes'],
    [{ completed: true, actualDuration: Number.NaN }, 'actualDuration: Please enter whole minutes'],
    [withActual({ duration: -5 }), 'actualExercises.0.duration: Duration must be at least 0'],
    [withActual({ duration: 2.5 }), 'actualExercises.0.duration: Please enter whole minutes'],
    [withActual({ notes: 'x'.repeat(2001) }), 'actualExercises.0.notes: Please use at most 2000 characters'],
    [
      withActual({ distance: '\u0000' }),
      'actualExercises.0.distance: Please remove the characters that cannot be stored',
    ],
  ])('%j is refused', (given, message) => {
    expect(refusals(completion, given)).toEqual([message])
  })

  it.each([
    { completed: true, completedAt: '2020-01-01' },
    { completed: true, isCompleted: false },
    { completed: false, notes: 'x' },
    { completed: true, version: 0 },
    withActual({ pace: '8:00' }),
  ])('%j says more than is asked and is refused', (given) => {
    expect(refusals(completion, given)).toHaveLength(1)
  })

  it('holds forty exercises at most', () => {
    const many = (count: number) => ({ completed: true, actualExercises: Array(count).fill(actual) })
    expect(refusals(completion, many(40))).toEqual([])
    expect(refusals(completion, many(41))).toHaveLength(1)
  })
})

describe('a position', () => {
  it.each([
    [{ week: 1, day: 0, dayName: 'Sunday' }, true],
    [{ week: 104, day: 6, dayName: 'Saturday' }, true],
    [{ week: 0, day: 0, dayName: 'Sunday' }, false],
    [{ week: 105, day: 0, dayName: 'Sunday' }, false],
    [{ week: 1, day: 7, dayName: 'Sunday' }, false],
    [{ week: 1, day: -1, dayName: 'Sunday' }, false],
    [{ week: '1', day: 0, dayName: 'Sunday' }, false],
    [{ week: 1, day: 0 }, false],
  ])('%j is good: %s', (given, isGood) => {
    expect(position.safeParse(given).success).toBe(isGood)
  })
})

describe('a move', () => {
  const move = { sourceWorkoutId: 1, targetWorkoutId: 2, exerciseId: 'w1d2e0', targetIndex: 0 }
  it.each([
    [{}, true],
    [{ targetIndex: -1 }, false],
    [{ targetIndex: 1.5 }, false],
    [{ sourceWorkoutId: '1' }, false],
    [{ targetWorkoutId: 2_147_483_648 }, false],
    [{ exerciseId: '' }, false],
    [{ exerciseId: 'x'.repeat(101) }, false],
  ])('with %j is good: %s', (changes, isGood) => {
    expect(exerciseMove.safeParse({ ...move, ...changes }).success).toBe(isGood)
  })
})

describe('ids in an address', () => {
  const read = (id: string) => workoutRoutes.listForPlan.params.safeParse({ id })

  it('are whole numbers', () => {
    expect(read('17').data).toEqual({ id: 17 })
    expect(read('2147483647').data).toEqual({ id: 2_147_483_647 })
  })

  it.each(['0', '-1', '01', '1.5', '1e3', '0x1', '2147483648', '99999999999', 'abc', '', ' 1', '1;--', '\u0000', '١'])(
    'cannot be %j',
    (id) => {
      expect(read(id).error?.issues[0]?.message).toBe('An id in the address is a whole number')
    },
  )
})

describe('a week in an address', () => {
  const { params } = workoutRoutes.listForWeek
  it.each([
    ['1', 1],
    ['104', 104],
    ['0', undefined],
    ['105', undefined],
    ['one', undefined],
  ])('%j is read as %j', (week, number) => {
    expect(params.safeParse({ id: '1', week }).data?.week).toBe(number)
  })
})
