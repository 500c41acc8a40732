import type { TextStep } from '@tri/plan-engine/texts'
import { describe, expect, it } from 'vitest'
import { LONG_RIDE } from '../testing/workouts.js'
import { trainerBlocks } from './trainer-blocks.js'
import { ftpFraction, powerTable } from './trainer-power.js'

describe('ftpFraction', () => {
  it.each([
    ['recovery', 0.5],
    ['easy', 0.65],
    ['moderate', 0.75],
    ['tempo', 0.85],
    ['threshold', 0.95],
    ['interval', 1.12],
  ] as const)('of the %s zone is %d', (zone, fraction) => {
    expect(ftpFraction(zone, 'sprint')).toBe(fraction)
  })

  it.each([
    ['sprint', 0.95],
    ['olympic', 0.9],
    ['70.3', 0.8],
    ['ironman', 0.72],
  ] as const)('of race pace in a race of type %s is %d', (raceType, fraction) => {
    expect(ftpFraction('race', raceType)).toBe(fraction)
  })

  it('is told in words', () => {
    expect(powerTable('70.3')).toBe(
      'recovery 50 %, easy 65 %, moderate 75 %, tempo 85 %, threshold 95 %, interval 112 %, race 80 %',
    )
  })
})

describe('trainerBlocks', () => {
  it('writes repeats out and warms up in a ramp', () => {
    expect(
      trainerBlocks(LONG_RIDE, { raceType: 'olympic' }).map(({ seconds, from, to }) => [seconds, from, to]),
    ).toEqual([
      [900, 0.5, 0.65],
      ...Array.from({ length: 3 }, () => [
        [480, 0.95, 0.95],
        [180, 0.5, 0.5],
      ]).flat(),
      [360, 0.65, 0.65],
      [360, 0.5, 0.5],
    ])
  })

  it('leaves out what takes no time, and rests at recovery power', () => {
    const steps: TextStep[] = [
      { kind: 'work', seconds: 0, zone: 'easy', label: 'Nothing' },
      { kind: 'rest', seconds: 60, zone: 'interval', label: 'Rest' },
    ]
    expect(trainerBlocks({ steps }, { raceType: 'olympic' })).toEqual([
      { kind: 'rest', seconds: 60, from: 0.5, to: 0.5, label: 'Rest' },
    ])
  })
})
