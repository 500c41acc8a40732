import { describe, expect, it } from 'vitest'
import { testFigures } from './test-figures.js'
import type { Track } from './types.js'

const times = (seconds: number, value: number | null) => Array.from({ length: seconds / 5 }, () => value)
const trackOf = (channels: Partial<Track>): Track => ({ every: 5, laps: [], ...channels })

/** Lengths of 25 m in tenths of a second, with rests after some. */
const swum = (...sets: { count: number; each: number; rest?: number }[]) => {
  let at = 0
  return sets.flatMap(({ count, each, rest = 0 }) => {
    const lengths = Array.from({ length: count }, () => {
      const start = at
      at += each
      return { start, end: at }
    })
    at += rest
    return lengths
  })
}

describe('what a recording tells of a test', () => {
  it('of a ride is the mean of its best 20 minutes, whatever was ridden around them', () => {
    const power = [...times(900, 150), ...times(600, 255), ...times(600, 265), ...times(600, 120)]
    expect(testFigures(trackOf({ power }), { sport: 'bike' })).toEqual({ watts: 260 })
  })

  it('of 30 minutes on the bike is also the heart rate of the last 20', () => {
    const power = [...times(600, 150), ...times(1800, 240), ...times(600, 120)]
    const heartRate = [...times(600, 120), ...times(600, 158), ...times(1200, 168), ...times(600, 175)]
    expect(testFigures(trackOf({ power, heartRate }), { sport: 'bike' })).toEqual({ watts: 240, beats: 168 })
  })

  it('of a run is how far the last 20 of its fastest 30 minutes went, and how fast the heart beat', () => {
    const speed = [...times(600, 270), ...times(600, 390), ...times(1200, 400), ...times(300, 250)]
    const heartRate = [...times(600, 130), ...times(600, 165), ...times(1200, 172), ...times(300, 150)]
    expect(testFigures(trackOf({ speed, heartRate }), { sport: 'run' })).toEqual({ metres: 4800, beats: 172 })
  })

  it('goes by the heart alone where nothing else was recorded', () => {
    const heartRate = [...times(600, 130), ...times(1800, 170), ...times(300, 150)]
    expect(testFigures(trackOf({ heartRate }), { sport: 'run' })).toEqual({ beats: 170 })
  })

  it('is nothing where it was too short, or its heart strap fell off', () => {
    expect(testFigures(trackOf({ power: times(1195, 260) }), { sport: 'bike' })).toEqual({})
    const heartRate = [...times(1500, 170), ...times(300, null)]
    expect(testFigures(trackOf({ speed: times(1800, 400), heartRate }), { sport: 'run' })).toEqual({ metres: 4800 })
    expect(testFigures(trackOf({ power: times(1800, 0) }), { sport: 'bike' })).toEqual({})
  })

  it('of a swim is the fastest 400, and the fastest 200 beside it, without a rest', () => {
    const lengths = {
      pool: 2500,
      swum: swum(
        { count: 8, each: 280, rest: 200 },
        { count: 16, each: 250, rest: 600 },
        { count: 12, each: 300, rest: 300 },
        { count: 8, each: 240 },
      ),
    }
    expect(testFigures(trackOf({ lengths }), { sport: 'swim' })).toEqual({
      swims: { seconds400: 400, seconds200: 192 },
    })
  })

  it('of a swim takes no 200 out of the 400, nor one with a rest in it', () => {
    const lengths = { pool: 2500, swum: swum({ count: 16, each: 250, rest: 600 }, { count: 4, each: 240, rest: 100 }) }
    const again = { pool: 2500, swum: [...lengths.swum, ...lengths.swum.slice(-4).map(shift)] }
    expect(testFigures(trackOf({ lengths }), { sport: 'swim' })).toEqual({})
    expect(testFigures(trackOf({ lengths: again }), { sport: 'swim' })).toEqual({})
  })

  it('of yards in a pool of yards, and of yards in one of metres, is told for 400 and 200 yards', () => {
    const yards = { sport: 'swim', metresOfHundred: 91.44 } as const
    const sets = [
      { count: 16, each: 230, rest: 600 },
      { count: 8, each: 220 },
    ]
    const inYards = testFigures(trackOf({ lengths: { pool: 2286, swum: swum(...sets) } }), yards)
    expect(inYards).toEqual({ swims: { seconds400: 368, seconds200: 176 } })
    const inMetres = testFigures(trackOf({ lengths: { pool: 2500, swum: swum(...sets) } }), yards)
    expect(inMetres.swims?.seconds400).toBeCloseTo(345 * (365.76 / 375))
  })
})

const shift = ({ start, end }: { start: number; end: number }) => ({ start: start + 1060, end: end + 1060 })
