import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  addDays,
  DAY_NAMES,
  dateOf,
  daysBetween,
  parseIsoDay,
  weekdayOf,
  weekdaysInOrder,
  weekOf,
  weeksUntil,
} from './calendar.js'
import type { Weekday } from './types.js'

afterEach(() => vi.unstubAllEnvs())

/** Both sides of the date line, clock changes at midnight and at 02:00, half-hour offsets; minutes behind UTC in July. */
const ZONES = [
  ['UTC', 0],
  ['America/New_York', 240],
  ['America/Sao_Paulo', 180],
  ['Asia/Kolkata', -330],
  ['Asia/Beirut', -180],
  ['Australia/Lord_Howe', -630],
  ['Europe/Berlin', -120],
  ['Pacific/Apia', -780],
  ['Pacific/Honolulu', 600],
] as const
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
/** Days since 1970-01-01, by UTC arithmetic that shares nothing with the code under test. */
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000
const dateFrom = (number: number) => new Date(number * 86_400_000).toISOString().slice(0, 10)
const anyDate = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2040-12-31') }).map(dateFrom)
const anyCalendar = fc.record({ raceDate: anyDate, totalWeeks: fc.integer({ min: 1, max: 104 }) })

describe('parseIsoDay', () => {
  it.each(['2026-11-20', '2028-02-29', '2000-02-29', '1999-12-31'])('takes %s', (date) => {
    expect(parseIsoDay(date)).toBe(date)
  })
  it.each([
    '',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '0026-11-20',
  ])('answers undefined for %j', (date) => {
    expect(parseIsoDay(date)).toBeUndefined()
  })
})

describe.each(ZONES)('with the clock of %s', (zone, offset) => {
  it('runs on that clock at all', () => {
    vi.stubEnv('TZ', zone)
    expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(offset + 0)
  })

  it('counts days and adds them as calendar days, across clock changes and leap days', () => {
    vi.stubEnv('TZ', zone)
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const other = dateFrom(dayNumber(date) + days)
        expect(addDays(date, days)).toBe(other)
        expect(daysBetween(date, other)).toBe(days)
        expect(parseIsoDay(date)).toBe(date)
        expect(weekdayOf(date)).toBe((((dayNumber(date) + 4) % 7) + 7) % 7)
      }),
    )
  })

  it('knows every day of two years in which clocks change', () => {
    vi.stubEnv('TZ', zone)
    for (let number = dayNumber('2018-01-01'); number <= dayNumber('2019-12-31'); number += 1) {
      expect(addDays(dateFrom(number), 1)).toBe(dateFrom(number + 1))
      expect(daysBetween(dateFrom(number), dateFrom(number + 1))).toBe(1)
    }
  })
})

describe('weeksUntil', () => {
  it.each([
    ['2026-11-20', '2026-11-20', 1],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-11-27', 1],
    ['2026-11-20', '2026-11-28', 2],
    ['2026-11-20', '2027-02-26', 14],
    ['2028-02-28', '2028-03-06', 1],
    ['2027-02-28', '2027-03-08', 2],
    ['2026-11-28', '2026-11-20', 2],
  ])('from %s to %s is %i', (today, raceDate, weeks) => {
    expect(weeksUntil(today, raceDate)).toBe(weeks)
  })

  it('answers 1 for a date that does not exist', () => {
    expect(weeksUntil('2026-11-20', '2026-02-30')).toBe(1)
    expect(weeksUntil('soon', '2026-11-20')).toBe(1)
  })
})

describe('a plan week', () => {
  it('ends on the race weekday, and the last one on race day', () => {
    const calendar = { raceDate: '2027-03-03', totalWeeks: 6 }
    expect(dateOf(calendar, 6, 3)).toBe('2027-03-03')
    expect(dateOf(calendar, 6, 4)).toBe('2027-02-25')
    expect(dateOf(calendar, 1, 3)).toBe('2027-01-27')
    expect(weekdaysInOrder(calendar)).toEqual([4, 5, 6, 0, 1, 2, 3])
  })

  it.each([
    ['2026-11-28', [0, 1, 2, 3, 4, 5, 6]],
    ['2026-11-29', [1, 2, 3, 4, 5, 6, 0]],
  ])('before a race on %s runs in date order', (raceDate, order) => {
    expect(weekdaysInOrder({ raceDate })).toEqual(order)
  })

  it('holds every weekday once: week and weekday name one date, and the date names them back', () => {
    fc.assert(
      fc.property(anyCalendar, fc.nat(103), (calendar, extra) => {
        const week = 1 + (extra % calendar.totalWeeks)
        const dates = weekdaysInOrder(calendar).map((day) => dateOf(calendar, week, day))
        const last = dayNumber(calendar.raceDate) - 7 * (calendar.totalWeeks - week)
        expect(dates).toEqual([6, 5, 4, 3, 2, 1, 0].map((back) => dateFrom(last - back)))
        for (const date of dates) expect(weekOf(calendar, date)).toBe(week)
        for (const day of WEEKDAYS) expect(weekdayOf(dateOf(calendar, week, day))).toBe(day)
      }),
    )
  })
})

describe('weekOf', () => {
  it('is ceil((days + 7) / 7), clamped, with days counted from the last day of week 1', () => {
    fc.assert(
      fc.property(anyCalendar, fc.integer({ min: -900, max: 900 }), (calendar, days) => {
        const lastDayOfWeek1 = dayNumber(calendar.raceDate) - 7 * (calendar.totalWeeks - 1)
        const formula = Math.ceil((days + 7) / 7)
        const clamped = Math.min(calendar.totalWeeks, Math.max(1, formula))
        expect(weekOf(calendar, dateFrom(lastDayOfWeek1 + days))).toBe(clamped)
      }),
    )
  })

  it('puts the day a plan is made on into week 1 and race day into the last', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 728 }), (today, days) => {
        const raceDate = dateFrom(dayNumber(today) + days)
        const calendar = { raceDate, totalWeeks: weeksUntil(today, raceDate) }
        expect(weekOf(calendar, today)).toBe(1)
        expect(weekOf(calendar, raceDate)).toBe(calendar.totalWeeks)
      }),
    )
  })
})

describe('DAY_NAMES', () => {
  it('starts on Sunday, as weekday numbers do', () => {
    const sunday = '2026-11-22'
    for (const day of WEEKDAYS) expect(weekdayOf(addDays(sunday, day))).toBe(day satisfies Weekday)
    expect([DAY_NAMES[0], DAY_NAMES[6]]).toEqual(['Sunday', 'Saturday'])
  })
})
