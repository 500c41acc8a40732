import { expect, it } from 'vitest'
import { paperFor } from './paper.js'

it.each([
  [['en-US', 'en'], 'letter'],
  [['en', 'fr-CA'], 'letter'],
  [['zh-Hans-CN'], 'a4'],
  [['en-GB', 'en-US'], 'a4'],
  [['de'], 'a4'],
  [[], 'a4'],
])('an athlete who reads %j prints on %s', (languages, paper) => {
  expect(paperFor(languages)).toBe(paper)
})
