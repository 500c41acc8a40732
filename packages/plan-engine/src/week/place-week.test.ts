import { describe, expect, test } from 'vitest'
import { planning, slotLine } from '../testing/planning.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { type BySport, type PlanInput, SPORTS } from '../types.js'
import { placeWeek } from './place-week.js'
import { sessionCounts } from './session-counts.js'

const LONG = {
  ride: 60,
  run: 30,
  swim: undefined,
  rideMax: 0,
  runMax: 0,
  rideCeiling: 999,
  runCeiling: Number.POSITIVE_INFINITY,
  told: { swim: 999, bike: 999, run: 999 },
}

/** The sessions of a week, with long ones of an hour and half an hour. */
function placeIn(input: PlanInput, week: number) {
  const { season, shapeOf, settingOf } = planning(input)
  return placeWeek(settingOf(week), sessionCounts(season, shapeOf(week)), LONG)
}

const line = (input: PlanInput, week: number) => slotLine(placeIn(input, week))

const OLYMPIC = scenario('olympic', 'intermediate', 12)
const SEVEN_DAYS = weekOffering('Sun 8e, Mon 8, Tue 8, Wed 8, Thu 8, Fri 8, Sat 8e')

describe('where the sessions of a week stand', () => {
  test('a peak week of an olympic plan: hard days apart, everything spread', () => {
    expect(line(OLYMPIC, 9)).toBe(
      'Mon bike hard, Tue bike, Tue run long, Thu swim hard, Thu run hard, Fri swim, Sat bike long, Sat run brick, Sun swim, Sun run',
    )
  })

  test('a recovery week: one hard session, no brick', () => {
    expect(line(OLYMPIC, 4)).not.toContain('brick')
    expect(line(OLYMPIC, 4).match(/hard/g)).toHaveLength(1)
  })

  test('a single hard session alternates between ride and run, also in recovery weeks', () => {
    const beginner = scenario('olympic', 'beginner', 24)
    const sport = (input: PlanInput, week: number) => /(\w+) hard/.exec(line(input, week))?.[1]
    expect([1, 2, 3].map((week) => sport(beginner, week))).toEqual(['bike', 'run', 'bike'])
    expect([4, 8, 12].map((week) => sport(scenario('olympic', 'intermediate', 24), week))).toEqual([
      'bike',
      'run',
      'bike',
    ])
  })

  test('three hard days hold ride, run and swim; the long days none', () => {
    const advanced = scenario('ironman', 'advanced', 20, { weeklySchedule: SEVEN_DAYS })
    const hard = placeIn(advanced, 9).filter(({ role }) => role === 'quality')
    expect(hard.map(({ day }) => day).sort()).toEqual([1, 3, 5])
    expect(hard.map(({ sport }) => sport).sort()).toEqual(['bike', 'run', 'swim'])
  })

  test('every training day has a session, and none the same sport twice', () => {
    for (const week of [1, 4, 7, 9, 11]) {
      const slots = placeIn(OLYMPIC, week)
      expect(new Set(slots.map(({ day }) => day))).toEqual(new Set([0, 1, 2, 4, 5, 6]))
      const places = slots.map(({ day, sport }) => `${day} ${sport}`)
      expect(new Set(places).size).toBe(places.length)
    }
  })

  test('a light day holds one easy session', () => {
    const slots = placeIn(scenario('sprint', 'intermediate', 12, { weeklySchedule: SEVEN_DAYS }), 6)
    const light = slots.filter(({ rule }) => rule === 'light-day')
    expect(light).toHaveLength(2)
    for (const { day, role, max } of light) {
      expect(role).toBe('easy')
      expect(max).toBeLessThanOrEqual(25)
      expect(slots.filter((slot) => slot.day === day)).toHaveLength(1)
    }
  })

  test('swims come first among second sessions, until there are two', () => {
    const tight = scenario('70.3', 'advanced', 12, { weeklySchedule: weekOffering('Sun 1, Tue 1.5, Thu 1.5, Sat 4e') })
    expect(placeIn(tight, 5).filter(({ sport }) => sport === 'swim').length).toBeGreaterThanOrEqual(2)
  })

  test.each([
    ['base, beginner: never', 'beginner', 2, false],
    ['base, intermediate: even weeks', 'intermediate', 2, true],
    ['base, intermediate: not in odd weeks', 'intermediate', 3, false],
    ['build: always', 'beginner', 5, true],
    ['peak: always', 'beginner', 9, true],
    ['taper: always', 'beginner', 11, true],
  ] as const)('brick run in %s', (_, level, week, wanted) => {
    expect(line(scenario('olympic', level, 12), week).includes('brick')).toBe(wanted)
  })

  test('a sprint has its brick in even weeks of the build, and never on a day under 55 minutes', () => {
    const sprint = scenario('sprint', 'beginner', 12)
    expect([5, 6].map((week) => line(sprint, week).includes('brick'))).toEqual([false, true])
    const short = scenario('sprint', 'beginner', 12, { weeklySchedule: weekOffering('Mon 0.5, Wed 0.5, Sat 0.5e') })
    expect(line(short, 9)).not.toContain('brick')
  })

  test.each([
    [55, true],
    [50, false],
  ])('a long ride’s day of %i min holds a brick: %s', (minutes, wanted) => {
    const schedule = weekOffering(`Mon 0.5, Wed 0.5, Sat ${(minutes + 1) / 60}e`)
    expect(line(scenario('sprint', 'beginner', 12, { weeklySchedule: schedule }), 9).includes('brick')).toBe(wanted)
  })

  test('every sport gets its count where there are days enough, and a day more gets a session all the same', () => {
    const { settingOf } = planning(OLYMPIC)
    const sportsOf = (counts: BySport<number>) => {
      const slots = placeWeek(settingOf(3), counts, LONG)
      return SPORTS.map((sport) => slots.filter((slot) => slot.sport === sport).length)
    }
    expect(sportsOf({ swim: 3, bike: 3, run: 3 })).toEqual([3, 3, 3])
    expect(sportsOf({ swim: 2, bike: 3, run: 3 })).toEqual([2, 3, 3])
    expect(sportsOf({ swim: 1, bike: 1, run: 1 }).reduce((sum, count) => sum + count)).toBe(6)
  })

  test('one training day, or none, is no trouble', () => {
    expect(line(scenario('sprint', 'beginner', 12, { weeklySchedule: weekOffering('Sat 2e') }), 2)).toContain(
      'Sat bike long',
    )
    expect(line(scenario('sprint', 'beginner', 12, { weeklySchedule: [] }), 2)).toBe('')
  })
})
