import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  capitalised,
  clock,
  counted,
  daysToGo,
  difference,
  longDate,
  mediumDate,
  raceTypeName,
  shortDate,
  shortWeekday,
  spokenDuration,
  stopwatch,
  weekdayName,
} from './format.js'

describe('dates', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin', 'UTC'])(
    'stand on their own day in %s',
    (timeZone) => {
      vi.stubEnv('TZ', timeZone)
      expect(longDate('2027-01-28')).toBe('Thursday, 28 January 2027')
      expect(shortDate('2027-01-25')).toBe('25 Jan')
      expect(mediumDate('2027-03-28')).toBe('28 Mar 2027')
    },
  )

  it('know the turn of the year and leap days', () => {
    expect(longDate('2026-12-31')).toBe('Thursday, 31 December 2026')
    expect(longDate('2028-02-29')).toBe('Tuesday, 29 February 2028')
  })

  it('name the weekday', () => {
    expect(weekdayName('2027-01-31')).toBe('Sunday')
    expect(shortWeekday('2027-01-25')).toBe('Mon')
  })
})

describe('minutes', () => {
  it.each([
    [0, '0:00', '0 minutes'],
    [5, '0:05', '5 minutes'],
    [59, '0:59', '59 minutes'],
    [60, '1:00', '1 hour'],
    [75, '1:15', '1 hour 15 minutes'],
    [121, '2:01', '2 hours 1 minute'],
    [640, '10:40', '10 hours 40 minutes'],
  ])('%i read as clock and speech', (minutes, asClock, spoken) => {
    expect(clock(minutes)).toBe(asClock)
    expect(spokenDuration(minutes)).toBe(spoken)
  })

  it.each([
    [6, '+6 min'],
    [-10, '\u221210 min'],
    [75, '+1:15'],
    [0, 'as planned'],
  ])('a difference of %i is %s', (minutes, text) => {
    expect(difference(minutes)).toBe(text)
  })
})

it.each([
  [0, '0:00'],
  [75, '1:15'],
  [1500, '25:00'],
  [3600, '1:00:00'],
  [5045, '1:24:05'],
])('%i seconds stand on a watch as %s', (seconds, text) => {
  expect(stopwatch(seconds)).toBe(text)
})

describe('other figures', () => {
  it('the way to the race is counted in days', () => {
    expect([59, 1, 0, -1].map(daysToGo)).toEqual(['59 days to go', '1 day to go', 'Race day', 'Race done'])
  })

  it('one is singular', () => {
    expect([counted(1, 'week'), counted(14, 'week'), counted(0, 'week')]).toEqual(['1 week', '14 weeks', '0 weeks'])
  })

  it('race types and words get a capital', () => {
    expect(raceTypeName('ironman')).toBe('Ironman')
    expect(raceTypeName('70.3')).toBe('70.3')
    expect(capitalised('beginner')).toBe('Beginner')
    expect(capitalised('')).toBe('')
  })
})
