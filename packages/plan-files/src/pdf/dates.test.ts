import { afterEach, expect, it, vi } from 'vitest'
import { longDate, shortDate, shortWeekday } from './dates.js'

afterEach(() => vi.unstubAllEnvs())

it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])('writes dates as they are with the clock of %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(longDate('2027-06-13')).toBe('Sunday, 13 June 2027')
  expect(shortDate('2027-06-13')).toBe('13 Jun')
  expect(shortWeekday('2027-06-13')).toBe('Sun')
})
