import { describe, expect, it } from 'vitest'
import type { Totals } from './activity-type.js'
import { toActivity } from './to-activity.js'
import { newTrack } from './track.js'

const TOTALS: Totals = {
  ...{ sport: 'run', start: Date.UTC(2027, 2, 8, 23, 30), seconds: 1799.6 },
  ...{ source: 'gpx', track: newTrack() },
}
const activity = (fields: Partial<Totals>, zone = 'UTC') => toActivity({ ...TOTALS, ...fields }, zone)

describe('toActivity', () => {
  it('rounds totals to whole units', () => {
    expect(activity({ metres: 5000.6, averageHeartRate: 139.5, calories: 300.2 })).toMatchObject({
      seconds: 1800,
      metres: 5001,
      averageHeartRate: 140,
      calories: 300,
    })
  })

  it.each([
    ['UTC', undefined, '2027-03-08'],
    ['Europe/Berlin', undefined, '2027-03-09'],
    ['America/Los_Angeles', undefined, '2027-03-08'],
    ['America/Los_Angeles', 3_600_000, '2027-03-09'],
  ])('finds the day in %s, or by the clock of the file (%s)', (zone, clockOffset, day) => {
    expect(activity({ clockOffset }, zone)?.day).toBe(day)
  })

  it.each([
    { metres: -1 },
    { metres: 1e9 },
    { metres: Number.NaN },
    { averageHeartRate: 300 },
    { maxHeartRate: 5 },
    { calories: 1e7 },
    { ascentMetres: 50_000 },
  ])('takes what cannot be for not measured: %j', (fields) => {
    expect(activity(fields)).toMatchObject(Object.fromEntries(Object.keys(fields).map((name) => [name, null])))
  })

  it.each([
    ['metres', 0, 3_000_000],
    ['averageHeartRate', 20, 250],
    ['maxHeartRate', 20, 250],
    ['calories', 0, 100_000],
    ['ascentMetres', 0, 30_000],
  ] as const)('takes %s from %d to %d', (name, least, most) => {
    for (const value of [least, most]) expect(activity({ [name]: value })?.[name]).toBe(value)
    for (const value of [least - 1, most + 1]) expect(activity({ [name]: value })?.[name]).toBeNull()
  })

  it('takes starts from 1990 to 2099, and durations from a second to a week', () => {
    expect(activity({ start: Date.UTC(1990, 0, 1) })?.day).toBe('1990-01-01')
    expect(activity({ start: Date.UTC(2100, 0, 1) - 1 })?.day).toBe('2099-12-31')
    for (const start of [Date.UTC(1990, 0, 1) - 1, Date.UTC(2100, 0, 1)]) expect(activity({ start })).toBeUndefined()
    for (const seconds of [1, 604_800]) expect(activity({ seconds })?.seconds).toBe(seconds)
    for (const seconds of [0.9, 604_801]) expect(activity({ seconds })).toBeUndefined()
  })

  it.each([
    { start: Number.NaN },
    { start: Date.UTC(1980, 0, 1) },
    { start: Date.UTC(2150, 0, 1) },
    { seconds: 0 },
    { seconds: Number.NaN },
    { seconds: 8 * 24 * 3600 },
  ])('is none without a start and a duration that can be: %j', (fields) => {
    expect(activity(fields)).toBeUndefined()
  })

  it('names it by the file, else by the sport', () => {
    expect(activity({ name: '  Lunch \u0000Run ' })?.name).toBe('Lunch Run')
    expect(activity({ name: '   ' })?.name).toBe('Run')
    expect(activity({ name: 'x'.repeat(500) })?.name).toHaveLength(200)
    expect(activity({ sport: 'bike' })?.name).toBe('Ride')
  })
})
