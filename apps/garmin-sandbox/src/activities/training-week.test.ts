import { describe, expect, it } from 'vitest'
import { NOON } from '../testing.js'
import type { Summary } from './summary.js'
import { activitiesIn, endedIn } from './training-week.js'

const DAY = 86_400
const now = NOON / 1000
const offset = () => 3600
const window = { from: now - 56 * DAY, to: now }
const eightWeeks = (userId: string) => activitiesIn({ userId, window, offset })
const kinds = (activities: Summary[]) => new Set(activities.map(({ activityType }) => activityType))

describe('an athlete', () => {
  it('did the same whenever one looks', () => {
    expect(eightWeeks('a')).toEqual(eightWeeks('a'))
  })

  it('did the same however the time is cut', () => {
    const middle = now - 23.4 * DAY
    const halves = [
      { from: window.from, to: middle },
      { from: middle, to: now },
    ].flatMap((half) => activitiesIn({ userId: 'a', window: half, offset }))
    expect(halves).toEqual(eightWeeks('a'))
  })

  it('did other things than another athlete', () => {
    const ids = [...eightWeeks('a'), ...eightWeeks('b')].map(({ summaryId }) => summaryId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('swims, rides, runs and puts bricks together', () => {
    expect([...kinds(eightWeeks('a'))].sort()).toEqual(
      expect.arrayContaining(['LAP_SWIMMING', 'MULTI_SPORT', 'ROAD_BIKING', 'RUNNING']),
    )
  })

  it('trains about six times a week, in the order of time', () => {
    const sessions = eightWeeks('a').filter(({ parentSummaryId }) => !parentSummaryId)
    expect(sessions.length).toBeGreaterThan(30)
    expect(sessions.length).toBeLessThan(60)
    const starts = sessions.map(({ startTimeInSeconds }) => startTimeInSeconds)
    expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  })

  it('starts in the morning of the own clock, wherever that is', () => {
    for (const seconds of [-11 * 3600, 0, 13 * 3600]) {
      const activities = activitiesIn({ userId: 'a', window, offset: () => seconds })
      const hours = activities
        .filter(({ parentSummaryId, activityName }) => !parentSummaryId && activityName !== 'Evening Run')
        .map(({ startTimeInSeconds }) => ((startTimeInSeconds + seconds) % DAY) / 3600)
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(6)
      expect(Math.max(...hours)).toBeLessThan(10)
    }
  })
})

describe('the figures of an activity', () => {
  const all = [...eightWeeks('a'), ...eightWeeks('b'), ...eightWeeks('c')]
  const of = (...types: string[]) => all.filter(({ activityType }) => types.includes(activityType))

  it('belong together', () => {
    for (const { distanceInMeters = 0, durationInSeconds, averageSpeedInMetersPerSecond = 0 } of all)
      expect(Math.abs(distanceInMeters / durationInSeconds - averageSpeedInMetersPerSecond)).toBeLessThan(0.001)
    for (const { averageHeartRateInBeatsPerMinute = 0, maxHeartRateInBeatsPerMinute = 0 } of all)
      expect(maxHeartRateInBeatsPerMinute).toBeGreaterThan(averageHeartRateInBeatsPerMinute)
  })

  it('are those of an amateur', () => {
    for (const { averagePaceInMinutesPerKilometer: pace = 0 } of of('RUNNING', 'TREADMILL_RUNNING')) {
      expect(pace).toBeGreaterThan(4.2)
      expect(pace).toBeLessThan(7)
    }
    for (const { averageSpeedInMetersPerSecond: speed = 0 } of of('ROAD_BIKING', 'VIRTUAL_RIDE')) {
      expect(speed * 3.6).toBeGreaterThan(22)
      expect(speed * 3.6).toBeLessThan(37)
    }
  })

  it('count whole lengths in a pool', () => {
    for (const { distanceInMeters = 0, numberOfActiveLengths = 0 } of of('LAP_SWIMMING'))
      expect(distanceInMeters).toBe(numberOfActiveLengths * 25)
  })

  it('have hills outdoors only', () => {
    expect(of('VIRTUAL_RIDE', 'TREADMILL_RUNNING').every((activity) => !activity.totalElevationGainInMeters)).toBe(true)
    expect(of('ROAD_BIKING').every(({ totalElevationGainInMeters = 0 }) => totalElevationGainInMeters > 0)).toBe(true)
  })

  it('add up from the legs of a brick to their parent', () => {
    for (const parent of of('MULTI_SPORT')) {
      const legs = all.filter(({ parentSummaryId }) => parentSummaryId === parent.summaryId)
      expect(parent.isParent).toBe(true)
      expect(legs.map(({ activityType }) => activityType)).toEqual([
        'ROAD_BIKING',
        'BIKE_TO_RUN_TRANSITION_V2',
        'RUNNING',
      ])
      expect(legs.reduce((sum, leg) => sum + leg.durationInSeconds, 0)).toBe(parent.durationInSeconds)
    }
  })
})

describe('what ended in a window', () => {
  it('is everything exactly once, however often one asks', () => {
    const hourly = Array.from({ length: 24 * 14 }, (_, hour) => {
      const to = now - hour * 3600
      return endedIn({ userId: 'a', window: { from: to - 3600, to }, offset })
    }).flat()
    const atOnce = endedIn({ userId: 'a', window: { from: now - 14 * DAY, to: now }, offset })
    expect(hourly.map(({ summaryId }) => summaryId).sort()).toEqual(atOnce.map(({ summaryId }) => summaryId).sort())
    expect(atOnce.length).toBeGreaterThan(8)
  })
})
