import { expect, test } from 'vitest'
import { distanceText } from './distance-text.js'

test.each([
  ['swim', 1474.9, '1450 m'],
  ['swim', 1475, '1500 m'],
  ['swim', 0, '0 m'],
  ['bike', 17.74, '17.5 mi'],
  ['bike', 17.75, '18.0 mi'],
  ['bike', 112, '112.0 mi'],
  ['run', 7.94, '7.9 mi'],
  ['run', 7.95, '8.0 mi'],
  ['run', 26.2, '26.2 mi'],
  ['run', 0.04, '0.0 mi'],
] as const)('%s %f reads %s', (sport, covered, text) => {
  expect(distanceText(sport, covered)).toBe(text)
})
