import type { Workout } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../testing/sample-workouts.js'
import { type Move, movedRows, restoredRows, restoreOf, undoOf, withRows } from './moves.js'

const swim = sampleExercise('swim')
const bike = sampleExercise('bike')
const run = sampleExercise('run')
const monday = sampleWorkout(1, 1, [bike])
const thursday = sampleWorkout(2, 4, [swim, run])
const week: readonly Workout[] = [monday, thursday]

const toFriday: Move = { kind: 'workout', workoutId: 2, week: 6, day: 5 }
const runToMonday: Move = { kind: 'exercise', sourceId: 2, targetId: 1, exerciseId: 'run', targetIndex: 1 }
const runFirst: Move = { kind: 'exercise', sourceId: 2, targetId: 2, exerciseId: 'run', targetIndex: 0 }

describe('a move', () => {
  it('puts a workout on another day, with that day in words', () => {
    expect(movedRows(week, toFriday)).toMatchObject([{ id: 2, day: 5, dayName: 'Friday' }])
  })

  it('puts an exercise into its place; minutes and kind of both workouts follow', () => {
    expect(movedRows(week, runToMonday)).toMatchObject([
      { id: 2, workoutType: 'swim', totalDuration: 30, exercises: [{ id: 'swim' }] },
      { id: 1, workoutType: 'mixed', totalDuration: 60, exercises: [{ id: 'bike' }, { id: 'run' }] },
    ])
  })

  it('changes one row when an exercise stays in its workout', () => {
    expect(movedRows(week, runFirst)).toMatchObject([{ id: 2, exercises: [{ id: 'run' }, { id: 'swim' }] }])
  })

  it.each<[string, Move]>([
    ['to the day it stands on', { ...toFriday, day: 4 }],
    ['of a workout that is gone', { ...toFriday, workoutId: 9 }],
    ['of an exercise that is gone', { ...runToMonday, exerciseId: 'w1' }],
    ['into a workout that is gone', { ...runToMonday, targetId: 9 }],
    ['to the place it has', { ...runFirst, exerciseId: 'swim' }],
  ])('%s changes nothing', (_, move) => {
    expect(movedRows(week, move)).toBeUndefined()
    expect(undoOf(week, move)).toBeUndefined()
  })
})

describe('undo', () => {
  it.each<[string, Move]>([
    ['a moved workout', toFriday],
    ['a workout in another week', { ...toFriday, week: 8, day: 0 }],
    ['an exercise in another workout', runToMonday],
    ['an exercise in another place', runFirst],
  ])('takes back %s', (_, move) => {
    const after = withRows(week, movedRows(week, move) ?? [])
    const undo = undoOf(week, move)
    const back = undo && movedRows(after, undo)
    const places = (rows: readonly Workout[]) => rows.map(({ id, day, exercises }) => [id, day, exercises])
    expect(places(withRows(after, back ?? []))).toEqual(places(week))
  })
})

it('rows are exchanged by their id, the others stay themselves', () => {
  const [first, second] = withRows(week, [{ ...thursday, notes: 'windy' }])
  expect(first).toBe(monday)
  expect(second?.notes).toBe('windy')
})

describe('a deleted exercise', () => {
  const restore = restoreOf(week, 2, 'run')
  const without = [monday, sampleWorkout(2, 4, [swim])]

  it('goes back to the place it had; minutes and kind of the workout follow', () => {
    expect(restore).toEqual({ workoutId: 2, exercise: run, targetIndex: 1 })
    expect(restore && restoredRows(without, restore)).toEqual([thursday])
  })

  it('goes back into a workout that it left empty', () => {
    const alone = restoreOf(week, 1, 'bike')
    expect(alone && restoredRows([sampleWorkout(1, 1, []), thursday], alone)).toMatchObject([monday])
  })

  it('is not there twice, and nowhere when its workout is gone', () => {
    expect(restore && restoredRows(week, restore)).toBeUndefined()
    expect(restore && restoredRows([monday], restore)).toBeUndefined()
    expect(restoreOf(week, 1, 'run')).toBeUndefined()
  })
})

describe('an edited exercise', () => {
  const edited = { ...run, duration: 55, origin: 'edited' as const }
  const after = sampleWorkout(2, 4, [swim, edited])

  it('goes back to what it was, in its place', () => {
    const restore = { workoutId: 2, exercise: run, targetIndex: 1, replaces: true }
    expect(restoredRows([after], restore)).toMatchObject([{ exercises: [swim, run], totalDuration: 60 }])
  })

  it('goes nowhere when its workout is gone, or it is as it was', () => {
    const restore = { workoutId: 2, exercise: run, targetIndex: 1, replaces: true }
    expect(restoredRows([monday], restore)).toBeUndefined()
    expect(restoredRows([thursday], restore)).toBeUndefined()
  })
})
