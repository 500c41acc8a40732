import { languagesIn } from '@tri/api-contract'
import { expect, it, vi } from 'vitest'
import { unitsOfRegion, usualUnits } from './region-units.js'

it.each([
  [['en-US'], 'miles'],
  [['en-LR'], 'miles'],
  [['my-MM'], 'miles'],
  [['en-GB'], 'miles'],
  [['de-DE', 'en-US'], 'metric'],
  [['de'], 'metric'],
  [['en'], 'miles'],
  [['en-AU'], 'metric'],
  [['zh-Hant-TW'], 'metric'],
  [['fr-CA', 'en-US'], 'metric'],
  [['C', 'de-AT'], 'metric'],
  [['no_language'], 'miles'],
  [[], 'miles'],
] as const)('%j reads roads in %s, and the pool in metres', (languages, units) => {
  expect(unitsOfRegion(languages)).toEqual({ units, poolUnits: 'metres' })
})

it('reads the languages that a browser sends, and asks the browser itself where none are given', () => {
  expect(usualUnits(languagesIn('de-DE,de;q=0.9,en-US;q=0.8')).units).toBe('metric')
  expect(usualUnits(languagesIn('en-US,de;q=0.9')).units).toBe('miles')
  vi.stubGlobal('navigator', { languages: ['fr-FR'] })
  expect(usualUnits().units).toBe('metric')
  vi.unstubAllGlobals()
})
