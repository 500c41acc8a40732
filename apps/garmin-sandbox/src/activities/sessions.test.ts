import { describe, expect, it } from 'vitest'
import { profileOf } from './profile.js'
import { between, hexFrom, randomFrom } from './random.js'
import { multisport, poolSwim, ride, run, type Session } from './sessions.js'
import { endOf, idsOf } from './summary.js'

const session = (changes: Partial<Session> = {}): Session => ({
  userId: 'athlete',
  key: 'key',
  start: 1_795_000_000,
  offset: 3600,
  minutes: 60,
  effort: 1,
  profile: profileOf('athlete'),
  random: randomFrom('seed'),
  ...changes,
})

describe('chance', () => {
  it('is the same for the same seed, and spread from 0 to 1', () => {
    const values = Array.from({ length: 1000 }, randomFrom('x'))
    expect(values).toEqual(Array.from({ length: 1000 }, randomFrom('x')))
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...values)).toBeLessThan(1)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.05)
  })

  it('is another for another seed', () => {
    expect(randomFrom('x')()).not.toBe(randomFrom('y')())
    expect(hexFrom('x', 8)).toMatch(/^[0-9a-f]{8}$/)
    expect(between(() => 0.25, 8, 12)).toBe(9)
  })
})

describe('ids', () => {
  it('are like Garmin’s, and exact as numbers', () => {
    const ids = Array.from({ length: 2000 }, (_, nth) => idsOf('athlete', String(nth)))
    for (const { activityId, summaryId } of ids) {
      expect(String(activityId)).toMatch(/^\d{11}$/)
      expect(summaryId).toMatch(/^x[0-9a-f]{16}$/)
    }
    expect(new Set(ids.map(({ activityId }) => activityId)).size).toBe(2000)
  })
})

describe('a session', () => {
  it.each([
    ['run', run, 'RUNNING'],
    ['ride', ride, 'ROAD_BIKING'],
    ['swim', poolSwim, 'LAP_SWIMMING'],
  ] as const)('of a %s takes about the time that was meant, on the clock of the watch', (_, make, type) => {
    const summary = make(session())
    expect(summary.activityType).toBe(type)
    expect(Math.abs(summary.durationInSeconds - 3600)).toBeLessThanOrEqual(200)
    expect(endOf(summary)).toBe(summary.startTimeInSeconds + summary.durationInSeconds)
    expect(summary.startTimeOffsetInSeconds).toBe(3600)
    expect(Number.isInteger(summary.durationInSeconds)).toBe(true)
  })

  it('is faster and harder with more effort', () => {
    const [easy, hard] = [0.9, 1.1].map((effort) => run(session({ effort, random: randomFrom('same') })))
    expect(hard?.averagePaceInMinutesPerKilometer).toBeLessThan(easy?.averagePaceInMinutesPerKilometer ?? 0)
    expect(hard?.averageHeartRateInBeatsPerMinute).toBeGreaterThan(easy?.averageHeartRateInBeatsPerMinute ?? 0)
  })

  it('on a trainer or treadmill climbs nothing', () => {
    expect(ride(session(), 'VIRTUAL_RIDE').totalElevationGainInMeters).toBeUndefined()
    expect(run(session(), 'TREADMILL_RUNNING').totalElevationGainInMeters).toBeUndefined()
  })

  it('of several sports is a parent and its legs, one after the other', () => {
    const [parent, ...legs] = multisport(session({ minutes: 120 }))
    expect(parent).toMatchObject({ activityType: 'MULTI_SPORT', isParent: true })
    expect(legs.every(({ parentSummaryId, isParent }) => parentSummaryId === parent?.summaryId && !isParent)).toBe(true)
    legs.slice(1).forEach((leg, index) => {
      const before = legs[index]
      expect(leg.startTimeInSeconds).toBe(before ? endOf(before) : 0)
    })
  })
})
