import { expect, test } from 'vitest'
import { pastWeeks } from './past-weeks.js'

/** A Wednesday. */
const TODAY = '2026-11-25'

test('what was done stands in its week from Monday to Sunday, this one last', () => {
  const done = [
    { date: '2026-11-23', type: 'run', duration: 30.4 },
    { date: '2026-11-22', type: 'bike', duration: 90 },
    { date: '2026-11-16', type: 'swim', duration: 45 },
    { date: '2026-11-15', type: 'strength', duration: 20 },
    { date: '2026-11-25', type: 'run', duration: 10 },
  ] as const
  expect(pastWeeks(done, TODAY, 3)).toEqual([
    { monday: '2026-11-09', swim: 0, bike: 0, run: 0, other: 20, total: 20 },
    { monday: '2026-11-16', swim: 45, bike: 90, run: 0, other: 0, total: 135 },
    { monday: '2026-11-23', swim: 0, bike: 0, run: 40, other: 0, total: 40 },
  ])
})

test('what lies before, ahead or on no day counts nowhere', () => {
  const done = ['2026-11-01', '2026-11-26', '2026-02-30', 'today'].map(
    (date) => ({ date, type: 'run', duration: 30 }) as const,
  )
  expect(pastWeeks(done, TODAY, 3).map(({ total }) => total)).toEqual([0, 0, 0])
  expect(pastWeeks(done, TODAY, 0)).toEqual([])
})
