import { describe, expect, it } from 'vitest'
import { clampAmount } from './clamp-amount.js'

describe('countable', () => {
  it.each([0, 0.5, 26.2, 45, 1e9])('is %f itself', (value) => {
    expect(clampAmount(value)).toBe(value)
  })

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1e-300,
    Number.NEGATIVE_INFINITY,
    '45',
    null,
    undefined,
    {},
    true,
  ])('is 0 for %s', (value) => {
    expect(clampAmount(value)).toBe(0)
  })

  it('stops at a thousand million, so that sums stay numbers that can be written', () => {
    expect(clampAmount(Number.MAX_VALUE)).toBe(1e9)
  })
})
