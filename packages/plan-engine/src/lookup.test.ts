import { expect, it } from 'vitest'
import { lookup } from './lookup.js'

const table = { run: 1, walk: 2 }

it('answers what the table holds', () => {
  expect(lookup(table, 'run', 'walk')).toBe(1)
})

it.each(['fly', '', 'constructor', '__proto__', 'toString'])('answers the fallback for %j', (word) => {
  expect(lookup(table, word, 'walk')).toBe(2)
})
