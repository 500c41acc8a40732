import { expect, it } from 'vitest'
import { nameOf } from './use-reading.js'

const file = (name: string, webkitRelativePath = '') => ({ name, webkitRelativePath })

it.each([
  [[file('export.zip')], 'export.zip'],
  [[file('a.fit', 'rides/2026/a.fit'), file('b.fit', 'rides/b.fit')], 'rides'],
  [[file('a.fit'), file('b.fit')], '2 files'],
  [[file(`${'x'.repeat(200)}.zip`)], `${'x'.repeat(96)}.zip`],
])('what was chosen is called by its archive, its folder, or how many files it is: %#', (files, name) => {
  expect(nameOf(files)).toBe(name)
})
