import { expect, test } from 'vitest'
import { RACE_PRESETS } from '../formulas/presets.js'
import { SHARES } from '../formulas/volume-tables.js'
import { type BySport, type Paces, RACE_TYPES, SPORTS } from '../types.js'
import { limiterOf, ownShares } from './sport-shares.js'

const rounded = ({ swim, bike, run }: BySport<number>) => [swim, bike, run].map((share) => Math.round(share * 10) / 10)
const shares = (current: Paces) =>
  rounded(ownShares({ race: 'olympic', distances: RACE_PRESETS.olympic, current }, 'peak'))

test('whose run takes no more of the race than usual has the shares of the race', () => {
  expect(shares({ swim: 120, bike: 18, run: 450 })).toEqual([21, 49, 30])
  expect(shares({ swim: 120, bike: 18, run: 350 })).toEqual([21, 49, 30])
})

test('a slow run gets more of the week, two thirds of it from the bike, six points at most', () => {
  const legs = { swim: 29.93, bike: 83.33, run: 55.8 }
  const usual = { ...legs, run: 46.5 }
  const part = ({ swim, bike, run }: BySport<number>) => (100 * run) / (swim + bike + run)
  const gain = part(legs) - part(usual)
  expect(shares({ swim: 120, bike: 18, run: 540 })).toEqual(
    rounded({ swim: 21 - gain / 3, bike: 49 - (2 * gain) / 3, run: 30 + gain }),
  )
  expect(shares({ swim: 120, bike: 18, run: 900 })).toEqual([19, 45, 36])
})

test.each([
  ['a swim far behind', { swim: 210, bike: 14, run: 690 }, 'swim'],
  ['a ride far behind', { swim: 90, bike: 15, run: 360 }, 'bike'],
  ['a run far behind, which more running would injure', { swim: 90, bike: 22, run: 690 }, undefined],
  ['three that are alike', { swim: 120, bike: 18, run: 450 }, undefined],
  ['a swim a quarter of a point behind', { swim: 127.5, bike: 18, run: 450 }, 'swim'],
  ['a swim a little less behind', { swim: 127, bike: 18, run: 450 }, undefined],
  ['a ride beyond the fastest step', { swim: 60, bike: 22, run: 330 }, 'bike'],
] as const)('the limiter of %s is %s', (_, paces, limiter) => {
  expect(limiterOf(paces)).toBe(limiter)
})

test('base and build give the limiter three points, most of them from the sport that has most to give; peak does not', () => {
  const at = (current: Paces, part: 'base' | 'build' | 'peak') =>
    rounded(ownShares({ race: 'olympic', distances: RACE_PRESETS.olympic, current }, part))
  const slowSwim = { swim: 135, bike: 18, run: 450 }
  expect([at(slowSwim, 'base'), at(slowSwim, 'build'), at(slowSwim, 'peak')]).toEqual([
    [24, 47, 29],
    [24, 47, 29],
    [21, 49, 30],
  ])
  const slowRide = { swim: 120, bike: 17, run: 450 }
  expect(at(slowRide, 'build')).toEqual([20, 52, 28])
})

test('no sport moves more than six points in all', () => {
  for (const race of RACE_TYPES)
    for (const swim of [60, 90, 150, 210, 300])
      for (const bike of [10, 15, 20, 30])
        for (const run of [300, 450, 700, 960]) {
          const own = ownShares({ race, distances: RACE_PRESETS[race], current: { swim, bike, run } }, 'build')
          for (const sport of SPORTS) expect(Math.abs(own[sport] - SHARES[race][sport])).toBeLessThanOrEqual(6 + 1e-9)
          expect(own.swim + own.bike + own.run).toBeCloseTo(100, 9)
        }
})
