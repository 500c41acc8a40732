import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar.js'
import type { Threshold } from '../zones/types.js'
import { type RecordedSession, recordedStress, stressBefore } from './recorded-load.js'

const DAY = '2027-03-03'
const HOUR = { date: DAY, seconds: 3600 }
const known = (sport: Threshold['sport'], kind: Threshold['kind'], value: number): Threshold => ({
  ...{ sport, kind, value },
  ...{ measuredOn: '2027-01-01', source: 'test' },
})
const KNOWN = [
  known('bike', 'ftp', 250),
  known('bike', 'lthr', 160),
  known('run', 'threshold-pace', 480),
  known('run', 'lthr', 170),
  known('swim', 'css', 100),
]

describe('the stress of a recorded session', () => {
  test.each<[string, RecordedSession, number]>([
    ['an hour at FTP', { ...HOUR, type: 'bike', weightedWatts: 250 }, 100],
    ['an hour at 0.8 of FTP', { ...HOUR, type: 'bike', weightedWatts: 200 }, 64],
    ['half an hour at threshold pace', { ...HOUR, seconds: 1800, type: 'run', metres: (1800 / 480) * 1609.344 }, 50],
    ['an hour at CSS', { ...HOUR, type: 'swim', metres: 3600 }, 100],
    ['a ride by heart alone', { ...HOUR, type: 'bike', averageHeartRate: 160 }, 96 ** 2 / 100],
    ['between two zones', { ...HOUR, type: 'bike', averageHeartRate: 136 }, 68 ** 2 / 100],
    ['far below all zones', { ...HOUR, type: 'bike', averageHeartRate: 60 }, 45 ** 2 / 100],
    ['far above all zones', { ...HOUR, type: 'bike', averageHeartRate: 220 }, 108 ** 2 / 100],
    ['watts before heart', { ...HOUR, type: 'bike', weightedWatts: 250, averageHeartRate: 100 }, 100],
    ['of which only the time is known', { ...HOUR, type: 'run' }, 68 ** 2 / 100],
    ['a hike', { ...HOUR, type: 'other', averageHeartRate: 160 }, 68 ** 2 / 100],
    ['a sprint that nobody holds', { ...HOUR, type: 'bike', weightedWatts: 900 }, 144],
  ])('%s', (_, session, stress) => {
    expect(recordedStress(session, KNOWN)).toBeCloseTo(stress, 6)
  })

  test('is that of an easy session before anything was known, and none without a time', () => {
    expect(recordedStress({ ...HOUR, date: '2026-12-31', type: 'bike', weightedWatts: 250 }, KNOWN)).toBeCloseTo(46.24)
    expect(recordedStress({ ...HOUR, seconds: Number.NaN, type: 'bike' }, KNOWN)).toBe(0)
  })
})

describe('the days before a season', () => {
  const rides = (...ago: number[]): RecordedSession[] =>
    ago.map((days) => ({ ...HOUR, date: addDays(DAY, -days), type: 'bike', weightedWatts: 250 }))
  const before = (sessions: RecordedSession[]) => stressBefore(sessions, { first: DAY, thresholds: KNOWN })

  test('begin with the first session, and end on the eve', () => {
    const days = before(rides(1, 3, 20))
    expect(days?.map(({ bike }) => Math.round(bike))).toEqual([...[100, ...Array(16).fill(0)], 100, 0, 100])
    expect(days?.[0]).toMatchObject({ swim: 0, total: expect.closeTo(100) })
  })

  test('are not known from two weeks or less, nor from what lies ahead or half a year back', () => {
    expect(before(rides(13))).toBeUndefined()
    expect(before(rides(14))).toHaveLength(14)
    expect(before(rides(0, -5))).toBeUndefined()
    expect(before(rides(181, 5))).toBeUndefined()
    expect(before([{ ...HOUR, date: 'never', type: 'run' }])).toBeUndefined()
  })

  test('count a session of another sport in the total alone', () => {
    expect(before([...rides(20), { ...HOUR, date: addDays(DAY, -1), type: 'walk' }])?.at(-1)).toEqual({
      ...{ swim: 0, bike: 0, run: 0 },
      total: expect.closeTo(46.24),
    })
  })
})
