import { describe, expect, test } from 'vitest'
import { generatePlan } from './generate-plan.js'
import { scenario, weekOffering } from './testing/scenarios.js'
import type { ExperienceLevel, PlanInput, RaceType } from './types.js'

type Band = readonly [min: number, max: number]

/**
 * Hours of the first and of the biggest week in published plans: Fitzgerald and Bernhardt for sprint, triathlete.com
 * and Whittle for olympic, Riccitello, OSB, OpenTri and Oliver for 70.3, triathlete.com and Bernhardt for ironman.
 */
const PUBLISHED: readonly [RaceType, ExperienceLevel, number, first: Band, peak: Band][] = [
  ['sprint', 'beginner', 12, [2, 5.6], [4.25, 8.7]],
  ['sprint', 'intermediate', 12, [2, 5.6], [4.25, 8.7]],
  ['sprint', 'advanced', 12, [2, 5.6], [4.25, 8.7]],
  ['olympic', 'beginner', 16, [2.4, 5.6], [5.8, 9]],
  ['olympic', 'intermediate', 16, [2.4, 5.6], [5.8, 9]],
  ['70.3', 'beginner', 20, [6, 8], [9.8, 13.5]],
  ['70.3', 'intermediate', 16, [6, 8], [9.8, 13.5]],
  ['70.3', 'advanced', 16, [6, 8], [9.8, 15.75]],
  ['ironman', 'beginner', 24, [6, 9.5], [13, 18]],
  ['ironman', 'intermediate', 24, [6, 9.5], [13, 18]],
  ['ironman', 'advanced', 24, [6, 9.5], [13, 18]],
]

const FOURTEEN_HOURS = weekOffering('Sun 2, Mon 1.5, Tue 3e, Thu 2, Fri 1.5, Sat 4e')

/** The bands leave a fifth of room either way. */
function expectWithin(hours: number, [min, max]: Band) {
  expect(hours).toBeGreaterThanOrEqual(0.8 * min)
  expect(hours).toBeLessThanOrEqual(1.2 * max)
}

function figures(input: PlanInput) {
  const { weeks } = generatePlan(input)
  const minutes = weeks.map((week) => week.minutes)
  const recoveries = weeks.flatMap(({ kind, week }) => {
    const load = weeks.findLast((before) => before.week < week && before.kind === 'load')
    return kind === 'recovery' && load ? [(minutes[week - 1] ?? 0) / load.minutes] : []
  })
  const peak = Math.max(...minutes)
  return { first: (minutes[0] ?? 0) / 60, peak: peak / 60, recoveries, window: (minutes.at(-1) ?? 0) / peak }
}

describe('plans on default schedules stand beside published ones', () => {
  test.each(PUBLISHED)('%s, %s, %i weeks: first and biggest week', (race, level, weeks, first, peak) => {
    const plan = figures(scenario(race, level, weeks))
    expectWithin(plan.first, first)
    expectWithin(plan.peak, peak)
  })

  test('olympic, advanced, with 14 hours offered: first and biggest week', () => {
    const plan = figures(scenario('olympic', 'advanced', 16, { weeklySchedule: FOURTEEN_HOURS }))
    expectWithin(plan.first, [5.6, 10.7])
    expectWithin(plan.peak, [9, 15.8])
  })

  test.each(PUBLISHED)('%s, %s, %i weeks: start, recovery and race week against the peak', (race, level, weeks) => {
    const { first, peak, recoveries, window } = figures(scenario(race, level, weeks))
    expect(first / peak).toBeGreaterThanOrEqual(0.4)
    expect(first / peak).toBeLessThanOrEqual(0.78)
    expect(recoveries.length).toBeGreaterThan(0)
    for (const share of recoveries) {
      expect(share).toBeGreaterThanOrEqual(0.55)
      expect(share).toBeLessThanOrEqual(0.7)
    }
    expect(window).toBeLessThanOrEqual(0.65)
  })
})
