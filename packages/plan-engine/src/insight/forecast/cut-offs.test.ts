import { describe, expect, it } from 'vitest'
import { RACE_PRESETS } from '../../formulas/presets.js'
import type { RaceType } from '../../types.js'
import { cutOffs } from './cut-offs.js'

describe('cutOffs', () => {
  it.each([
    ['ironman', 2 * 3600 + 20 * 60, 10.5 * 3600, 17 * 3600],
    ['70.3', 70 * 60, 5.5 * 3600, 8.5 * 3600],
    ['olympic', 3600, 3 * 3600, 4 * 3600],
    ['sprint', 1800, 1.5 * 3600, 2 * 3600],
  ] as const)('of a %s are %i, %i and %i s', (race, swim, bike, finish) => {
    expect(cutOffs(race, RACE_PRESETS[race])).toMatchObject({ swim, bike, finish, source: expect.any(String) })
  })

  it('are unknown for distances that are not the standard ones', () => {
    expect(cutOffs('olympic', { ...RACE_PRESETS.olympic, bike: 27 })).toBeDefined()
    expect(cutOffs('olympic', { ...RACE_PRESETS.olympic, bike: 28 })).toBeUndefined()
    expect(cutOffs('olympic', { ...RACE_PRESETS.olympic, swim: Number.NaN })).toBeUndefined()
  })

  it('are those of an olympic race for an unknown one', () => {
    expect(cutOffs('marathon' as RaceType, RACE_PRESETS.olympic)?.finish).toBe(4 * 3600)
  })
})
