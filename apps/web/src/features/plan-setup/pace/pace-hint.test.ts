import { experienceLevel, INITIAL_PACES, type Paces, parsePace, RACE_TYPES, type RaceType } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { filledIn, initialDraft } from '../form/draft.js'
import { setUp } from '../form/setup-state.js'
import { paceHint } from './pace-hint.js'

const TODAY = '2026-12-24'

const hint = (raceType: RaceType, run: string, paces: Partial<Paces> = {}) => {
  const entered = { ...INITIAL_PACES, ...paces, run: parsePace(run) ?? 0 }
  const { easyPaces } = setUp(filledIn({ ...initialDraft(null), raceType, paces: entered }, TODAY), TODAY)
  return paceHint({ raceType, level: experienceLevel(entered), easyPaces, units: STORED_UNITS })
}

describe('a run pace that does not fit the race', () => {
  it('is told in calm words, with the easy pace that follows from it', () => {
    expect(hint('ironman', '7:00')).toBe(
      'Easy running at 7:31 /mi would be fast for your level. Is this the run pace you could hold in the Ironman itself, and not that of a shorter race?',
    )
  })

  it.each([
    ['ironman', '7:15'],
    ['ironman', '6:00'],
    ['70.3', '6:45'],
  ] as const)('of a 5 km race is seen in %s at %s', (raceType, run) => {
    expect(hint(raceType, run)).toContain('shorter race?')
  })

  it.each([
    ['sprint', '7:00'],
    ['olympic', '7:15'],
    ['70.3', '8:00'],
    ['ironman', '8:30'],
  ] as const)('is not seen where the pace is right: %s at %s', (raceType, run) => {
    expect(hint(raceType, run)).toBeUndefined()
  })

  it.each([
    ['ironman', '6:50'],
    ['70.3', '6:15'],
    ['olympic', '6:00'],
  ] as const)('allows an advanced athlete more: %s at %s', (raceType, run) => {
    expect(hint(raceType, run, { swim: 85, bike: 24 })).toBeUndefined()
  })

  it('is nothing that the first visit shows', () => {
    for (const raceType of RACE_TYPES) expect(hint(raceType, '8:30')).toBeUndefined()
  })
})
