import { expect, test } from 'vitest'
import { RACE_PRESETS } from '../formulas/presets.js'
import type { BySport, Paces } from '../types.js'
import { ownShares } from './sport-shares.js'

const rounded = ({ swim, bike, run }: BySport<number>) => [swim, bike, run].map((share) => Math.round(share * 10) / 10)
const shares = (current: Paces) => rounded(ownShares({ race: 'olympic', distances: RACE_PRESETS.olympic, current }))

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
