import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median } from '../../sums.js'
import { runningMedian, weightedMedian } from './median.js'

test('the running median is that of the values around each, fewer at either end', () => {
  expect(runningMedian([5, 1, 4, 2, 3], 1)).toEqual([3, 4, 2, 3, 2.5])
  expect(runningMedian([], 2)).toEqual([])
  const values = fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 40 })
  fc.assert(
    fc.property(values, fc.nat({ max: 12 }), (all, reach) => {
      const around = all.map((_, at) => median(all.slice(Math.max(0, at - reach), at + reach + 1)))
      expect(runningMedian(all, reach)).toEqual(around)
    }),
  )
})

test('the weighted median has as much weight below it as above', () => {
  expect(weightedMedian([])).toBeUndefined()
  expect(
    weightedMedian([
      { value: 3, weight: 1 },
      { value: 1, weight: 1 },
      { value: 9, weight: 3 },
    ]),
  ).toBe(9)
})
