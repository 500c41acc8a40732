import { describe, expect, it } from 'vitest'
import type { Phase, Rhythm } from '../types.js'
import { weekPhase } from './phase.js'

const LETTERS: Record<Phase, string> = {
  'Base Building': 'B',
  'Build Phase': 'U',
  'Peak Phase': 'P',
  Taper: 'T',
  'Recovery Week': 'r',
  'Race Week': 'R',
}
const season = (totalWeeks: number, rhythm?: Rhythm | null) =>
  Array.from({ length: totalWeeks }, (_, index) => LETTERS[weekPhase(index + 1, totalWeeks, rhythm)]).join('')

/** The specification in whole numbers: no floating point, so that no rounding can agree by accident. */
function phaseByHand(week: number, total: number): Phase {
  if (week === total) return 'Race Week'
  const recoveryBefore = (85 * total - ((85 * total) % 100)) / 100 - 1
  if (week % 4 === 0 && week < recoveryBefore) return 'Recovery Week'
  if (10 * week < 3 * total) return 'Base Building'
  if (10 * week < 7 * total) return 'Build Phase'
  return 10 * week < 9 * total ? 'Peak Phase' : 'Taper'
}

describe('weekPhase', () => {
  it.each([
    [1, 'R'],
    [2, 'UR'],
    [4, 'BUPR'],
    [5, 'BUUPR'],
    [8, 'BBUrUPPR'],
    [10, 'BBUrUUPPTR'],
    [12, 'BBBrUUUrPPTR'],
    [16, 'BBBrUUUrUUUPPPTR'],
  ])('divides %i weeks as %s', (totalWeeks, letters) => {
    expect(season(totalWeeks)).toBe(letters)
  })

  it.each([
    [1, 'R'],
    [5, 'BUUPR'],
    [8, 'BBrUUPPR'],
    [12, 'BBrUUrUUPPTR'],
    [16, 'BBrBUrUUrUUPPPTR'],
  ])('divides %i weeks, two of load before each recovery week, as %s', (totalWeeks, letters) => {
    expect(season(totalWeeks, '2:1')).toBe(letters)
  })

  it('has three load weeks to each recovery week unless said', () => {
    expect(season(20, '3:1')).toBe(season(20))
    expect(season(20, null)).toBe(season(20))
  })

  it('agrees with the specification for every week of every length up to two years', () => {
    for (let total = 1; total <= 104; total += 1)
      for (let week = 1; week <= total; week += 1)
        expect([week, total, weekPhase(week, total)]).toEqual([week, total, phaseByHand(week, total)])
  })

  it('has one race week, the last, and no recovery in the final weeks', () => {
    for (let total = 1; total <= 104; total += 1) {
      const letters = season(total)
      expect(letters.indexOf('R')).toBe(total - 1)
      expect(letters.lastIndexOf('r')).toBeLessThan(Math.max(0, Math.floor((85 * total) / 100) - 2))
    }
  })
})
