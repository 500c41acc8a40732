import { describe, expect, it } from 'vitest'
import { inLengths, poolMetres } from './pool.js'

describe('inLengths', () => {
  it.each([
    [100, 25, 'm', '100 m', 100],
    [100, 50, 'm', '100 m', 100],
    [150, 50, 'm', '150 m', 150],
    [50, 33, 'm', '66 m', 66],
    [25, 50, 'm', '50 m', 50],
    [10, 50, 'm', '50 m', 50],
    [100, 25, 'yd', '100 yd', 91.44],
    [400, 25, 'yd', '400 yd', 365.76],
  ] as const)('makes of %d m in a %d %s pool %s', (metres, length, unit, text, measured) => {
    const swum = inLengths(metres, { length, unit })
    expect(swum.text).toBe(text)
    expect(swum.metres).toBeCloseTo(measured, 6)
  })
  it('measures a pool in metres', () => {
    expect(poolMetres({ length: 25, unit: 'yd' })).toBeCloseTo(22.86, 6)
    expect(poolMetres({ length: 50, unit: 'm' })).toBe(50)
  })
})
