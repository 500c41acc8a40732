import { expect, it } from 'vitest'
import { linkedSource } from './activity-source.js'

it.each([
  ['21234567890', 'From Garmin'],
  ['file-3f2a', 'From a file'],
  ['test-17', 'From a test activity'],
  [null, undefined],
])('a completed workout linked to %s says %s', (garminActivityId, text) => {
  expect(linkedSource({ isCompleted: true, garminActivityId })).toBe(text)
})

it('a workout that is not completed says nothing', () => {
  expect(linkedSource({ isCompleted: false, garminActivityId: '21234567890' })).toBeUndefined()
})
