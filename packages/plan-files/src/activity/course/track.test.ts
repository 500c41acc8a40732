import type { SessionStep, Sport } from '@tri/plan-engine'
import { stepCompliance, type Track } from '@tri/plan-engine/compliance'
import { describe, expect, it } from 'vitest'
import { gpxFile } from '../../testing/activity-files.js'
import { recordedFit, type Second } from '../../testing/recorded-file.js'
import { readActivities } from '../activity.js'
import { trackOf } from './track.js'

const trackIn = (bytes: Uint8Array): Track => {
  const answer = readActivities(bytes, { timeZone: 'UTC', withTracks: true })
  if (!answer.ok) throw new Error(answer.message)
  const [{ track } = {}] = answer.activities
  if (!track) throw new Error('There is a track')
  return track
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value)

describe('the track of a file', () => {
  it('is kept only where it is asked for', () => {
    const bytes = recordedFit({ sport: 1, seconds: times(60, { speed: 3 }) })
    const answer = readActivities(bytes, { timeZone: 'UTC' })
    expect(answer.ok && answer.activities[0]).not.toHaveProperty('track')
  })

  it('has averages of five seconds, and null where nothing was measured', () => {
    const seconds: Second[] = [
      ...times(11, { power: 200, heart: 140 }),
      ...times(5, { heart: 141 }),
      ...times(5, { power: 250, heart: 142 }),
    ]
    expect(trackIn(recordedFit({ sport: 2, seconds }))).toEqual({
      every: 5,
      power: [200, 200, null, 250],
      heartRate: [140, 140, 141, 142],
      laps: [],
    })
  })

  it('leaves out the time in which the clock stood, and counts laps in recorded time', () => {
    const laps = [
      { at: 0, trigger: 0 },
      { at: 40, trigger: 2 },
      { at: 60, trigger: 0, step: 1 },
    ]
    const track = trackIn(
      recordedFit({ sport: 1, seconds: times(101, { speed: 3 }), laps, stop: { after: 50, for: 600 } }),
    )
    expect(track.speed).toEqual(times(19, 300).concat(track.speed?.slice(19) as number[]))
    expect(track.laps.map(({ start, cause }) => [start, cause])).toEqual([
      [0, 'hand'],
      [40, 'auto'],
      [59, 'step'],
    ])
  })

  it('of six hours has at most 1,440 samples', () => {
    const points = Array.from({ length: 21_601 }, (_, at) => ({ at, power: 180 }))
    const track = trackOf(points, [])
    expect([track?.every, track?.power?.length]).toEqual([15, 1440])
  })

  it('of a TCX file has its laps, how they came, watts, speed and heart rate', () => {
    const point = (
      second: number,
    ) => `<Trackpoint><Time>${new Date(Date.UTC(2027, 2, 8, 6, 0, second)).toISOString()}</Time>
      <DistanceMeters>${second * 4}</DistanceMeters><HeartRateBpm><Value>150</Value></HeartRateBpm>
      <Extensions><ns3:TPX><ns3:Watts>210</ns3:Watts></ns3:TPX></Extensions></Trackpoint>`
    const lap = (
      from: number,
      trigger: string,
    ) => `<Lap StartTime="${new Date(Date.UTC(2027, 2, 8, 6, 0, from)).toISOString()}">
      <TotalTimeSeconds>20</TotalTimeSeconds><DistanceMeters>80</DistanceMeters><TriggerMethod>${trigger}</TriggerMethod>
      <Track>${Array.from({ length: 21 }, (_, at) => point(from + at)).join('')}</Track></Lap>`
    const bytes =
      new TextEncoder().encode(`<?xml version="1.0"?><TrainingCenterDatabase xmlns:ns3="x"><Activities><Activity Sport="Biking">
      <Id>2027-03-08T06:00:00Z</Id>${lap(0, 'Manual')}${lap(20, 'Distance')}</Activity></Activities></TrainingCenterDatabase>`)
    expect(trackIn(bytes)).toMatchObject({
      ...{ every: 5, speed: times(8, 400), power: times(8, 210), heartRate: times(8, 150) },
      laps: [
        { start: 0, metres: 80 },
        { start: 20, metres: 80, cause: 'hand' },
      ],
    })
  })

  it('of a GPX file has the speed over the globe, and the heart', () => {
    const points = Array.from({ length: 31 }, (_, at) => ({
      ...{ latitude: 0, longitude: (at * 3) / 111_195.08, heart: 151 },
      time: new Date(Date.UTC(2027, 2, 8, 6, 0, at)).toISOString(),
    }))
    expect(trackIn(gpxFile('running', points))).toEqual({
      every: 5,
      speed: times(6, 300),
      heartRate: times(6, 151),
      laps: [],
    })
  })
})

describe('a session read from a file', () => {
  const session = (type: Sport, steps: readonly SessionStep[]) => ({ type, steps })
  const RIDE = session('bike', [
    { kind: 'warmup', zone: 'easy', seconds: 600, power: { from: 145, to: 170 }, target: { from: 17, to: 19 } },
    {
      repeat: 3,
      steps: [
        { kind: 'work', zone: 'threshold', seconds: 300, power: { from: 220, to: 240 }, target: { from: 20, to: 21 } },
        { kind: 'recover', zone: 'easy', seconds: 120, power: { from: 145, to: 170 }, target: { from: 17, to: 19 } },
      ],
    },
  ])
  const ride = (watts: readonly number[]) => [
    ...times(600, { power: 155 }),
    ...watts.flatMap((power) => [...times(300, { power }), ...times(120, { power: 155 })]),
  ]

  it('says which of its steps was too hard', () => {
    const told = stepCompliance(RIDE, trackIn(recordedFit({ sport: 2, seconds: ride([230, 275, 230]) })))
    expect(told?.results.map(({ verdict }) => verdict)).toEqual([
      'as-planned',
      'as-planned',
      'as-planned',
      'too-hard',
      'as-planned',
      'as-planned',
      'as-planned',
    ])
  })

  it('of a pool is counted by the lengths of its watch', () => {
    const swim = session('swim', [
      { kind: 'warmup', zone: 'easy', seconds: 240, metres: 200, target: { from: 124, to: 116 } },
      {
        repeat: 3,
        steps: [
          { kind: 'work', zone: 'threshold', seconds: 108, metres: 100, target: { from: 110, to: 106 } },
          { kind: 'rest', zone: 'recovery', seconds: 15 },
        ],
      },
    ])
    const hundred = (count: number) => times(count, { seconds: 27, rest: 0 }).with(-1, { seconds: 27, rest: 15 })
    const lengths = [...times(8, { seconds: 30, rest: 0 }), ...hundred(4), ...hundred(4), ...hundred(2)]
    const track = trackIn(recordedFit({ sport: 5, seconds: [], pool: { metres: 25, lengths } }))
    expect(stepCompliance(swim, track)?.results.map(({ verdict, done }) => [verdict, done?.metres])).toEqual([
      ['as-planned', 200],
      ['as-planned', 100],
      ['as-planned', 100],
      ['short', 50],
    ])
  })
})
