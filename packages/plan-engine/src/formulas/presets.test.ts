import { describe, expect, it } from 'vitest'
import { RACE_TYPES } from '../types.js'
import { DAY_HOURS, FALLBACK_GOAL_PACES, INITIAL_PACES, MAX_WEEKS, MIN_TRAINING_DAYS, SLIDERS } from './limits.js'
import { formatPace, parsePace } from './pace.js'
import { DEFAULT_HOURS, RACE_PRESETS, SUGGESTED_HOURS } from './presets.js'

describe('RACE_PRESETS', () => {
  it.each([
    ['ironman', 2.4, 112, 26.2],
    ['70.3', 1.2, 56, 13.1],
    ['olympic', 0.93, 25, 6.2],
    ['sprint', 0.47, 12, 3.1],
  ] as const)('%s is %f / %f / %f miles', (raceType, swim, bike, run) => {
    expect(RACE_PRESETS[raceType]).toEqual({ swim, bike, run })
  })
})

describe('the suggested hours', () => {
  it.each([
    ['ironman', 1.5, 4],
    ['70.3', 1.5, 3],
    ['olympic', 1, 2],
    ['sprint', 1, 1.5],
  ] as const)('of a day for a %s are %f, and %f of an endurance day', (raceType, regular, endurance) => {
    expect(SUGGESTED_HOURS[raceType]).toEqual({ regular, endurance })
  })
})

describe('the sliders', () => {
  it.each([
    ['swim', 60, 300, 5],
    ['bike', 10, 30, 0.5],
    ['run', 300, 960, 5],
  ] as const)('%s runs from %f to %f in steps of %f', (sport, min, max, step) => {
    expect(SLIDERS[sport]).toEqual({ min, max, step })
    expect(INITIAL_PACES[sport]).toBeGreaterThanOrEqual(min)
    expect(INITIAL_PACES[sport]).toBeLessThanOrEqual(max)
    expect((INITIAL_PACES[sport] - min) % step).toBe(0)
  })

  it('are labelled 1:00 to 5:00 and 5:00 to 16:00', () => {
    expect([SLIDERS.swim.min, SLIDERS.swim.max].map(formatPace)).toEqual(['1:00', '5:00'])
    expect([SLIDERS.run.min, SLIDERS.run.max].map(formatPace)).toEqual(['5:00', '16:00'])
  })
})

describe('the limits', () => {
  it('start at 150 s, 18 mph and 510 s, and fall back to 2:30, 18.0 and 8:30', () => {
    expect(INITIAL_PACES).toEqual({ swim: 150, bike: 18, run: 510 })
    expect(FALLBACK_GOAL_PACES).toEqual({ swim: parsePace('2:30'), bike: 18, run: parsePace('8:30') })
  })

  it('allow 0 to 8 hours in half hours, three training days at least, two years at most', () => {
    expect(DAY_HOURS).toEqual({ min: 0, max: 8, step: 0.5 })
    expect(MIN_TRAINING_DAYS).toBe(3)
    expect(MAX_WEEKS).toBe(104)
  })

  it('hold for every default and suggested hour', () => {
    for (const raceType of RACE_TYPES) {
      const { regular, endurance } = SUGGESTED_HOURS[raceType]
      for (const hours of [...DEFAULT_HOURS[raceType], regular, endurance]) {
        expect(hours).toBeLessThanOrEqual(DAY_HOURS.max)
        expect(hours % DAY_HOURS.step).toBe(0)
      }
    }
  })
})
