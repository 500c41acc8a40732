import { expect, it } from 'vitest'
import { doneOfPlanned } from './done-of-planned.js'

it.each([
  [0, 95, '0.0 of 1.6 h', 0],
  [35, 95, '0.6 of 1.6 h', 37],
  [95, 95, '1.6 of 1.6 h', 100],
  [120, 95, '2.0 of 1.6 h', 100],
  [0, 0, '0.0 of 0.0 h', 0],
  [30, 0, '0.5 of 0.0 h', 100],
])('%i of %i minutes read as %s', (done, planned, text, percent) => {
  expect(doneOfPlanned(done, planned)).toEqual({ text, percent })
})
