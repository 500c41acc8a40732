import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { type Dragged, type DropTarget, decideDrop } from './drop.js'

const monday = sampleWorkout(1, 1, [sampleExercise('bike')])
const thursday = sampleWorkout(2, 4, [sampleExercise('swim'), sampleExercise('run')])
const race = sampleWorkout(3, 0, [sampleExercise('swim', 'race')], { workoutType: 'race' })
const workouts = [monday, thursday, race]

const workout = (workoutId: number): Dragged => ({ kind: 'workout', workoutId, label: 'the workout' })
const exercise = (workoutId: number, exerciseId: string) =>
  ({ kind: 'exercise', workoutId, exerciseId, label: exerciseId }) as const satisfies Dragged & DropTarget
const day = (day: 0 | 1 | 2 | 3 | 4 | 5 | 6): DropTarget => ({ kind: 'day', week: 6, day, label: 'the day' })
const into = (workoutId: number): DropTarget => ({ kind: 'workout', workoutId, label: 'the workout' })
const drop = (dragged: Dragged, place: DropTarget) => decideDrop(dragged, place, workouts)

describe('a dropped workout', () => {
  it('goes to the day', () => {
    expect(drop(workout(2), day(5))).toEqual({ kind: 'workout', workoutId: 2, week: 6, day: 5 })
  })

  it.each([into(1), exercise(1, 'bike')])('goes to the day of what it was dropped on: $kind', (place) => {
    expect(drop(workout(2), place)).toEqual({ kind: 'workout', workoutId: 2, week: 6, day: 1 })
  })

  it('stays when the day is unchanged', () => {
    expect(drop(workout(2), day(4))).toBeUndefined()
    expect(drop(workout(2), exercise(2, 'swim'))).toBeUndefined()
  })
})

describe('a dropped exercise', () => {
  it('takes its workout along to another day when it is all of it', () => {
    expect(drop(exercise(1, 'bike'), day(5))).toEqual({ kind: 'workout', workoutId: 1, week: 6, day: 5 })
    expect(drop(exercise(1, 'bike'), day(1)), 'its own day').toBeUndefined()
  })

  it("goes first into the day's first workout", () => {
    expect(drop(exercise(2, 'run'), day(1))).toEqual({
      kind: 'exercise',
      sourceId: 2,
      targetId: 1,
      exerciseId: 'run',
      targetIndex: 0,
    })
  })

  it('goes first into the workout it was dropped on', () => {
    expect(drop(exercise(1, 'bike'), into(2))).toMatchObject({ targetId: 2, targetIndex: 0 })
  })

  it('takes the place of the exercise it was dropped on', () => {
    expect(drop(exercise(1, 'bike'), exercise(2, 'run'))).toMatchObject({ targetId: 2, targetIndex: 1 })
    expect(drop(exercise(2, 'run'), exercise(2, 'swim'))).toMatchObject({ sourceId: 2, targetId: 2, targetIndex: 0 })
  })

  it.each<[string, DropTarget]>([
    ['on a day without workouts', day(5)],
    ['on its own day', day(4)],
    ['on its own workout', into(2)],
    ['on itself', exercise(2, 'run')],
    ['on a workout that is gone', into(9)],
    ['on race day', day(0)],
    ['on a leg of the race', exercise(3, 'race')],
  ])('%s stays where it was', (_, place) => {
    expect(drop(exercise(2, 'run'), place)).toBeUndefined()
  })
})

it('the race does not move, nor does one of its legs', () => {
  expect(drop(workout(3), day(5))).toBeUndefined()
  expect(drop(exercise(3, 'race'), into(1))).toBeUndefined()
})
