import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RACE_TYPES } from '../types.js'
import { legSeconds, predictFinish } from './finish-time.js'
import { goalPaces } from './goal-paces.js'
import { RACE_PRESETS } from './presets.js'

const paces = { swim: 150, bike: 18, run: 510 }
const miles = fc.record({
  swim: fc.double({ min: 0.1, max: 10, noNaN: true }),
  bike: fc.double({ min: 1, max: 300, noNaN: true }),
  run: fc.double({ min: 1, max: 100, noNaN: true }),
})
const current = fc.record({
  swim: fc.integer({ min: 60, max: 300 }),
  bike: fc.integer({ min: 20, max: 60 }).map((halves) => halves / 2),
  run: fc.integer({ min: 300, max: 960 }),
})

describe('goalPaces', () => {
  it('gives the goal back to the second, for goals faster and slower than the prediction', () => {
    const share = fc.double({ min: 0.5, max: 2, noNaN: true })
    fc.assert(
      fc.property(miles, current, share, (distances, from, factor) => {
        const goal = Math.round(predictFinish(distances, from) * factor)
        expect(predictFinish(distances, goalPaces(distances, from, goal))).toBeCloseTo(goal, 6)
      }),
    )
  })

  it.each(RACE_TYPES)('spreads the reduction over the sports of a %s by their share of the racing time', (raceType) => {
    const distances = RACE_PRESETS[raceType]
    const before = legSeconds(distances, paces)
    const predicted = predictFinish(distances, paces)
    const goal = predicted - 600
    const after = legSeconds(distances, goalPaces(distances, paces, goal))
    for (const sport of ['swim', 'bike', 'run'] as const)
      expect(before[sport] - after[sport]).toBeCloseTo((600 * before[sport]) / (predicted - 300), 6)
  })

  it('leaves the paces alone when the goal is the prediction', () => {
    const goal = predictFinish(RACE_PRESETS.olympic, paces)
    const same = goalPaces(RACE_PRESETS.olympic, paces, goal)
    for (const sport of ['swim', 'bike', 'run'] as const) expect(same[sport]).toBeCloseTo(paces[sport], 9)
  })

  it('stays finite and positive for goals no one can reach', () => {
    for (const goal of [-1000, 0, 299, 300, 301]) {
      const impossible = goalPaces(RACE_PRESETS.sprint, paces, goal)
      for (const pace of Object.values(impossible)) expect(pace).toSatisfy((p: number) => Number.isFinite(p) && p > 0)
    }
  })

  it('answers the paces themselves without a distance, without a speed or without a goal', () => {
    expect(goalPaces({ swim: 0, bike: 0, run: 0 }, paces, 9000)).toEqual(paces)
    expect(goalPaces(RACE_PRESETS.olympic, { ...paces, bike: 0 }, 9000)).toEqual({ ...paces, bike: 0 })
    expect(goalPaces(RACE_PRESETS.olympic, paces, Number.NaN)).toEqual(paces)
  })
})
