import type { Track } from '@tri/plan-engine/compliance'
import type { FitMessage } from '../fit/fit-messages.js'
import { MOST_POINTS, type TimedLap, type TrackPoint, trackOf } from './track.js'

/** Messages of Garmin's profile. */
const LAP = 19
const RECORD = 20
const EVENT = 21
const LENGTH = 101

const TIMER = 0
const STOPS: readonly (number | undefined)[] = [1, 4]
const ACTIVE = 1

/** How a lap began, by the profile's number: pressed, by time, distance or place. */
const TRIGGERS = new Map<number | undefined, TimedLap['cause']>([
  [0, 'hand'],
  [1, 'auto'],
  [2, 'auto'],
  [3, 'auto'],
  [4, 'auto'],
  [5, 'auto'],
  [6, 'auto'],
  [8, 'step'],
])

/** Lengths of one swim at most. */
const MOST_LENGTHS = 2_000

type Swum = { at: number; milliseconds: number }

/** What of a FIT file makes tracks, in the file's own seconds. */
export type FitTrack = { points: TrackPoint[]; laps: TimedLap[]; lengths: Swum[]; isStopped: boolean }

export const newFitTrack = (): FitTrack => ({ points: [], laps: [], lengths: [], isStopped: false })

/** Takes in a message that belongs to a track. */
export function collectTrack(track: FitTrack, { message, field }: FitMessage): void {
  if (message === RECORD) addPoint(track, field)
  else if (message === LAP) addLap(track, field)
  else if (message === EVENT && field(0) === TIMER) track.isStopped ||= STOPS.includes(field(1))
  else if (message === LENGTH && field(12) === ACTIVE) addLength(track, field)
}

function addPoint(track: FitTrack, field: FitMessage['field']) {
  const at = field(253)
  if (!at || track.points.length >= MOST_POINTS) return
  track.points.push({
    at,
    speed: scaled(field(73) ?? field(6), 1000),
    metres: scaled(field(5), 100),
    power: field(7),
    heart: field(3),
    isAfterStop: track.isStopped,
  })
  track.isStopped = false
}

function addLap({ laps }: FitTrack, field: FitMessage['field']) {
  const at = field(2)
  if (!at) return
  const cause = field(71) === undefined ? (TRIGGERS.get(field(24)) ?? 'unknown') : 'step'
  laps.push({ at, metres: scaled(field(9), 100), cause })
}

function addLength({ lengths }: FitTrack, field: FitMessage['field']) {
  const [at, milliseconds] = [field(2), field(3) ?? field(4)]
  if (at && milliseconds && lengths.length < MOST_LENGTHS) lengths.push({ at, milliseconds })
}

const scaled = (value: number | undefined, scale: number) => (value === undefined ? undefined : value / scale)

/** A session's place in the file: its start and its length on the clock, in seconds, and its pool's length in centimetres. */
export type FitPlace = { start: number; seconds: number; pool: number | undefined }

/** The track of one session of a file; undefined where nothing of it was measured. */
export function sessionTrack(
  { points, laps, lengths }: FitTrack,
  { start, seconds, pool }: FitPlace,
): Track | undefined {
  const isOf = ({ at }: { at: number }) => at >= start && at <= start + seconds + 1
  const own = laps.filter(isOf)
  const swum = pool ? swumLengths(lengths.filter(isOf), start) : []
  const track = trackOf(points.filter(isOf), own)
  if (swum.length === 0) return track
  // What counts lengths does not stop its clock at the wall: laps stand on the same clock as the lengths.
  const timed = own.map(({ at, metres, cause }) => ({
    start: at - start,
    metres: metres === undefined ? null : Math.round(metres),
    cause,
  }))
  return { every: 5, ...track, laps: timed, lengths: { pool: pool ?? 0, swum } }
}

/** Starts are told in whole seconds: what would begin before the length before has ended begins with its end. */
function swumLengths(lengths: readonly Swum[], start: number): { start: number; end: number }[] {
  let last = 0
  return lengths.map(({ at, milliseconds }) => {
    const told = (at - start) * 10
    const from = Math.abs(told - last) < 15 ? last : Math.max(told, last)
    last = from + Math.round(milliseconds / 100)
    return { start: from, end: last }
  })
}
