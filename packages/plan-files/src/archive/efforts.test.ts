import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newTrack, type Track } from '../activity/track.js'
import { bestsOf, weightedWatts } from './efforts.js'

/** A point a second. */
function trackOf(seconds: number, at: (second: number) => { watts?: number; heart?: number; metres?: number }): Track {
  const track = newTrack()
  for (let second = 0; second <= seconds; second++) {
    const { watts = Number.NaN, heart = Number.NaN, metres = Number.NaN } = at(second)
    track.times.push(1_800_000_000 + second)
    track.watts.push(watts)
    track.hearts.push(heart)
    track.metres.push(metres)
  }
  return track
}

describe('the best of a ride', () => {
  it('is the hardest stretch of each length, of those that it is long enough for', () => {
    const track = trackOf(1500, (second) => ({ watts: second >= 100 && second < 400 ? 300 : 200, heart: 150 }))
    expect(bestsOf(track, 'bike')).toEqual({
      watts: [
        { seconds: 180, watts: 300 },
        { seconds: 300, watts: 300 },
        { seconds: 720, watts: (300 * 300 + 200 * 420) / 720 },
        { seconds: 1200, watts: 225 },
      ],
      beats: [{ seconds: 10, beats: 150 }],
      metres: [],
      swims: [],
    })
  })

  it('counts a pause as nothing, and what no leg does neither', () => {
    const track = trackOf(400, () => ({ watts: 200 }))
    track.times = track.times.map((time, index) => (index > 100 ? time + 600 : time))
    track.watts[300] = 5000
    const [three] = bestsOf(track, 'bike').watts
    expect(three?.seconds).toBe(180)
    expect(three?.watts).toBeCloseTo(200, 0)
    expect(bestsOf(track, 'bike').watts.at(-1)?.watts).toBeLessThan(100)
  })

  it('for any ride: no stretch of the length was harder, tried second by second', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 181, maxLength: 400 }), (watts) => {
        const track = trackOf(watts.length - 1, (second) => ({ watts: watts[second] ?? 0 }))
        let hardest = 0
        for (let from = 0; from + 180 < watts.length; from++) {
          const sum = watts.slice(from, from + 180).reduce((total, value) => total + value, 0)
          hardest = Math.max(hardest, sum / 180)
        }
        expect(bestsOf(track, 'bike').watts[0]?.watts).toBeCloseTo(hardest, 6)
      }),
      { numRuns: 50 },
    )
  })

  it('weighs as its watts do: evenly ridden as its mean, in surges as more', () => {
    expect(weightedWatts(trackOf(3600, () => ({ watts: 200 })))).toBeCloseTo(200, 6)
    const surging = weightedWatts(trackOf(3600, (second) => ({ watts: second % 240 < 120 ? 300 : 100 })))
    expect(surging).toBeGreaterThan(230)
    expect(surging).toBeLessThan(300)
    expect(weightedWatts(trackOf(3600, () => ({ heart: 150 })))).toBeUndefined()
    expect(weightedWatts(trackOf(20, () => ({ watts: 200 })))).toBeUndefined()
  })
})

describe('the best of a run', () => {
  it('is the farthest in its time; a jump of the position counts as nobody runs', () => {
    const even = trackOf(1300, (second) => ({ metres: second * 4 }))
    expect(bestsOf(even, 'run').metres).toEqual([{ seconds: 1200, metres: 4800 }])
    const jumping = trackOf(1300, (second) => ({ metres: second * 4 + (second >= 500 ? 3000 : 0) }))
    expect(bestsOf(jumping, 'run').metres[0]?.metres).toBeCloseTo(4804, 6)
  })

  it('needs a distance, and a file of points', () => {
    expect(
      bestsOf(
        trackOf(2000, () => ({ heart: 150 })),
        'run',
      ),
    ).toMatchObject({ metres: [], beats: [{ seconds: 10 }, { seconds: 1800, beats: 150 }] })
    expect(bestsOf(newTrack(), 'run')).toEqual({ watts: [], beats: [], metres: [], swims: [] })
    expect(
      bestsOf(
        trackOf(2000, (second) => ({ metres: second * 3 })),
        'other',
      ).metres,
    ).toEqual([])
  })
})

describe('the best of a swim', () => {
  const lengths = (...seconds: number[]) => {
    const track = newTrack()
    let start = 1_800_000_000
    for (const each of seconds) {
      track.lengths.push({ start, seconds: Math.abs(each), metres: each < 0 ? 0 : 25 })
      start += Math.abs(each)
    }
    return track
  }
  const swims = (...seconds: number[]) => bestsOf(lengths(...seconds), 'swim').swims

  it('is the fastest 200 and 400 without a rest', () => {
    const eight = (pace: number) => Array<number>(8).fill(pace)
    expect(swims(...eight(25), ...eight(20))).toEqual([
      { metres: 200, seconds: 160 },
      { metres: 400, seconds: 360 },
    ])
    expect(swims(...eight(20), -30, ...eight(22))).toEqual([{ metres: 200, seconds: 160 }])
    expect(swims(...Array<number>(7).fill(20))).toEqual([])
  })

  it('is that of the way in open water', () => {
    const track = trackOf(600, (second) => ({ metres: second }))
    expect(bestsOf(track, 'swim').swims).toEqual([
      { metres: 200, seconds: 200 },
      { metres: 400, seconds: 400 },
    ])
  })
})
