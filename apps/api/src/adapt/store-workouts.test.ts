import { emptyWorkout } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { returningAs } from './store-workouts.js'

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
})
