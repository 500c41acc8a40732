import { expect, it } from 'vitest'
import { entryOf } from './entry-of.js'

const table = { run: 1, walk: 2 }

it('answers what the table holds', () => {
  expect(entryOf(table, 'run', 'walk')).toBe(1)
})

it.each(['fly', '', 'constructor', '__proto__', 'toString'])('answers the fallback for %j', (word) => {
  expect(entryOf(table, word, 'walk')).toBe(2)
})
