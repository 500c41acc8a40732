import { describe, expect, it } from 'vitest'
import { RACE_TYPES } from '../../types.js'
import { PACING } from './pacing.js'

describe.each(RACE_TYPES)('the three ways through a race: %s', (raceType) => {
  const { cautious, steady, bold } = PACING[raceType]

  it('steady is the prediction', () => {
    expect(steady).toEqual({ swim: 1, bike: 1, runHalves: [0.5, 0.5], fade: undefined })
  })

  it('cautious and bold take 2 % more and less time in the water, and 3 % in the first half of the run', () => {
    expect([cautious.swim, bold.swim]).toEqual([1.02, 0.98])
    for (const [{ runHalves }, first] of [
      [cautious, 0.515],
      [bold, 0.485],
    ] as const) {
      expect(runHalves[0]).toBeCloseTo(first, 9)
      expect(runHalves[1]).toBe(0.5)
    }
  })

  it('speed goes with the cube root of power: as much power above the middle as below it', () => {
    expect(cautious.bike).toBeLessThan(1)
    expect(bold.bike).toBeGreaterThan(1)
    expect(cautious.bike ** 3 + bold.bike ** 3).toBeCloseTo(2, 9)
  })

  it('only the bold one may fade', () => {
    expect([cautious.fade, steady.fade]).toEqual([undefined, undefined])
    expect(bold.fade).toBeGreaterThan(0)
  })
})
