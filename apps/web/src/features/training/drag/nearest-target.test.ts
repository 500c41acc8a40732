import { describe, expect, it } from 'vitest'
import type { Dragged, DropTarget } from './drop.js'
import { nearestTarget, type TargetBox } from './nearest-target.js'

const spot = (place: DropTarget, left: number, top: number, width: number, height: number): TargetBox => ({
  place,
  box: { left, top, right: left + width, bottom: top + height },
})

// Monday beside Tuesday; on Monday a workout of two exercises.
const monday = spot({ kind: 'day', week: 1, day: 1, label: 'Monday' }, 0, 0, 200, 400)
const tuesday = spot({ kind: 'day', week: 1, day: 2, label: 'Tuesday' }, 200, 0, 200, 400)
const workout = spot({ kind: 'workout', workoutId: 1, label: 'the workout' }, 10, 40, 180, 220)
const swim = spot({ kind: 'exercise', workoutId: 1, exerciseId: 'swim', label: 'the swim' }, 10, 60, 180, 100)
const run = spot({ kind: 'exercise', workoutId: 1, exerciseId: 'run', label: 'the run' }, 10, 160, 180, 100)
const spots = [monday, workout, swim, run, tuesday]

const anExercise: Dragged = { kind: 'exercise', workoutId: 2, exerciseId: 'bike', label: 'a bike ride' }
const aWorkout: Dragged = { kind: 'workout', workoutId: 2, label: 'a workout' }
const somewhere = { left: 0, top: 0, right: 0, bottom: 0 }

describe('under the pointer', () => {
  it.each([
    ['the exercise there', 50, 100, swim],
    ['the next exercise', 50, 200, run],
    ['the workout around them', 50, 50, workout],
    ['the day around it', 50, 350, monday],
    ['the first of two days that touch', 200, 20, monday],
    ['the day at its left edge', 0, 20, monday],
    ['the day at its right edge', 400, 20, tuesday],
    ['the day at its upper edge', 300, 0, tuesday],
    ['the day at its lower edge', 300, 400, tuesday],
    ['the exercise at its left edge', 10, 100, swim],
    ['nothing just left of all of them', -1, 20, undefined],
    ['nothing just below all of them', 300, 401, undefined],
    ['nothing beside all of them', 500, 20, undefined],
  ])('is %s', (_, x, y, expected) => {
    expect(nearestTarget(spots, anExercise, { pointer: { x, y }, box: somewhere })).toBe(expected)
  })

  it('is the day, when a workout is dragged', () => {
    expect(nearestTarget(spots, aWorkout, { pointer: { x: 50, y: 100 }, box: somewhere })).toBe(monday)
  })
})

describe('by keyboard', () => {
  const at = (left: number, top: number) => ({
    pointer: null,
    box: { left, top, right: left + 160, bottom: top + 40 },
  })

  it.each([
    ['the exercise that is covered most', 20, 110, swim],
    ['the other one, a step further down', 20, 145, run],
    ['a day where nothing else is', 230, 300, tuesday],
    ['nothing beside all of them', 500, 500, undefined],
  ])('is %s', (_, left, top, expected) => {
    expect(nearestTarget(spots, anExercise, at(left, top))).toBe(expected)
  })

  it('is the day that is covered most, when a workout is dragged', () => {
    expect(nearestTarget(spots, aWorkout, at(130, 100))).toBe(tuesday)
  })
})
