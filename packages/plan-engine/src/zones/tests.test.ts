import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { criticalPower, criticalSwimPace, thresholdHeartRate, thresholdPace, thresholdPower } from './tests.js'

describe('a test', () => {
  it('of 400 and 200 m gives the critical swim speed', () => {
    expect(criticalSwimPace({ seconds400: 400, seconds200: 190 })).toBe(105)
    expect(criticalSwimPace({ seconds400: 190, seconds200: 190 })).toBeUndefined()
    expect(criticalSwimPace({ seconds400: 400, seconds200: Number.NaN })).toBeUndefined()
  })

  it('of 20 minutes on the bike gives 0.95 of its watts', () => {
    expect(thresholdPower(260)).toBe(247)
    expect(thresholdPower(Number.NaN)).toBe(0)
  })

  it('of 30 minutes of running gives the pace and the heart rate of its last 20', () => {
    expect(thresholdPace({ metres: 4828.032, seconds: 1200 })).toBeCloseTo(400)
    expect(thresholdPace({ metres: 0, seconds: 1200 })).toBeUndefined()
    expect(thresholdHeartRate([160, 170, 0, Number.NaN])).toBe(165)
    expect(thresholdHeartRate([])).toBeUndefined()
  })

  it('of two or more efforts gives critical power and the work above it, whatever the efforts are made of', () => {
    const rider = fc.record({
      watts: fc.integer({ min: 100, max: 420 }),
      joules: fc.integer({ min: 5_000, max: 30_000 }),
    })
    const lengths = fc.uniqueArray(fc.integer({ min: 180, max: 1200 }), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(rider, lengths, (of, seconds) => {
        const found = criticalPower(seconds.map((each) => ({ seconds: each, watts: of.watts + of.joules / each })))
        expect(found?.watts).toBeCloseTo(of.watts, 3)
        expect(found?.joules).toBeCloseTo(of.joules, 0)
      }),
    )
  })

  it('is none of efforts that are too short, too long, of one length, or that get harder as they get longer', () => {
    const effort = (seconds: number, watts: number) => ({ seconds, watts })
    expect(criticalPower([effort(60, 500), effort(600, 300)])).toBeUndefined()
    expect(criticalPower([effort(300, 320), effort(1300, 280)])).toBeUndefined()
    expect(criticalPower([effort(300, 320), effort(300, 330)])).toBeUndefined()
    expect(criticalPower([effort(300, 200), effort(1200, 300)])).toBeUndefined()
    expect(criticalPower([])).toBeUndefined()
  })
})
