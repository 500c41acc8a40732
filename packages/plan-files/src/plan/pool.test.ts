import { describe, expect, it } from 'vitest'
import { inLengths, inPool, poolMetres } from './pool.js'

describe('inLengths', () => {
  it.each([
    [100, 25, 'm', '100 m', 100],
    [100, 50, 'm', '100 m', 100],
    [150, 50, 'm', '150 m', 150],
    [50, 33, 'm', '66 m', 66],
    [25, 50, 'm', '50 m', 50],
    [10, 50, 'm', '50 m', 50],
    [100, 25, 'yd', '100 yd', 91.44],
    [400, 25, 'yd', '425 yd', 388.62],
    [365.76, 25, 'yd', '400 yd', 365.76],
  ] as const)('makes of %d m in a %d %s pool %s', (metres, length, unit, text, measured) => {
    const swum = inLengths(metres, { length, unit })
    expect(swum.text).toBe(text)
    expect(swum.metres).toBeCloseTo(measured, 6)
  })
  it.each([
    ['100 m, second half a little quicker', 25, 'yd', '100 yd, second half a little quicker'],
    ['50 m: 25 drill, 25 swim', 25, 'yd', '50 yd: 25 drill, 25 swim'],
    ['400 m at 2:02-1:58/100m', 25, 'yd', '425 yd at 1:52-1:48/100yd'],
    ['10 x 100 m @ 2:00/100m', 25, 'yd', '10 x 100 yd @ 1:50/100yd'],
    ['25 m fast', 50, 'm', '50 m fast'],
    ['100 m @ 2:00/100m', 50, 'm', '100 m @ 2:00/100m'],
    ['Easy with pull buoy', 25, 'yd', 'Easy with pull buoy'],
  ] as const)('says %j in a %d %s pool as %j', (words, length, unit, said) => {
    expect(inPool(words, { length, unit })).toBe(said)
  })
  it('measures a pool in metres', () => {
    expect(poolMetres({ length: 25, unit: 'yd' })).toBeCloseTo(22.86, 6)
    expect(poolMetres({ length: 50, unit: 'm' })).toBe(50)
  })
})
