import { describe, expect, it } from 'vitest'
import { runOf } from '../../testing/garmin-app.js'
import { isPassedOver, sportOf, summary, toColumns } from './summary.js'

const read = (changes: Record<string, unknown> = {}) => summary.parse(runOf('a', changes))

describe("Garmin's types of activity", () => {
  it.each([
    ['RUNNING', 'run'],
    ['TRAIL_RUNNING', 'run'],
    ['TREADMILL_RUNNING', 'run'],
    ['ULTRA_RUN', 'run'],
    ['VIRTUAL_RUN', 'run'],
    ['CYCLING', 'bike'],
    ['ROAD_BIKING', 'bike'],
    ['GRAVEL_CYCLING', 'bike'],
    ['INDOOR_CYCLING', 'bike'],
    ['VIRTUAL_RIDE', 'bike'],
    ['SWIMMING', 'swim'],
    ['LAP_SWIMMING', 'swim'],
    ['OPEN_WATER_SWIMMING', 'swim'],
    ['MULTI_SPORT', null],
    ['TRANSITION_V2', null],
    ['BIKE_TO_RUN_TRANSITION_V2', null],
    ['MOTORCYCLING_V2', null],
    ['YOGA', null],
    ['OTHER', null],
    ['', null],
  ])('%s is %s', (type, sport) => {
    expect(sportOf(type)).toBe(sport)
  })
})

describe('a summary', () => {
  it('takes ids as numbers and as text, and types in small letters', () => {
    expect(read({ activityId: '12345678901' }).activityId).toBe('12345678901')
    expect(read({ activityId: 12_345_678_901 }).activityId).toBe('12345678901')
    expect(toColumns(read({ activityType: 'open_water_swimming' }))).toMatchObject({
      activityType: 'OPEN_WATER_SWIMMING',
      sport: 'swim',
    })
  })

  it.each([
    ['14:00', 3600 * 13, '2026-11-24'],
    ['03:00', -3600 * 8, '2026-11-22'],
    ['14:00', undefined, '2026-11-23'],
  ])('that begins at %s UTC stands on the day that the watch showed, %s seconds ahead', (...given) => {
    const [time, startTimeOffsetInSeconds, day] = given
    const startTimeInSeconds = Date.parse(`2026-11-23T${time}Z`) / 1000
    expect(toColumns(read({ startTimeInSeconds, startTimeOffsetInSeconds })).localDay).toBe(day)
  })

  it('without a distance has no pace, and a name by its sport', () => {
    const bare = read({ distanceInMeters: undefined, activityName: undefined })
    expect(toColumns(bare)).toMatchObject({ distance: 0, averagePace: null, averageSpeed: null, activityName: 'Run' })
  })

  it('keeps what has no column, and not where it was', () => {
    const one = read({ startingLatitudeInDegree: 50.08, startingLongitudeInDegree: 14.4, steps: 5200 })
    const data = JSON.parse(toColumns(one).activityData)
    expect(data).toMatchObject({ summaryId: 'x1', deviceName: 'Forerunner 965', steps: 5200 })
    expect(JSON.stringify(data)).not.toMatch(/50\.08|14\.4/)
  })

  it.each([
    { activityId: undefined },
    { activityId: '../1' },
    { startTimeInSeconds: -1 },
    { startTimeInSeconds: 9e15 },
    { durationInSeconds: 'long' },
    { durationInSeconds: 1e9 },
  ])('with %j is none', (changes) => {
    expect(summary.safeParse(runOf('a', changes)).success).toBe(false)
  })

  it.each([
    [{ isParent: true }, true],
    [{ activityType: 'SWIM_TO_BIKE_TRANSITION' }, true],
    [{ parentSummaryId: 's1' }, false],
    [{ activityType: 'MULTI_SPORT' }, false],
  ])('with %j is passed over: %s', (changes, isIt) => {
    expect(isPassedOver(read(changes))).toBe(isIt)
  })
})
