import type { Sport } from '@tri/plan-engine'
import { BEST_SECONDS, BEST_SWIMS, type Bests } from '@tri/plan-engine/zones'
import type { PoolLength, Track } from '../activity/track.js'

const NONE: Bests = { watts: [], beats: [], metres: [], swims: [] }

/** A value holds until the next point, but not over a pause: smart recording leaves out some seconds. */
const LONGEST_GAP = 10

/** What nobody does is the device's: watts, beats a minute, and metres a second on foot and in the water. */
const MOST = { watts: 2000, beats: 240, run: 8, swim: 2.5 } as const

/** The best of a track, as far as the sport's thresholds are made from it. */
export function bestsOf(track: Track, sport: Sport | 'other'): Bests {
  if (sport === 'other' || track.times.length + track.lengths.length < 2) return NONE
  if (sport === 'swim') return { ...NONE, swims: bestSwims(track) }
  const beats = means(track, held(track, track.hearts, MOST.beats), BEST_SECONDS.beats)
  if (sport === 'run') {
    const way = climbed(track, MOST.run)
    return { ...NONE, beats: toBeats(beats), metres: rises(track.times, way, BEST_SECONDS.metres).map(toMetres) }
  }
  const watts = means(track, held(track, track.watts, MOST.watts), BEST_SECONDS.watts)
  return { ...NONE, beats: toBeats(beats), watts: watts.map(([seconds, mean]) => ({ seconds, watts: mean })) }
}

type Best = readonly [span: number, value: number]

const toBeats = (means: readonly Best[]) => means.map(([seconds, beats]) => ({ seconds, beats }))
const toMetres = ([seconds, metres]: Best) => ({ seconds, metres })

/** What a figure adds up to by each point, times seconds; undefined where it was never measured. */
function held({ times }: Track, values: readonly number[], most: number): Float64Array | undefined {
  const sums = new Float64Array(times.length)
  let isMeasured = false
  for (let at = 1; at < times.length; at++) {
    const value = values[at - 1] ?? Number.NaN
    const isReal = value > 0 && value <= most
    isMeasured ||= isReal
    const seconds = Math.min(LONGEST_GAP, (times[at] ?? 0) - (times[at - 1] ?? 0))
    sums[at] = (sums[at - 1] ?? 0) + (isReal ? value * seconds : 0)
  }
  return isMeasured ? sums : undefined
}

/** How far it was by each point: a jump of the position counts as what can be run or swum in its time. */
function climbed({ times, metres }: Track, fastest: number): Float64Array {
  const way = new Float64Array(times.length)
  let last = Number.NaN
  let since = 0
  for (let at = 0; at < times.length; at++) {
    const far = metres[at] ?? Number.NaN
    const before = way[at - 1] ?? 0
    way[at] = before
    if (Number.isNaN(far)) continue
    const step = far - last
    if (step > 0) way[at] = before + Math.min(step, fastest * ((times[at] ?? 0) - since))
    last = far
    since = times[at] ?? 0
  }
  return way
}

const means = ({ times }: Track, sums: Float64Array | undefined, spans: readonly number[]): Best[] =>
  sums ? rises(times, sums, spans).map(([span, rise]) => [span, rise / span]) : []

/** The most that a sum rises within each span of seconds, of those that the track is long enough for. */
function rises(times: readonly number[], sums: Float64Array, spans: readonly number[]): Best[] {
  const whole = (times[times.length - 1] ?? 0) - (times[0] ?? 0)
  return spans.flatMap((span) => {
    if (span > whole) return []
    let most = 0
    let from = 0
    for (let at = 0; at < times.length; at++) {
      const begin = (times[at] ?? 0) - span
      if (begin < (times[0] ?? 0)) continue
      while ((times[from + 1] ?? Number.POSITIVE_INFINITY) <= begin) from++
      most = Math.max(most, (sums[at] ?? 0) - valueAt(times, sums, from, begin))
    }
    return most > 0 ? [[span, most] as const] : []
  })
}

/** A sum between a point and the next, on the straight line. */
function valueAt(times: readonly number[], sums: Float64Array, at: number, moment: number): number {
  const [time, value] = [times[at] ?? 0, sums[at] ?? 0]
  const next = times[at + 1]
  if (next === undefined || moment <= time) return value
  return value + (((sums[at + 1] ?? value) - value) * (moment - time)) / (next - time)
}

/** By the lengths of a pool where they were counted, else by the way in open water. */
const bestSwims = (track: Track): Bests['swims'] =>
  BEST_SWIMS.flatMap((metres) => {
    const seconds = track.lengths.length > 0 ? fastestLengths(track.lengths, metres) : fastestWay(track, metres)
    return seconds === undefined ? [] : [{ metres, seconds }]
  })

/** A pause longer than a turn ends a stretch. */
const TURN = 3

function fastestLengths(lengths: readonly PoolLength[], metres: number): number | undefined {
  let fastest: number | undefined
  let stretch: PoolLength[] = []
  let swum = 0
  let end = 0
  for (const length of lengths) {
    const isNew = length.metres === 0 || (stretch.length > 0 && length.start - end > TURN)
    if (isNew) {
      stretch = []
      swum = 0
    }
    if (length.metres === 0) continue
    stretch.push(length)
    swum += length.metres
    end = length.start + length.seconds
    while (swum - (stretch[0]?.metres ?? 0) >= metres - 1) swum -= stretch.shift()?.metres ?? 0
    if (swum < metres - 1) continue
    const seconds = (end - (stretch[0]?.start ?? end)) * (metres / swum)
    if (seconds >= metres / MOST.swim) fastest = Math.min(fastest ?? seconds, seconds)
  }
  return fastest
}

function fastestWay(track: Track, metres: number): number | undefined {
  const { times } = track
  const way = climbed(track, MOST.swim)
  let fastest: number | undefined
  let from = 0
  for (let at = 0; at < times.length; at++) {
    while ((way[at] ?? 0) - (way[from + 1] ?? Number.POSITIVE_INFINITY) >= metres) from++
    const swum = (way[at] ?? 0) - (way[from] ?? 0)
    if (swum < metres) continue
    const seconds = ((times[at] ?? 0) - (times[from] ?? 0)) * (metres / swum)
    fastest = Math.min(fastest ?? seconds, seconds)
  }
  return fastest
}

/** Seconds over which watts are smoothed before they are weighed. */
const SMOOTHED = 30

/**
 * Watts that tell how hard a ride was: the fourth power of 30-second means, averaged (Coggan's normalised power). Undefined where none were
 * measured for so long.
 */
export function weightedWatts(track: Track): number | undefined {
  const sums = held(track, track.watts, MOST.watts)
  const { times } = track
  const begin = times[0] ?? 0
  const seconds = Math.floor((times[times.length - 1] ?? 0) - begin)
  if (!sums || seconds < SMOOTHED) return undefined
  let total = 0
  let count = 0
  let [head, tail] = [0, 0]
  for (let second = SMOOTHED; second <= seconds; second++) {
    while ((times[head + 1] ?? Number.POSITIVE_INFINITY) <= begin + second) head++
    while ((times[tail + 1] ?? Number.POSITIVE_INFINITY) <= begin + second - SMOOTHED) tail++
    // Nobody weighs a pause.
    if (begin + second - (times[head] ?? 0) > LONGEST_GAP) continue
    const mean =
      (valueAt(times, sums, head, begin + second) - valueAt(times, sums, tail, begin + second - SMOOTHED)) / SMOOTHED
    total += mean ** 4
    count++
  }
  return count > 0 ? (total / count) ** 0.25 : undefined
}
