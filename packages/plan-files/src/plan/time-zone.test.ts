import { describe, expect, it } from 'vitest'
import { isTimeZone, offsetAt, zonedInstant } from './time-zone.js'

describe('zonedInstant', () => {
  it.each([
    ['2026-11-24', '06:30', 'UTC', '2026-11-24T06:30:00.000Z'],
    ['2027-03-13', '06:30', 'America/New_York', '2027-03-13T11:30:00.000Z'],
    ['2027-03-14', '06:30', 'America/New_York', '2027-03-14T10:30:00.000Z'],
    ['2027-03-27', '18:00', 'Europe/Berlin', '2027-03-27T17:00:00.000Z'],
    ['2027-03-28', '18:00', 'Europe/Berlin', '2027-03-28T16:00:00.000Z'],
    ['2027-04-04', '07:00', 'Pacific/Auckland', '2027-04-03T19:00:00.000Z'],
    ['2027-01-10', '00:00', 'Asia/Kolkata', '2027-01-09T18:30:00.000Z'],
  ])('knows that %s %s in %s is %s', (day, time, zone, instant) => {
    expect(zonedInstant(day, time, zone)?.toISOString()).toBe(instant)
  })

  it('moves a time that the clock change skips to after the change', () => {
    expect(zonedInstant('2027-03-28', '02:30', 'Europe/Berlin')?.toISOString()).toBe('2027-03-28T01:30:00.000Z')
  })

  it('takes the first of two when the clocks go back', () => {
    expect(zonedInstant('2026-10-25', '02:30', 'Europe/Berlin')?.toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  it.each([
    ['2026-11-24', '6:30', 'UTC'],
    ['2026-11-24', '24:00', 'UTC'],
    ['2026-11-24', '06:30', 'Mars/Olympus'],
    ['2026-13-24', '06:30', 'UTC'],
  ])('answers undefined for %s %s in %s', (day, time, zone) => {
    expect(zonedInstant(day, time, zone)).toBeUndefined()
  })
})

describe('isTimeZone', () => {
  it.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles'])('knows %s', (zone) => {
    expect(isTimeZone(zone)).toBe(true)
  })
  it.each(['', 'Nowhere', 'Europe/'])('does not know %j', (zone) => {
    expect(isTimeZone(zone)).toBe(false)
  })
})

describe('offsetAt', () => {
  it('is ahead of UTC in the east and behind in the west', () => {
    const winter = Date.UTC(2027, 0, 1)
    expect(offsetAt(winter, 'Asia/Tokyo')).toBe(9 * 3_600_000)
    expect(offsetAt(winter + 500, 'Asia/Tokyo')).toBe(9 * 3_600_000)
    expect(offsetAt(winter, 'America/Los_Angeles')).toBe(-8 * 3_600_000)
  })
})
