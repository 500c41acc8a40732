import { describe, expect, it } from 'vitest'
import type { Sport, WorkoutType } from '../types.js'
import { workoutTypeOf } from './workout-type.js'

describe('workoutTypeOf', () => {
  /** `linked run` is a run linked to what stands before it. */
  const rows: [(Sport | 'linked run')[], WorkoutType, WorkoutType][] = [
    [['swim'], 'run', 'swim'],
    [['run', 'run'], 'brick', 'run'],
    [['bike', 'linked run'], 'bike', 'brick'],
    [['bike', 'bike', 'linked run'], 'bike', 'brick'],
    [['bike', 'linked run', 'run'], 'bike', 'brick'],
    [['bike', 'run'], 'bike', 'mixed'],
    [['bike', 'run', 'linked run'], 'brick', 'mixed'],
    [['bike', 'run'], 'brick', 'brick'],
    [['bike', 'run'], 'mixed', 'mixed'],
    [['swim', 'bike', 'linked run'], 'brick', 'mixed'],
    [['swim', 'linked run'], 'brick', 'mixed'],
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
        sports.map((sport) => (sport === 'linked run' ? { type: 'run', linked: true } : { type: sport })),
        before,
      ),
    ).toBe(expected)
  })
})
