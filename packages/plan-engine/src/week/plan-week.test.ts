import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { sessionBounds } from '../season/session-slot.js'
import { emptyMemory } from '../sessions/session-content.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { planning } from '../testing/planning.js'
import type { PlanInput } from '../types.js'
import { type Planner, planWeek } from './plan-week.js'

function plannerFor(input: PlanInput): { planner: Planner; shapeOf: ReturnType<typeof planning>['shapeOf'] } {
  const { shapeOf, settingOf } = planning(input)
  const { season, days, limits } = settingOf(1)
  const planner = {
    season,
    days,
    limits,
    bounds: sessionBounds(season),
    history: { loads: [], rides: [], runs: [], swims: [] },
    memory: emptyMemory(),
    growth: [],
    rehearsal: undefined,
    sizingZones: weekZones(season.race, season.current),
    before: { bike: { week: 0, minutes: 0 }, run: { week: 0, minutes: 0 } },
    endsHard: false,
  }
  return { planner, shapeOf }
}

describe('planning a week', () => {
  test('tells its minutes by sport, and remembers them for the next', () => {
    const { planner, shapeOf } = plannerFor(GOLDEN.G2)
    const { week, workouts } = planWeek(planner, shapeOf(1), 0)
    expect(week).toMatchObject({ week: 1, phase: 'Base Building', kind: 'load', minutes: 345 })
    const { swim, bike, run } = week.bySport
    expect(swim + bike + run).toBe(345)
    expect(workouts.reduce((sum, { totalDuration }) => sum + totalDuration, 0)).toBe(345)
    expect(planner.history).toEqual({ loads: [345], rides: [75], runs: [50], swims: [30], daily: 345 / 7 })
    expect(planner.before).toEqual({ bike: { week: 1, minutes: 75 }, run: { week: 1, minutes: 50 } })
  })

  test('a week that today cuts short leaves no mark', () => {
    const { planner, shapeOf } = plannerFor({ ...GOLDEN.G2, today: '2027-03-19' })
    const { week } = planWeek(planner, shapeOf(1), 0)
    expect(week.minutes).toBe(185)
    expect(planner.history).toEqual({ loads: [], rides: [], runs: [], swims: [] })
    expect(planner.before.run).toEqual({ week: 0, minutes: 0 })
  })

  test('weeks that rest count for long sessions, not for load', () => {
    const { planner, shapeOf } = plannerFor(GOLDEN.G2)
    for (const week of [1, 2, 3, 4]) planWeek(planner, shapeOf(week), 0)
    expect(planner.history.loads).toHaveLength(3)
    expect(planner.history.rides).toHaveLength(4)
    expect(planner.before.bike.week).toBe(3)
  })

  test('knows whether its last day was a hard one', () => {
    const { planner, shapeOf } = plannerFor({ ...GOLDEN.G2, raceDate: '2027-06-07', today: '2027-03-15' })
    planWeek(planner, shapeOf(11), 1)
    expect(planner.endsHard).toBe(true)
    planWeek(planner, shapeOf(12), 1)
    expect(planner.endsHard).toBe(false)
  })

  test('never asks for less than a short session on each day, nor for more than the days hold', () => {
    const tiny = plannerFor(GOLDEN.G6)
    expect(planWeek(tiny.planner, tiny.shapeOf(1), 0).week.minutes).toBe(70)
    const full = plannerFor(GOLDEN.G6)
    full.planner.history.loads.push(500)
    expect(planWeek(full.planner, full.shapeOf(2), 0).week.minutes).toBeLessThanOrEqual(90)
  })
})
