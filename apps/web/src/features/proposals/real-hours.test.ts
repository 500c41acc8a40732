import { defaultSchedule } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { realHours } from './real-hours.js'

const DAYS = { day0: 0, day1: 0, day2: 50, day3: 0, day4: 30, day5: 0, day6: 95 }
const found = (days: Partial<typeof DAYS>) => ({
  code: 'HOURS_TOO_MANY',
  inputs: { done: 800, planned: 2000, ...days },
})

test('the days that were trained on stay, with their usual minutes in half hours', () => {
  const real = realHours(defaultSchedule('70.3'), [{ code: 'MISSED_FEW', inputs: {} }, found(DAYS)])
  expect(real?.map(({ available, hours }) => (available ? hours : '-'))).toEqual(['-', '-', 1, '-', 0.5, '-', 2])
  expect(real?.map(({ isEndurance }) => isEndurance)).toEqual([false, false, true, false, false, false, true])
})

test('nothing is proposed where the hours are enough, or on no day there were any', () => {
  expect(realHours(defaultSchedule('70.3'), [{ code: 'MISSED_FEW', inputs: {} }])).toBeUndefined()
  expect(realHours(defaultSchedule('70.3'), [found({ ...DAYS, day2: 0, day4: 0, day6: 0 })])).toBeUndefined()
  expect(realHours(defaultSchedule('70.3'), [found({})])).toBeUndefined()
})
