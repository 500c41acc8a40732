import { describe, expect, it } from 'vitest'
import type { Sport, WorkoutType } from '../types.js'
import { workoutTypeOf } from './workout-type.js'

describe('workoutTypeOf', () => {
  const rows: [Sport[], WorkoutType, WorkoutType][] = [
    [['swim'], 'run', 'swim'],
    [['run', 'run'], 'brick', 'run'],
    [['bike', 'run'], 'bike', 'brick'],
    [['bike', 'bike', 'run'], 'bike', 'brick'],
    [['bike', 'run', 'run'], 'bike', 'brick'],
    [['run', 'bike'], 'brick', 'mixed'],
    [['bike', 'run', 'bike'], 'brick', 'mixed'],
    [['swim', 'bike'], 'swim', 'mixed'],
    [['swim', 'run'], 'swim', 'mixed'],
    [['swim', 'bike', 'run'], 'brick', 'mixed'],
    [[], 'brick', 'brick'],
    [[], 'race', 'race'],
    [['swim', 'bike', 'run'], 'race', 'race'],
    [['run'], 'race', 'race'],
  ]
  it.each(rows)('%j, before %s, is %s', (sports, before, expected) => {
    expect(
      workoutTypeOf(
        sports.map((type) => ({ type })),
        before,
      ),
    ).toBe(expected)
  })
})
