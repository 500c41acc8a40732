import { expect, it } from 'vitest'
import { clockOffsetOf } from './clock-offset.js'

const HOUR = 3_600_000

it.each([
  ['2027-03-09T06:00:00+13:00', 13 * HOUR],
  ['2027-03-09T06:00:00.000-0330', -3.5 * HOUR],
  [' 2027-03-09T06:00:00+05:45 ', 5.75 * HOUR],
  ['2027-03-09T06:00:00Z', undefined],
  ['2027-03-09T06:00:00+00:00', undefined],
  ['2027-03-09T06:00:00+99:00', undefined],
  ['2027-03-09T06:00:00', undefined],
  ['2027-03-09', undefined],
  ['', undefined],
])('a clock that writes %j is ahead of UTC by %s ms', (time, offset) => {
  expect(clockOffsetOf(time)).toBe(offset)
})
