import { expect, it } from 'vitest'
import { timeText } from './offline-notice.js'

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime()

it.each([
  [at(25, 8, 12), '08:12'],
  [at(25, 23, 5), '23:05'],
  [at(24, 8, 12), 'Tue 24 Nov, 08:12'],
])('says when the server was last heard, and on which day where it was another one: %#', (time, expected) => {
  expect(timeText(time, at(25, 23, 30)).replace(/(\w{3}),? (\d+) /, '$1 $2 ')).toBe(expected)
})
