import { emptyWorkout } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { returningAs, withRows } from './store-workouts.js'

describe('Workouts whose rows went', () => {
  it('come back as that row, each row once: two that are told by one would meet its key', () => {
    const row = { id: 7, version: 3 }
    const [first, second, stored, fresh] = [1, 2, 3, 4].map((day) => emptyWorkout({ week: 5, day: day as 1 }))
    if (!first || !second || !stored || !fresh) throw new Error('four days')
    const added = [
      { ...first, former: row },
      { ...second, former: row },
      { ...stored, former: { id: 8, version: 1 } },
      { ...fresh, former: undefined },
    ]
    expect(returningAs(added, new Set([8]))).toEqual({
      returning: [{ former: row, workout: first }],
      others: [second, stored, fresh],
    })
  })

  it('are told by their days: each of two that a day loses by its own row, however they stand', () => {
    const day = { week: 5, day: 6 as const }
    const [race, ride, other] = [
      { ...emptyWorkout(day), id: 1, version: 4, workoutType: 'mixed' },
      { ...emptyWorkout(day), id: 2, version: 5, workoutType: 'bike' },
      { ...emptyWorkout({ ...day, day: 0 }), id: 3, version: 6, workoutType: 'run' },
    ] as StoredWorkout[]
    if (!race || !ride || !other) throw new Error('three rows')
    const touched = [
      { ...day, workoutType: 'bike' as const, exercises: ['w5d6e1'] },
      { ...day, workoutType: 'race' as const, priority: 'C' as const, exercises: ['w5d6e4'] },
      { week: 4, day: 6 as const, workoutType: 'run' as const, exercises: ['w4d6e1'] },
    ]
    const told = [{ row: { id: 2, version: 5 } }, { row: { id: 1, version: 4 } }, {}]
    const expected = touched.map((one, index) => ({ ...one, ...told[index] }))
    expect(withRows(touched, [race, ride, other])).toEqual(expected)
    expect(withRows(touched, [other, ride, race])).toEqual(expected)
    expect(withRows(touched.slice(0, 1), [race])).toEqual([{ ...touched[0], row: { id: 1, version: 4 } }])
  })
})
