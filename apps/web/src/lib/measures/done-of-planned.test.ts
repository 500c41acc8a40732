import { expect, it } from 'vitest'
import { doneOfPlanned } from './done-of-planned.js'

it.each([
  [0, 95, '0:00 of 1:35', 0],
  [35, 95, '0:35 of 1:35', 37],
  [95, 95, '1:35 of 1:35', 100],
  [120, 95, '2:00 of 1:35', 100],
  [0, 0, '0:00 of 0:00', 0],
  [30, 0, '0:30 of 0:00', 100],
])('%i of %i minutes read as %s', (done, planned, text, percent) => {
  expect(doneOfPlanned(done, planned)).toMatchObject({ text, percent })
})
