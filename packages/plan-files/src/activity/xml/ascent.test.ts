import { describe, expect, it } from 'vitest'
import { newAscent } from './ascent.js'

const climbed = (altitudes: readonly number[]) => {
  const ascent = newAscent()
  for (const altitude of altitudes) ascent.add(altitude)
  return ascent.total()
}

describe('the ascent', () => {
  it.each([
    ['nothing measured', [], undefined],
    ['level', [100, 100, 100], 0],
    ['one hill', [100, 150, 200, 120], 100],
    ['two hills', [100, 200, 100, 150], 150],
    ['downhill only', [300, 200, 100], 0],
    ['the noise of a sensor', [100, 101, 99, 101, 100, 101, 99], 0],
    ['a slow climb', [100, 101, 102, 103, 104, 105, 106], 6],
    ['values that are none', [Number.NaN, 100, Number.NaN, 110], 10],
  ])('of %s', (_, altitudes, metres) => {
    expect(climbed(altitudes)).toBe(metres)
  })
})
