import { expect, it } from 'vitest'
import { linkedSource } from './activity-source.js'

it.each([
  ['21234567890', 'From Garmin'],
  ['file-3f2a', 'From a file'],
  ['test-17', 'From a test activity'],
  [null, undefined],
])('a workout linked to %s says %s', (id, text) => {
  expect(linkedSource(id)).toBe(text)
})
