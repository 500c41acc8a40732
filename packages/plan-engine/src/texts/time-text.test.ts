import { expect, test } from 'vitest'
import { timeText } from './time-text.js'

test.each([
  [30, '30 s'],
  [60, '1 min'],
  [90, '90 s'],
  [120, '2 min'],
  [150, '2:30 min'],
  [485, '8:05 min'],
])('%i seconds read %s', (seconds, text) => {
  expect(timeText(seconds)).toBe(text)
})
