import { describe, expect, it } from 'vitest'
import type { Phase, Rhythm } from '../types.js'
import { easierTurns, weekPhase, withRhythm } from './phase.js'

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

describe('a rhythm that changes on the way', () => {
  // A Sunday: weeks begin on Mondays, week 7 on 1 March.
  const calendar = { raceDate: '2027-06-06', totalWeeks: 20 }
  const weeksOf = (plan: Parameters<typeof easierTurns>[0]) =>
    easierTurns(plan).flatMap((turn, index) => (turn > 0 ? [index + 1] : []))

  it('leaves the weeks before it, and the load weeks before it count on', () => {
    const changed = { ...calendar, ...withRhythm(calendar, '2027-03-01', '2:1') }
    expect(changed.earlierRhythms).toEqual([{ before: '2027-03-01', rhythm: '3:1' }])
    expect(weeksOf(changed)).toEqual([4, 7, 10, 13, 16, 19])
    expect(easierTurns(changed).slice(0, 8)).toEqual([0, 0, 0, 1, 0, 0, 2, 0])
  })

  it('begins with the next week where a week has begun', () => {
    expect(weeksOf({ ...calendar, ...withRhythm(calendar, '2027-03-02', '2:1') })).toEqual([4, 8, 11, 14, 17, 20])
  })

  it('keeps each rhythm that a week went by, and none that began and ended within one', () => {
    const two = { ...calendar, ...withRhythm(calendar, '2027-02-08', '2:1') }
    const three = { ...two, ...withRhythm(two, '2027-03-22', '3:1') }
    expect(three.earlierRhythms).toEqual([
      { before: '2027-02-08', rhythm: '3:1' },
      { before: '2027-03-22', rhythm: '2:1' },
    ])
    expect(weeksOf(three)).toEqual([4, 7, 11, 15, 19])
    const short = { ...calendar, ...withRhythm(calendar, '2027-03-02', '2:1') }
    expect(withRhythm(short, '2027-03-04', '3:1')).toEqual({ rhythm: '3:1', earlierRhythms: undefined })
  })

  it('is as if it had never been where it is taken back on the same day', () => {
    const two = { ...calendar, ...withRhythm(calendar, '2027-03-01', '2:1') }
    expect(withRhythm(two, '2027-03-01', '3:1')).toEqual({ rhythm: '3:1', earlierRhythms: undefined })
    const again = { ...two, ...withRhythm({ ...two, rhythm: '3:1' }, '2027-03-01', '2:1') }
    expect(weeksOf(again)).toEqual(weeksOf(two))
  })

  it('reads what is told in any order, and passes over what is none', () => {
    const earlierRhythms = [
      { before: '2027-03-22', rhythm: '2:1' },
      { before: 'soon', rhythm: '2:1' },
      null,
      { before: '2027-02-08', rhythm: '3:1' },
    ] as never
    expect(weeksOf({ ...calendar, rhythm: '3:1', earlierRhythms })).toEqual([4, 7, 11, 15, 19])
    expect(weeksOf({ ...calendar, rhythm: null, earlierRhythms: 'none' as never })).toEqual([4, 8, 12, 16, 20])
    expect(easierTurns({ raceDate: 'never', totalWeeks: Number.NaN })).toEqual([])
  })
})
