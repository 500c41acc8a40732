import { describe, expect, test } from 'vitest'
import { RACE_PRESETS } from '../formulas/presets.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { PlanInput, ScheduleDay } from '../types.js'
import { circularDistance, toSeason } from './season.js'

const input = scenario('olympic', 'intermediate', 12)

/** The season of an input with fields that the types would not let through. */
const season = (fields: Record<string, unknown>) => toSeason({ ...input, ...fields } as PlanInput)

const day = (fields: Partial<Omit<ScheduleDay, 'day'>> & { day: number }) => ({
  dayName: '',
  available: true,
  hours: 1,
  isEndurance: false,
  ...fields,
})

describe('toSeason', () => {
  test('counts what a week offers in steps of five minutes', () => {
    expect(season({})).toMatchObject({
      race: 'olympic',
      level: 'intermediate',
      daysToRace: 84,
      raceDay: 0,
      availability: [90, 60, 120, 0, 60, 60, 120],
      days: [0, 1, 2, 4, 5, 6],
      availableMinutes: 510,
      peak: 510,
    })
    expect(season({ weeklySchedule: weekOffering('Mon 0.7') })?.availability[1]).toBe(40)
  })

  test('takes a day for an endurance day only when each of its entries says so', () => {
    const marks = (...entries: boolean[]) =>
      season({ weeklySchedule: entries.map((isEndurance) => day({ day: 6, isEndurance })) })?.endurance[6]
    expect([marks(true, true), marks(true, false), marks(false, true), marks(false)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('never plans more than the level can carry', () => {
    const plenty = weekOffering('Sun 8e, Mon 8, Tue 8, Wed 8, Thu 8, Fri 8, Sat 8e')
    expect(season({ weeklySchedule: plenty })?.peak).toBe(11 * 60)
    expect(toSeason(scenario('ironman', 'advanced', 24, { weeklySchedule: plenty }))?.peak).toBe(20 * 60)
  })

  test.each([['2027-02-30'], ['06.06.2027'], [''], ['2027-6-6']])('%s is no date: no season', (date) => {
    expect(season({ today: date })).toBeUndefined()
    expect(season({ raceDate: date })).toBeUndefined()
  })

  test.each([
    ['an unknown race', { raceType: 'marathon' }, { race: 'olympic' }],
    ['an inherited name for a race', { raceType: 'toString' }, { race: 'olympic' }],
    ['an unknown level', { experienceLevel: 'elite' }, { level: 'beginner' }],
    [
      'distances that are none',
      { distances: { swim: 0, bike: Number.NaN, run: -3 } },
      { distances: RACE_PRESETS.olympic },
    ],
    ['no number of weeks', { totalWeeks: Number.NaN }, { totalWeeks: 1 }],
    ['too few weeks', { totalWeeks: 0 }, { totalWeeks: 1 }],
    ['too many weeks', { totalWeeks: 500 }, { totalWeeks: 104 }],
    [
      'paces that are none',
      { currentPaces: { swim: Number.NaN, bike: Number.POSITIVE_INFINITY, run: undefined } },
      { current: { swim: 150, bike: 18, run: 510 } },
    ],
    [
      'paces no body has',
      { goalPaces: { swim: 1, bike: 500, run: 100_000 } },
      { goal: { swim: 30, bike: 60, run: 1920 } },
    ],
  ])('%s: takes the documented answer', (_, fields, expected) => {
    expect(season(fields)).toMatchObject(expected)
  })

  test.each([
    ['missing days are days off', [day({ day: 2 })], [0, 0, 60, 0, 0, 0, 0]],
    [
      'of two entries for a day the one with fewer hours counts',
      [day({ day: 2, hours: 3 }), day({ day: 2 })],
      [0, 0, 60, 0, 0, 0, 0],
    ],
    [
      'an unavailable twin makes a day off',
      [day({ day: 2 }), day({ day: 2, available: false })],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    [
      'a day that is no weekday does not count',
      [day({ day: 7 }), day({ day: 1.5 }), day({ day: -1 })],
      [0, 0, 0, 0, 0, 0, 0],
    ],
    ['hours that are no number are none', [day({ day: 2, hours: Number.NaN })], [0, 0, 0, 0, 0, 0, 0]],
    ['more than eight hours count as eight', [day({ day: 2, hours: 30 })], [0, 0, 480, 0, 0, 0, 0]],
    ['less than ten minutes are no training day', [day({ day: 2, hours: 0.1 })], [0, 0, 0, 0, 0, 0, 0]],
  ])('%s', (_, weeklySchedule, availability) => {
    expect(season({ weeklySchedule })?.availability).toEqual(availability)
  })

  test('days to the race are negative when it is over', () => {
    expect(season({ today: '2027-06-10' })?.daysToRace).toBe(-4)
  })
})

test.each([
  [0, 0, 0],
  [0, 3, 3],
  [0, 4, 3],
  [6, 0, 1],
  [1, 6, 2],
])('from weekday %i to %i it is %i days the short way', (one, other, distance) => {
  expect(circularDistance(one, other)).toBe(distance)
  expect(circularDistance(other, one)).toBe(distance)
})
