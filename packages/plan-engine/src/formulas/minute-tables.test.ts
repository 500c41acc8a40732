import { describe, expect, test } from 'vitest'
import { toSeason } from '../season/season.js'
import { BOUNDS, SESSION_KEYS } from '../season/session-bounds.js'
import { boundsOf, sessionBounds } from '../season/session-slot.js'
import { scenario } from '../testing/scenarios.js'
import { EXPERIENCE_LEVELS, RACE_TYPES } from '../types.js'
import { LATE_CAPS, LIGHT_DAY, LONG_RIDE, LONG_RUN, LONGEST_RUN, type Range, raceWindowLimit } from './minute-tables.js'

const ROWS = RACE_TYPES.flatMap((race) =>
  EXPERIENCE_LEVELS.map((level, rank) => [race, level, rank as 0 | 1 | 2] as const),
)

const expectSound = ([min, max]: Range) => {
  expect(min % 5).toBe(0)
  expect(max % 5).toBe(0)
  expect(min).toBeLessThan(max)
}

describe.each(ROWS)('%s, %s', (race, level, rank) => {
  test('long sessions grow, and runs end at two and a half hours', () => {
    expectSound(LONG_RIDE[race][rank])
    expectSound(LONG_RUN[race][rank])
    expect(LONG_RUN[race][rank][1]).toBeLessThanOrEqual(LONGEST_RUN)
    expect(LONG_RIDE[race][rank][1]).toBeGreaterThan(LONG_RUN[race][rank][1])
  })

  test('other sessions have bounds in steps of five minutes, shorter than the long ones', () => {
    const row = BOUNDS[race][level]
    expect(row).toHaveLength(SESSION_KEYS.length)
    row.forEach(expectSound)
    expect(Math.max(...row.map(([, max]) => max))).toBeLessThanOrEqual(LONG_RIDE[race][rank][1])
  })

  test('weeks that rest may hold shorter ones, down to a quarter of an hour', () => {
    const season = toSeason(scenario(race, level, 8))
    if (!season) throw new Error('The input has no dates')
    const { load, rest } = sessionBounds(season)
    for (const key of SESSION_KEYS) {
      expect(rest[key][0]).toBeLessThanOrEqual(load[key][0])
      expect(rest[key][0]).toBeGreaterThanOrEqual(key === 'brick' ? 10 : 15)
      expect(rest[key][1]).toBe(load[key][1])
    }
  })
})

test('more experience never means shorter sessions', () => {
  for (const race of RACE_TYPES)
    for (const [index] of SESSION_KEYS.entries()) {
      const max = EXPERIENCE_LEVELS.map((level) => BOUNDS[race][level][index]?.[1] ?? 0)
      expect(max).toEqual(max.toSorted((one, other) => one - other))
    }
})

test('the last days shrink towards the race, and so do late long sessions', () => {
  for (const race of RACE_TYPES) {
    expect(LATE_CAPS[race].bike).toBeLessThan(LONG_RIDE[race][2][1])
    expect(LATE_CAPS[race].run).toBeLessThanOrEqual(LONG_RUN[race][2][1])
    expect(LIGHT_DAY[race]).toBeLessThanOrEqual(45)
  }
})

test.each([
  ['swim', 'easy', 'swim'],
  ['swim', 'quality', 'swim'],
  ['bike', 'easy', 'easyBike'],
  ['bike', 'sharpener', 'qualityBike'],
  ['run', 'quality', 'qualityRun'],
  ['run', 'primer', 'easyRun'],
  ['run', 'brick', 'brick'],
] as const)('a %s that is %s keeps the bounds of %s', (sport, role, key) => {
  const season = toSeason(scenario('ironman', 'advanced', 8))
  if (!season) throw new Error('The input has no dates')
  const { load } = sessionBounds(season)
  expect(boundsOf(load, sport, role)).toEqual(load[key])
})

test.each([
  ['a usual day', 90, [30, 45, 60, 75, 90, 90]],
  ['a day of two hours and a half', 150, [30, 60, 75, 75, 90, 90]],
  ['a day of four hours', 240, [30, 60, 120, 120, 120, 120]],
  ['a day of eight hours', 480, [30, 60, 120, 120, 120, 120]],
  ['a short day', 40, [30, 40, 40, 40, 40, 40]],
  ['a day off', 0, [0, 0, 0, 0, 0, 0]],
] as const)('%s of %i min holds less the nearer the race is', (_, minutes, expected) => {
  expect([1, 2, 3, 4, 5, 6].map((daysToRace) => raceWindowLimit(daysToRace, minutes))).toEqual(expected)
})
