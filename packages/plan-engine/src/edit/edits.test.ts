import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exercise, frozen, workout } from '../testing/workouts.js'
import type { Workout } from '../types.js'
import { completeWorkout, deleteExercise, markIncomplete, moveExercise, moveWorkout, toActual } from './edits.js'

const swim = exercise({ id: 's', type: 'swim', duration: 45 })
const ride = exercise({ id: 'b', type: 'bike', duration: 60 })
const run = exercise({ id: 'r', type: 'run', duration: 20 })
const second = exercise({ id: 'r2', type: 'run', duration: 35 })

const brick = frozen({ ...workout(3, 6, [ride, { ...run, linked: true }]), id: 7, trainingPlanId: 1 })
const swimming = frozen({ ...workout(3, 1, [swim]), id: 8, trainingPlanId: 1 })
const ids = ({ exercises }: Workout) => exercises.map(({ id }) => id)

describe('moveExercise', () => {
  it('takes the exercise out of one workout and puts it into the other, with minutes and types that follow', () => {
    const moved = moveExercise(brick, swimming, 'r', 0)
    expect(moved?.source).toMatchObject({ id: 7, workoutType: 'bike', totalDuration: 60 })
    expect(moved?.target).toMatchObject({ id: 8, workoutType: 'mixed', totalDuration: 65 })
    expect(moved && ids(moved.target)).toEqual(['r', 's'])
  })

  it.each([
    [0, ['r2', 'b', 'r']],
    [1, ['b', 'r2', 'r']],
    [2, ['b', 'r', 'r2']],
    [99, ['b', 'r', 'r2']],
    [-3, ['r2', 'b', 'r']],
    [1.9, ['b', 'r2', 'r']],
    [Number.NaN, ['r2', 'b', 'r']],
    [Number.POSITIVE_INFINITY, ['b', 'r', 'r2']],
  ])('at index %s lands in the right place', (index, expected) => {
    const moved = moveExercise<Workout>(workout(3, 2, [second]), brick, 'r2', index)
    expect(moved && ids(moved.target)).toEqual(expected)
  })

  it('leaves the emptied workout standing, with no minutes and its last type', () => {
    const moved = moveExercise(swimming, brick, 's', 5)
    expect(moved?.source).toMatchObject({ id: 8, exercises: [], totalDuration: 0, workoutType: 'swim' })
  })

  it('reorders within one workout, also when it was read twice', () => {
    const three = workout(3, 6, [ride, run, second])
    for (const target of [three, { ...three, exercises: [...three.exercises] }]) {
      const moved = moveExercise(three, target, 'b', 2)
      expect(moved && ids(moved.source)).toEqual(['r', 'r2', 'b'])
      expect(moved?.target).toEqual(moved?.source)
    }
    expect(moveExercise(three, three, 'b', 1)?.target.workoutType).toBe('mixed')
  })

  it('answers undefined when nothing would change', () => {
    expect(moveExercise(brick, brick, 'b', 0)).toBeUndefined()
    expect(moveExercise(brick, brick, 'r', 1)).toBeUndefined()
    expect(moveExercise(brick, brick, 'r', 99)).toBeUndefined()
  })

  it('answers undefined for an exercise that is not there, or that the target has already', () => {
    expect(moveExercise(brick, swimming, 's', 0)).toBeUndefined()
    expect(moveExercise<Workout>(brick, workout(3, 2, [run]), 'r', 0)).toBeUndefined()
  })

  it('never loses, doubles or changes an exercise', () => {
    const place = fc.record({ from: fc.nat(2), to: fc.nat(2), index: fc.integer({ min: -2, max: 6 }), pick: fc.nat(4) })
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (moves) => {
        const week = [workout(1, 1, [swim]), workout(1, 2, [ride, run]), workout(1, 3, [second])]
        for (const { from, to, index, pick } of moves) {
          const [source, target] = [week[from], week[to]]
          const exerciseId = source?.exercises[pick]?.id
          const moved = source && target && exerciseId && moveExercise(source, target, exerciseId, index)
          if (moved) Object.assign(week, { [from]: moved.source, [to]: moved.target })
        }
        const all = week.flatMap(({ exercises }) => exercises)
        expect(all.map(({ id }) => id).sort()).toEqual(['b', 'r', 'r2', 's'])
        expect(new Set(all)).toEqual(new Set([swim, ride, run, second]))
        expect(week.reduce((sum, { totalDuration }) => sum + totalDuration, 0)).toBe(160)
      }),
    )
  })
})

describe('deleteExercise', () => {
  it('takes the exercise away and keeps the rest', () => {
    expect(deleteExercise(brick, 'b')).toMatchObject({ id: 7, exercises: [run], totalDuration: 20, workoutType: 'run' })
  })

  it('leaves an empty workout after the last one', () => {
    expect(deleteExercise(swimming, 's')).toMatchObject({ exercises: [], totalDuration: 0, workoutType: 'swim' })
  })

  it('answers undefined for an exercise it does not hold', () => {
    expect(deleteExercise(brick, 'x')).toBeUndefined()
  })
})

describe('moveWorkout', () => {
  it('puts the workout on another day, with its name, also in another week', () => {
    expect(moveWorkout(brick, { week: 3, day: 0 })).toEqual({ ...brick, day: 0, dayName: 'Sunday' })
    expect(moveWorkout(brick, { week: 4, day: 6 })).toEqual({ ...brick, week: 4 })
  })

  it('answers undefined when it stands there already', () => {
    expect(moveWorkout(brick, { week: 3, day: 6 })).toBeUndefined()
  })
})

describe('toActual', () => {
  it('takes the planned values over and leaves the notes to the athlete', () => {
    expect(toActual({ ...ride, notes: 'Keep the cadence at 90', distance: '17.5 mi', pace: '19.0 mph' })).toEqual({
      id: 'b',
      type: 'bike',
      name: 'Easy Run',
      duration: 60,
      distance: '17.5 mi',
      actualPace: '19.0 mph',
      intensity: 'easy',
      notes: '',
    })
  })
})

describe('completeWorkout', () => {
  const first = '2026-11-20T08:00:00.000Z'
  const actualExercises = brick.exercises.map(toActual)

  it('logs the values; the duration is their sum unless it is told', () => {
    const done = completeWorkout(brick, { actualExercises, notes: 'Windy' }, first)
    expect(done).toMatchObject({ id: 7, isCompleted: true, completedAt: first, actualDuration: 80, notes: 'Windy' })
    expect(completeWorkout(brick, { actualExercises, actualDuration: 75 }, first).actualDuration).toBe(75)
    expect(completeWorkout(brick, { actualExercises, actualDuration: 0 }, first).actualDuration).toBe(0)
  })

  it('ticks off without values', () => {
    expect(completeWorkout(brick, {}, first)).toEqual({ ...brick, isCompleted: true, completedAt: first })
  })

  it('keeps the first completion time and what is not told again when it is edited', () => {
    const done = completeWorkout(brick, { actualExercises, notes: 'Windy' }, first)
    const edited = completeWorkout(done, { actualDuration: 82 }, '2026-11-21T08:00:00.000Z')
    expect(edited).toEqual({ ...done, actualDuration: 82 })
  })

  it('is undone by markIncomplete, which keeps the actual values for the next time', () => {
    const done = completeWorkout(brick, { actualExercises, notes: 'Windy' }, first)
    expect(markIncomplete(done)).toEqual({ ...done, isCompleted: false, completedAt: null })
    expect(markIncomplete(brick)).toBeUndefined()
  })
})
