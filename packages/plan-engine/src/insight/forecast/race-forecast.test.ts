import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { predictFinish } from '../../formulas/finish-time.js'
import { goalPaces } from '../../formulas/goal-paces.js'
import { RACE_PRESETS } from '../../formulas/presets.js'
import { badNumber, senseless } from '../../testing/garbage.js'
import { randomInput } from '../../testing/random-input.js'
import type { RaceType } from '../../types.js'
import { raceForecast } from './race-forecast.js'

const paces = { swim: 120, bike: 20, run: 480 }
const olympic = { raceType: 'olympic' as const, distances: RACE_PRESETS.olympic, currentPaces: paces }
const forecast = raceForecast({ ...olympic, goalPaces: paces })
const [cautious, steady, bold] = forecast.scenarios

describe('raceForecast', () => {
  it('splits the steady race as the paces say (by hand)', () => {
    // 0.93 mi x 16.0934 x 120 s = 1796.02 s; 25 mi / 20 mph = 4500 s; 6.2 mi x 480 s = 2976 s; and 300 s
    expect(steady?.splits).toEqual([
      { name: 'Swim', seconds: 1796, at: 1796 },
      { name: 'T1', seconds: 180, at: 1976 },
      { name: 'Bike', seconds: 4500, at: 6476 },
      { name: 'T2', seconds: 120, at: 6596 },
      { name: 'Run, first half', seconds: 1488, at: 8084 },
      { name: 'Run, second half', seconds: 1488, at: 9572 },
    ])
    expect([steady?.finish, forecast.predicted]).toEqual([9572, 9572])
    expect(steady?.paces).toEqual(paces)
  })

  it('rides cautiously at 85 and boldly at 95 % of threshold power, against 90 (cube root, by hand)', () => {
    expect(cautious?.paces.bike).toBeCloseTo(20 * Math.cbrt(85 / 90), 9)
    expect(cautious?.paces.bike).toBeCloseTo(19.62, 2)
    expect(bold?.paces.bike).toBeCloseTo(20.36, 2)
    expect(cautious?.paces.swim).toBeCloseTo(122.4, 9)
    expect(bold?.paces.run).toBeCloseTo(472.8, 9)
  })

  it('tells what a bold race costs when the legs do not hold: 7 % of the second half', () => {
    expect(bold?.finishIfFading).toBe((bold?.finish ?? 0) + 104)
    expect([cautious?.finishIfFading, steady?.finishIfFading]).toEqual([undefined, undefined])
  })

  it('says how much is left at each cut-off', () => {
    expect(steady?.margins).toEqual([
      { at: 'swim', limit: 3600, left: 3600 - 1796 },
      { at: 'bike', limit: 10_800, left: 10_800 - 6476 },
      { at: 'finish', limit: 14_400, left: 14_400 - 9572 },
    ])
    const slow = raceForecast({ ...olympic, currentPaces: { ...paces, swim: 300 }, goalPaces: paces })
    expect(slow.scenarios[1]?.margins[0]?.left).toBeLessThan(0)
  })

  it('has the goal beside it when there is one, raced evenly', () => {
    const target = 9000
    const withGoal = raceForecast({ ...olympic, goalPaces: goalPaces(RACE_PRESETS.olympic, paces, target) })
    expect(withGoal.goal?.finish).toBe(target)
    expect(forecast.goal).toBeUndefined()
  })

  it('lists what it assumes', () => {
    const text = forecast.assumptions.join(' ')
    for (const word of [
      'current paces',
      'Flat course',
      'wetsuit',
      'Both transitions take five minutes together: three for T1, two for T2.',
      '85 to 95 %',
      '7 % slower',
      'Cut-offs',
    ])
      expect(text).toContain(word)
    const odd = raceForecast({ ...olympic, distances: { swim: 1, bike: 10, run: 3 }, goalPaces: paces })
    expect(odd.scenarios[0]?.margins).toEqual([])
    expect(odd.assumptions.at(-1)).toContain('No cut-offs are shown')
  })

  it('for any race: cautious is slowest, bold fastest, steady is the prediction, splits add up', () => {
    fc.assert(
      fc.property(randomInput, ({ raceType, distances, currentPaces, goalPaces: goal }) => {
        const { scenarios, predicted } = raceForecast({ raceType, distances, currentPaces, goalPaces: goal })
        const [slow, even, fast] = scenarios.map(({ finish }) => finish)
        expect(even).toBe(predicted)
        expect(Math.abs(predicted - predictFinish(distances, currentPaces))).toBeLessThanOrEqual(0.5 + 1e-6)
        expect(slow).toBeGreaterThan(predicted)
        expect(fast).toBeLessThan(predicted)
        for (const { splits, finish } of scenarios)
          expect(splits.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(finish)
      }),
      { numRuns: 200 },
    )
  })

  it('answers numbers to any nonsense', () => {
    const bad = fc.record({ swim: badNumber, bike: badNumber, run: badNumber })
    fc.assert(
      fc.property(
        bad,
        bad,
        bad,
        fc.constantFrom('olympic', 'marathon', '__proto__'),
        (distances, current, goal, type) => {
          const answer = raceForecast({
            raceType: type as RaceType,
            distances,
            currentPaces: current,
            goalPaces: goal,
          })
          expect(senseless(answer).filter((found) => !found.endsWith(': undefined'))).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })
})
