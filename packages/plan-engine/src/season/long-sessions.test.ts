import { describe, expect, test } from 'vitest'
import { planning } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import type { PlanInput } from '../types.js'
import { longMinutes } from './long-sessions.js'

const ROOM = { swim: 1000, bike: 1000, run: 1000 }
const COUNTS = { swim: 3, bike: 3, run: 3 }

function long(
  input: PlanInput,
  week: number,
  { rides = [], runs = [] }: { rides?: number[]; runs?: number[] } = {},
  targets = ROOM,
  counts = COUNTS,
) {
  const { season, shapeOf } = planning(input)
  return longMinutes({ season, shape: shapeOf(week), history: { loads: [], rides, runs, swims: [] }, targets, counts })
}

const IRONMAN = scenario('ironman', 'beginner', 24)

describe('how long the long ride and the long run are', () => {
  test('they climb with the season, from the first week to the biggest', () => {
    expect(long(IRONMAN, 1)).toMatchObject({ ride: 120, run: 75 })
    expect(long(IRONMAN, 21)).toMatchObject({ ride: 300, run: 150 })
  })

  test('a run grows by 10 % of the longest of four weeks, a ride by 15 % or a quarter of an hour', () => {
    expect(long(IRONMAN, 21, { rides: [200, 210, 190, 205], runs: [100, 90, 95, 90] })).toMatchObject({
      ride: 240,
      run: 110,
    })
    expect(long(IRONMAN, 21, { rides: [60], runs: [30] })).toMatchObject({ ride: 75, run: 35 })
    expect(long(IRONMAN, 21, { rides: [290, 60, 60, 60, 60] }).ride).toBe(75)
  })

  test('they take their share of the sport, all of it when there is one session', () => {
    const targets = { swim: 100, bike: 200, run: 100 }
    expect(long(IRONMAN, 21, {}, targets)).toMatchObject({ ride: 120, run: 65 })
    expect(long(IRONMAN, 21, {}, targets, { swim: 1, bike: 1, run: 2 })).toMatchObject({ ride: 200, run: 80 })
    expect(long(IRONMAN, 21, {}, { ...targets, run: 180 }).run).toBe(105)
    expect(long(scenario('sprint', 'advanced', 24), 21, {}, { ...targets, run: 80 }).run).toBe(50)
  })

  test('they reach what a slow leg asks for, though it is more than the level usually does', () => {
    const slow = scenario('olympic', 'beginner', 24, { currentPaces: { swim: 150, bike: 10, run: 900 } })
    expect(long(slow, 21)).toMatchObject({ ride: 150, run: 80 })
    expect(long(scenario('olympic', 'beginner', 24), 21)).toMatchObject({ ride: 120, run: 70 })
  })

  test('they shrink to 65 % in a recovery week, and may stretch when days leave no other room', () => {
    const { ride, rideMax } = long(IRONMAN, 4, { rides: [120, 135, 150] })
    expect(ride).toBeLessThanOrEqual(0.65 * 170)
    expect(rideMax).toBeCloseTo(0.9 * 150)
    expect(long(IRONMAN, 5, { rides: [150] }).rideMax).toBe(0)
  })

  test('nothing long in the last 13 days', () => {
    expect(long(IRONMAN, 23)).toMatchObject({ ride: 180, run: 90 })
    expect(long(scenario('sprint', 'advanced', 8), 7).ride).toBeLessThanOrEqual(75)
  })

  test.each([
    ['sprint', 75, 60],
    ['olympic', 105, 60],
    ['70.3', 150, 75],
    ['ironman', 180, 90],
  ] as const)(
    'in the last 13 days before a %s no ride is longer than %i min and no run than %i min',
    (race, ride, run) => {
      const { season, shapeOf } = planning(scenario(race, 'advanced', 24))
      // As if the taper took nothing off, so that only the caps are left.
      const shape = { ...shapeOf(23), factor: 1, trend: 1 }
      const history = { loads: [], rides: [], runs: [], swims: [] }
      expect(longMinutes({ season, shape, history, targets: ROOM, counts: COUNTS })).toMatchObject({ ride, run })
    },
  )

  test('no run is longer than two and a half hours', () => {
    expect(long(scenario('ironman', 'advanced', 24), 21).run).toBe(150)
  })
})
