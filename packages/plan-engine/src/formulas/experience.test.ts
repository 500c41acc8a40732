import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Sport } from '../types.js'
import { experienceLevel, experienceScore } from './experience.js'

const slowest = { swim: 300, bike: 10, run: 960 }

/** Paces on both sides of each bound, with their points: s per 100 m, mph, s per mile. */
const BOUNDS: readonly (readonly [Sport, ...(readonly [pace: number, points: number])[]])[] = [
  ['swim', [60, 3], [90, 3], [90.1, 2], [120, 2], [121, 1], [150, 1], [151, 0], [300, 0]],
  ['bike', [30, 3], [22, 3], [21.9, 2], [18, 2], [17.5, 1], [15, 1], [14.9, 0], [10, 0]],
  ['run', [300, 3], [360, 3], [361, 2], [450, 2], [451, 1], [540, 1], [541, 0], [960, 0]],
]

describe('experienceScore', () => {
  it.each(BOUNDS.flatMap(([sport, ...scored]) => scored.map(([pace, points]) => [sport, pace, points] as const)))(
    'gives a %s at %f %i points',
    (sport, pace, points) => {
      expect(experienceScore({ ...slowest, [sport]: pace })).toBe(points)
    },
  )

  it('adds up the three sports, 0 to 9', () => {
    expect(experienceScore({ swim: 90, bike: 22, run: 360 })).toBe(9)
    expect(experienceScore({ swim: 150, bike: 18, run: 510 })).toBe(4)
    expect(experienceScore(slowest)).toBe(0)
  })

  it('never falls when an athlete gets faster', () => {
    const paces = fc.record({ swim: fc.integer({ min: 60, max: 300 }), bike: fc.integer({ min: 10, max: 30 }) })
    fc.assert(
      fc.property(paces, fc.integer({ min: 300, max: 960 }), ({ swim, bike }, run) => {
        const score = experienceScore({ swim, bike, run })
        expect(experienceScore({ swim: swim - 10, bike: bike + 1, run: run - 10 })).toBeGreaterThanOrEqual(score)
      }),
    )
  })
})

describe('experienceLevel', () => {
  it.each([
    [0, { swim: 300, bike: 10, run: 960 }, 'beginner'],
    [3, { swim: 150, bike: 15, run: 540 }, 'beginner'],
    [4, { swim: 150, bike: 18, run: 510 }, 'intermediate'],
    [6, { swim: 120, bike: 18, run: 450 }, 'intermediate'],
    [7, { swim: 90, bike: 18, run: 450 }, 'advanced'],
    [9, { swim: 90, bike: 22, run: 360 }, 'advanced'],
  ] as const)('%i points', (score, paces, level) => {
    expect(experienceScore(paces)).toBe(score)
    expect(experienceLevel(paces)).toBe(level)
  })
})
