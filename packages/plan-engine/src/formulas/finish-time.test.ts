import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXPERIENCE_LEVELS, RACE_TYPES } from '../types.js'
import {
  goalRange,
  legSeconds,
  PACE_GOAL_LABELS,
  paceImprovement,
  predictFinish,
  T1_SECONDS,
  T2_SECONDS,
  TRANSITION_SECONDS,
} from './finish-time.js'
import { formatFinishTime } from './pace.js'
import { RACE_PRESETS } from './presets.js'

const initial = { swim: 150, bike: 18, run: 510 }

describe('legSeconds', () => {
  it('is distance x 1609.344 / 100 x pace for the swim, distance / mph for the ride, distance x pace for the run', () => {
    const legs = legSeconds({ swim: 1, bike: 36, run: 10 }, initial)
    expect(legs.swim).toBeCloseTo(2414.016, 6)
    expect(legs.bike).toBe(7200)
    expect(legs.run).toBe(5100)
  })
})

describe('predictFinish', () => {
  it.each([
    ['ironman', '11:37:36'],
    ['70.3', '05:51:18'],
    ['olympic', '02:58:27'],
    ['sprint', '01:30:16'],
  ] as const)('predicts %s with the initial paces at %s, five minutes of transition included', (raceType, time) => {
    expect(formatFinishTime(predictFinish(RACE_PRESETS[raceType], initial))).toBe(time)
  })

  it('is transition alone for a race without distance', () => {
    expect(predictFinish({ swim: 0, bike: 0, run: 0 }, initial)).toBe(300)
  })
})

describe('goalRange', () => {
  it.each([
    ['beginner', 8500, 9800],
    ['intermediate', 9000, 9850],
    ['advanced', 9500, 9900],
  ] as const)('of 10000 s for %s lies between the exact fractions %i and %i', (level, fastest, slowest) => {
    const range = goalRange(10_000, level)
    expect(range.fastest).toBe(Math.ceil(fastest / 60) * 60)
    expect(range.slowest).toBe(Math.floor(slowest / 60) * 60)
  })

  it('keeps an end that is a whole minute already', () => {
    expect(goalRange(12_000, 'beginner')).toEqual({ fastest: 10_200, slowest: 11_760 })
    expect(goalRange(12_000, 'intermediate')).toEqual({ fastest: 10_800, slowest: 11_820 })
    expect(goalRange(12_000, 'advanced')).toEqual({ fastest: 11_400, slowest: 11_880 })
  })

  it('is whole minutes, inside the fractions, and never upside down', () => {
    const seconds = fc.integer({ min: 1800, max: 200_000 })
    fc.assert(
      fc.property(seconds, fc.constantFrom(...EXPERIENCE_LEVELS), (predicted, level) => {
        const { fastest, slowest } = goalRange(predicted, level)
        const max = { beginner: 0.85, intermediate: 0.9, advanced: 0.95 }[level]
        expect([fastest % 60, slowest % 60]).toEqual([0, 0])
        expect(slowest).toBeGreaterThanOrEqual(fastest)
        expect(fastest).toBeGreaterThanOrEqual(predicted * max - 1e-6)
        expect(fastest - predicted * max).toBeLessThan(60)
      }),
    )
  })
})

describe('paceImprovement', () => {
  const { fastest, slowest } = goalRange(12_000, 'beginner')
  it.each([
    ['no goal', null, 3, 'Moderate'],
    ['the slow end', slowest, 1, 'Conservative'],
    ['slower than the slow end', 13_000, 1, 'Conservative'],
    ['a quarter of the way', slowest - (slowest - fastest) / 4, 2, 'Gentle'],
    ['the middle', (slowest + fastest) / 2, 3, 'Moderate'],
    ['three quarters of the way', fastest + (slowest - fastest) / 4, 4, 'Aggressive'],
    ['the fast end', fastest, 5, 'Very Aggressive'],
    ['faster than the fast end', 9000, 5, 'Very Aggressive'],
  ])('%s', (_, goal, value, label) => {
    expect(paceImprovement(12_000, goal, 'beginner')).toBe(value)
    expect(PACE_GOAL_LABELS[value - 1]).toBe(label)
  })

  it('is 1 to 5 for every race and level, also where the range is a single minute', () => {
    for (const raceType of RACE_TYPES)
      for (const level of EXPERIENCE_LEVELS) {
        const predicted = predictFinish(RACE_PRESETS[raceType], initial)
        for (let goal = predicted * 0.8; goal < predicted * 1.1; goal += 60)
          expect(PACE_GOAL_LABELS[paceImprovement(predicted, goal, level) - 1]).toBeDefined()
      }
    expect(paceImprovement(60, 60, 'advanced')).toBe(1)
  })
})

it('counts both transitions, each of which a forecast tells', () => {
  expect(TRANSITION_SECONDS).toBe(T1_SECONDS + T2_SECONDS)
})
