import { describe, expect, test } from 'vitest'
import { planning } from '../testing/planning.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { sessionCounts } from './session-counts.js'

const OLYMPIC = scenario('olympic', 'intermediate', 12)
const SEVEN_DAYS = weekOffering('Sun 8e, Mon 8, Tue 8, Wed 8, Thu 8, Fri 8, Sat 8e')

describe('how many sessions a week has', () => {
  test.each([
    [
      'three half hours: one of each',
      scenario('olympic', 'beginner', 10, { weeklySchedule: weekOffering('Mon 0.5, Wed 0.5, Fri 0.5') }),
      [1, 1, 1],
    ],
    [
      'three hours on four days: 2 rides',
      scenario('olympic', 'beginner', 10, { weeklySchedule: weekOffering('Mon 0.5, Wed 0.5, Fri 0.5, Sat 1.5e') }),
      [1, 2, 1],
    ],
    ['a beginner of a sprint: 2/3/3', scenario('sprint', 'beginner', 10), [2, 3, 3]],
    ['an intermediate olympic: 3/3/3 and a brick', OLYMPIC, [3, 3, 3]],
    [
      'an advanced ironman: 4/4/3 and a brick',
      scenario('ironman', 'advanced', 20, { weeklySchedule: SEVEN_DAYS }),
      [4, 4, 3],
    ],
  ] as const)('%s', (_, input, [swim, bike, run]) => {
    const { season, shapeOf } = planning(input)
    expect(sessionCounts(season, shapeOf(1))).toEqual({ swim, bike, run })
  })

  test('fewer in a week that today cuts short', () => {
    const { season, shapeOf } = planning({ ...OLYMPIC, today: '2027-03-19' })
    const { swim, bike, run } = sessionCounts(season, shapeOf(1))
    expect(swim + bike + run).toBe(5)
  })

  test('four hours hold two swims, as published plans for novices do', () => {
    const input = scenario('olympic', 'beginner', 12, { weeklySchedule: weekOffering('Tue 1.5, Thu 1, Sat 1.5e') })
    const { season, shapeOf } = planning(input)
    expect(sessionCounts(season, shapeOf(2))).toEqual({ swim: 2, bike: 2, run: 2 })
  })

  test('long days make up for few', () => {
    const input = scenario('70.3', 'advanced', 12, { weeklySchedule: weekOffering('Sun 1, Tue 1.5, Thu 1.5, Sat 4e') })
    const { season, shapeOf } = planning(input)
    expect(sessionCounts(season, shapeOf(2))).toEqual({ swim: 3, bike: 3, run: 3 })
  })
})
