import { describe, expect, test } from 'vitest'
import { EXPERIENCE_LEVELS, RACE_TYPES, SPORTS } from '../types.js'
import { defaultSchedule, scheduleTotals } from './schedule.js'
import {
  FIRST_WEEK,
  FULL_PLAN_WEEKS,
  MAX_SESSIONS,
  nonEasyShare,
  PEAK_HOURS,
  QUALITY_DAYS,
  RAMP,
  SHARE_SHIFTS,
  SHARES,
  TAPER,
} from './volume-tables.js'

const PARTS = ['base', 'build', 'peak', 'taper', 'recovery', 'race'] as const
const SHORT_TO_LONG = ['sprint', 'olympic', '70.3', 'ironman'] as const

/** Whether values never fall from one to the next. */
const rises = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))

describe('how much a week holds', () => {
  test('more with experience, more for longer races', () => {
    for (const race of RACE_TYPES) {
      expect(rises(PEAK_HOURS[race])).toBe(true)
      expect(rises(MAX_SESSIONS[race])).toBe(true)
    }
    for (const rank of [0, 1, 2] as const) expect(rises(SHORT_TO_LONG.map((race) => PEAK_HOURS[race][rank]))).toBe(true)
  })

  test('every default schedule fits a beginner whole', () => {
    for (const race of RACE_TYPES)
      expect(scheduleTotals(defaultSchedule(race)).hours).toBeLessThanOrEqual(PEAK_HOURS[race][0])
  })

  test('the shares of the sports make a whole, and shifting them keeps it', () => {
    for (const race of RACE_TYPES) expect(SPORTS.reduce((sum, sport) => sum + SHARES[race][sport], 0)).toBe(100)
    for (const part of PARTS) expect(SPORTS.reduce((sum, sport) => sum + SHARE_SHIFTS[part][sport], 0)).toBe(0)
  })

  test('the race leans on the bike, more so the longer it is', () => {
    for (const race of RACE_TYPES) expect(SHARES[race].bike).toBeGreaterThan(SHARES[race].run)
    expect(rises(SHORT_TO_LONG.map((race) => SHARES[race].bike))).toBe(true)
  })
})

describe('how it falls before the race', () => {
  test('week by week, to 41-60 % less in the last seven days, as the meta-analysis found best', () => {
    for (const race of RACE_TYPES) {
      const [last, before, first] = TAPER[race]
      expect(rises([last, before, first])).toBe(true)
      expect(1 - last).toBeGreaterThanOrEqual(0.41)
      expect(1 - last).toBeLessThanOrEqual(0.6)
    }
  })

  test('over two weeks for short races, three for long ones', () => {
    expect(RACE_TYPES.filter((race) => TAPER[race][2] < 1)).toEqual(['ironman', '70.3'])
  })
})

describe('how it grows', () => {
  test('by at most a tenth a week', () => {
    for (const ramp of RAMP) expect(ramp).toBeLessThanOrEqual(0.1)
  })

  test('from a lower start for those with less experience', () => {
    expect(rises(FIRST_WEEK)).toBe(true)
  })

  test('longer races need longer plans', () => {
    expect(rises(SHORT_TO_LONG.map((race) => FULL_PLAN_WEEKS[race]))).toBe(true)
  })
})

describe('how hard a week is', () => {
  test('at least 78 % easy in any part of the season', () => {
    for (const level of EXPERIENCE_LEVELS)
      for (const part of PARTS) expect(nonEasyShare('ironman', level, part)).toBeLessThanOrEqual(0.22)
  })

  test('harder with experience, hardest in the peak', () => {
    for (const part of PARTS)
      expect(rises(EXPERIENCE_LEVELS.map((level) => nonEasyShare('ironman', level, part)))).toBe(true)
    for (const level of EXPERIENCE_LEVELS)
      expect(
        rises((['recovery', 'base', 'build', 'peak'] as const).map((part) => nonEasyShare('ironman', level, part))),
      ).toBe(true)
  })

  test('never more than three hard days, none for beginners who recover', () => {
    for (const level of EXPERIENCE_LEVELS)
      for (const part of PARTS) expect(QUALITY_DAYS[level][part]).toBeLessThanOrEqual(3)
    expect(QUALITY_DAYS.beginner.recovery).toBe(0)
  })
})

test.each([
  ['sprint', 'build', 0.21],
  ['olympic', 'peak', 0.23],
  ['olympic', 'base', 0.12],
  ['olympic', 'taper', 0.2],
  ['70.3', 'build', 0.18],
  ['ironman', 'peak', 0.2],
] as const)('a %s may hold %s weeks with %d above easy', (race, part, share) => {
  expect(nonEasyShare(race, 'intermediate', part)).toBeCloseTo(share, 9)
})
