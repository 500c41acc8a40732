import type { Track } from '@tri/plan-engine/compliance'
import { MOST_POINTS, type TimedLap, type TrackPoint, trackOf } from './track.js'

/** What of a TCX or GPX file makes a track, while it is read. */
export type XmlTrack = ReturnType<typeof newXmlTrack>

/** TCX's words for how a lap ended, which is how the next one began. */
const TRIGGERS: Record<string, TimedLap['cause']> = { Manual: 'hand', Distance: 'auto', Time: 'auto', Location: 'auto' }

const NOTHING: TrackPoint = { at: Number.NaN }

export function newXmlTrack() {
  const points: TrackPoint[] = []
  const laps: TimedLap[] = []
  let point = { ...NOTHING }
  let isStopped = false
  let metres = 0
  let cause: TimedLap['cause'] = 'unknown'
  const push = (one: TrackPoint) => {
    if (points.length < MOST_POINTS) points.push({ ...one, isAfterStop: isStopped })
    isStopped = false
  }
  return {
    points,
    laps,
    stop() {
      isStopped = true
    },
    /** Adds a point so many metres after the one before. */
    add(one: TrackPoint, more: number) {
      metres += more
      push({ ...one, metres })
    },
    beginLap(milliseconds: number) {
      if (Number.isFinite(milliseconds)) laps.push({ at: milliseconds / 1000, cause })
    },
    takeTcx(path: readonly string[], text: string) {
      const [parent = '', name = ''] = path.slice(-2)
      const lap = laps.at(-1)
      if (parent === 'Lap' && name === 'DistanceMeters' && lap) lap.metres = Number(text)
      if (parent === 'Lap' && name === 'TriggerMethod') cause = TRIGGERS[text] ?? 'unknown'
      if (!path.includes('Trackpoint')) return
      if (name === 'Trackpoint') {
        if (Number.isFinite(point.at)) push(point)
        point = { ...NOTHING }
      } else point = { ...point, ...read(parent, name, text) }
    },
  }
}

function read(parent: string, name: string, text: string): Partial<TrackPoint> {
  if (name === 'Time') return { at: Date.parse(text) / 1000 }
  const value = Number(text)
  if (!text || !Number.isFinite(value)) return {}
  if (name === 'DistanceMeters') return { metres: value }
  if (name === 'Speed') return { speed: value }
  if (name === 'Watts') return { power: value }
  return parent === 'HeartRateBpm' && name === 'Value' ? { heart: value } : {}
}

export const xmlTrack = ({ points, laps }: XmlTrack): Track | undefined => trackOf(points, laps)
