import { describe, expect, it } from 'vitest'
import { readGpx } from './gpx.js'

const START = Date.UTC(2027, 2, 8, 6)

type Point = { at: number; lat?: number; lon?: number; hr?: number; more?: string }

const trackPoint = ({ at, lat = 0, lon = 0, hr, more = '' }: Point) =>
  `<trkpt lat="${lat}" lon="${lon}"><time>${new Date(START + at * 1000).toISOString()}</time>${
    hr === undefined ? '' : `<extensions><hr>${hr}</hr></extensions>`
  }${more}</trkpt>`
const segment = (points: readonly Point[]) => `<trkseg>${points.map(trackPoint).join('')}</trkseg>`
const readTracks = (tracks: string) => readGpx(new TextEncoder().encode(`<?xml version="1.0"?><gpx>${tracks}</gpx>`))
const readTrack = (content: string) => readTracks(`<trk>${content}</trk>`)[0]
const read = (...points: readonly Point[]) => readTrack(segment(points))

/** Metres between two places by the spherical law of cosines. */
function apart([lat, lon]: readonly [number, number], [otherLat, otherLon]: readonly [number, number]) {
  const [a, b, c] = [lat, otherLat, otherLon - lon].map((degrees) => (degrees * Math.PI) / 180)
  const [one = 0, other = 0, across = 0] = [a, b, c]
  return 6_371_008.8 * Math.acos(Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * Math.cos(across))
}

describe('the distance of a track', () => {
  it.each([
    ['along a meridian', [0, 0], [1, 0]],
    ['along the equator', [0, 10], [0, 11]],
    ['along a parallel', [60, 10], [60, 11]],
    ['across both', [45, 10], [46, 12]],
    ['over the equator', [-1, 10], [2, 10]],
    ['over the date line', [-30, 179.5], [-30, -179.5]],
    ['from the pole', [90, 0], [89, 0]],
    ['from the date line', [10, 180], [10, 179]],
    ['from its other side', [-90, -180], [-89, -180]],
  ] as const)('%s is that of the globe', (_, from, to) => {
    const points = [from, to].map(([lat, lon], index) => ({ at: index * 3600, lat, lon }))
    const metres = read(...points)?.metres ?? 0
    expect(Math.abs(metres - apart(from, to))).toBeLessThan(1)
  })

  it('passes over points that are not on earth, and points without a time', () => {
    const [first, last] = [{ at: 0 }, { at: 20, lon: 0.001 }]
    const plain = read(first, last)
    for (const wrong of [{ lat: 90.1 }, { lat: -91 }, { lon: 180.1 }, { lon: -181 }, { lat: Number.NaN }])
      expect(read(first, { at: 10, ...wrong }, last)).toEqual(plain)
    const timeless = `<trkseg>${trackPoint(first)}<trkpt lat="1" lon="1"/>${trackPoint(last)}</trkseg>`
    expect(readTrack(timeless)).toEqual(plain)
  })
})

describe('the time of a track', () => {
  const moving = (seconds: number) => [{ at: 0 }, { at: seconds, lon: (seconds * 3) / 111_195 }]

  it('is without pauses: more than half a minute in which one hardly moves', () => {
    expect(read({ at: 0 }, { at: 30 })?.seconds).toBe(30)
    expect(read({ at: 0 }, { at: 31 }, ...[{ at: 41 }])?.seconds).toBe(10)
    expect(read(...moving(31))?.seconds).toBe(31)
    // 100 s for 49 and for 51 m.
    expect(read({ at: 0 }, { at: 100, lon: 49 / 111_195 })?.seconds).toBe(0)
    expect(read({ at: 0 }, { at: 100, lon: 51 / 111_195 })?.seconds).toBe(100)
  })

  it('counts no step that takes no time, or goes back in it', () => {
    const [first, last] = [{ at: 0 }, { at: 10, lon: 0.0003 }]
    const plain = read(first, last)
    expect(read(first, last, { at: 10, lon: 0.001 })).toEqual(plain)
    expect(read(first, last, { at: 5, lon: 0.001 })).toEqual(plain)
  })

  it('leaves out what is between two segments', () => {
    const second = [
      { at: 1000, lon: 1 },
      { at: 1010, lon: 1 },
    ]
    expect(readTrack(segment([{ at: 0 }, { at: 10 }]) + segment(second))).toMatchObject({ seconds: 20, metres: 0 })
  })
})

describe('the heart rate of a track', () => {
  it('counts each point for the time since the last', () => {
    const track = read({ at: 0, hr: 90 }, { at: 10, hr: 100 }, { at: 30, hr: 160 }, { at: 40, hr: 130 })
    expect(track).toMatchObject({ averageHeartRate: (10 * 100 + 20 * 160 + 10 * 130) / 40, maxHeartRate: 160 })
  })

  it('is not lowered by points without one, and none where none was measured', () => {
    expect(read({ at: 0 }, { at: 10, hr: 150 }, { at: 30 }, { at: 40, hr: 0 })).toMatchObject({
      averageHeartRate: 150,
      maxHeartRate: 150,
    })
    expect(read({ at: 0 }, { at: 10 })).toMatchObject({ averageHeartRate: undefined, maxHeartRate: undefined })
  })
})

describe('a track', () => {
  const points = segment([{ at: 0 }, { at: 10 }])

  it('is named by itself, not by its points', () => {
    const named = '<name>Morning Run</name><desc>Windy</desc><type>running</type>'
    const marked = segment([{ at: 0, more: '<name>Start</name><type>flag</type>' }, { at: 10 }])
    expect(readTrack(`${named}${marked}`)).toMatchObject({ name: 'Morning Run', sport: 'run', start: START })
  })

  it('climbs by the altitudes that are given', () => {
    const high = ['<ele>100</ele>', '<ele/>', '<ele>110</ele>'].map((more, index) => ({ at: index, more }))
    expect(read(...high)?.ascentMetres).toBe(10)
  })

  it('is one of a hundred at most', () => {
    expect(readTracks(`<trk>${points}</trk>`.repeat(100))).toHaveLength(100)
    expect(() => readTracks(`<trk>${points}</trk>`.repeat(101))).toThrow('more than 100 activities')
  })
})
