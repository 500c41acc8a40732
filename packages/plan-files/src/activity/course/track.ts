import type { Lap, Track } from '@tri/plan-engine/compliance'

/** One point of a recording; what was not measured is left out. Times are seconds of any clock. */
export type TrackPoint = {
  at: number
  /** Metres a second. */
  speed?: number | undefined
  /** Metres since the start. */
  metres?: number | undefined
  /** Watts. */
  power?: number | undefined
  /** Beats a minute. */
  heart?: number | undefined
  /** The clock was stopped between the point before and this one. */
  isAfterStop?: boolean | undefined
}

/** A lap, by when it began on the same clock. */
export type TimedLap = { at: number; metres?: number | undefined; cause: Lap['cause'] }

/** Seconds of a sample, and samples of a track at most: six hours have samples of 15 s. */
const EVERY = 5
const MOST_SAMPLES = 1440

/** A gap longer than this in which one hardly moves is a pause: seconds, and metres a second. Design choice. */
const PAUSE = { seconds: 30, speed: 0.5 }

/** Of a longer gap nobody knows what was done in it. Seconds. */
const LONGEST_GAP = 120

const MOST_LAPS = 500

/** Points that are kept while a file is read: more than four days of one a second. */
export const MOST_POINTS = 400_000

/** What a body or a bicycle can do: speed in metres a second, watts, beats a minute. */
const MOST = { speed: 40, power: 3000, heart: 250 }

type Sum = { value: number; seconds: number }

/** A track of points in their order: averages over equal stretches of recorded time. Undefined where nothing was measured. */
export function trackOf(points: readonly TrackPoint[], laps: readonly TimedLap[]): Track | undefined {
  const clock = recordedTimes(points)
  const end = clock.at(-1) ?? 0
  if (points.length < 2 || end < EVERY) return undefined
  const every = EVERY * Math.ceil(end / EVERY / MOST_SAMPLES)
  const count = Math.floor(end / every)
  const reading = { points, clock, every, count }
  const speed = channel(reading, speedAt, 100)
  const power = channel(reading, (index) => within(points[index]?.power, 0, MOST.power), 1)
  const heartRate = channel(reading, (index) => within(points[index]?.heart, 20, MOST.heart), 1)
  if (!speed && !power && !heartRate) return undefined
  return {
    every,
    ...(speed && { speed }),
    ...(power && { power }),
    ...(heartRate && { heartRate }),
    laps: laps.slice(0, MOST_LAPS).map(({ at, metres, cause }) => ({
      start: Math.round(clock[points.findIndex((point) => point.at >= at)] ?? end),
      metres: metres === undefined ? null : Math.round(metres),
      cause,
    })),
  }
}

type Reading = { points: readonly TrackPoint[]; clock: readonly number[]; every: number; count: number }

/** Recorded seconds up to each point: pauses left out. */
function recordedTimes(points: readonly TrackPoint[]): number[] {
  let time = 0
  return points.map((point, index) => {
    const before = points[index - 1]
    const gap = before ? point.at - before.at : 0
    const isPause =
      point.isAfterStop || gap > LONGEST_GAP || (gap > PAUSE.seconds && (speedAt(index, { points }) ?? 0) < PAUSE.speed)
    if (gap > 0 && !isPause) time += gap
    return time
  })
}

/** Metres a second up to a point: as the device told, else from its metres. */
function speedAt(index: number, { points }: Pick<Reading, 'points'>): number | undefined {
  const [before, point] = [points[index - 1], points[index]]
  if (point?.speed !== undefined) return within(point.speed, 0, MOST.speed)
  if (point?.metres === undefined || before?.metres === undefined || point.at <= before.at) return undefined
  return within((point.metres - before.metres) / (point.at - before.at), 0, MOST.speed)
}

const within = (value: number | undefined, least: number, most: number) =>
  value !== undefined && value >= least && value <= most ? value : undefined

/** The mean of a measure in each stretch, each point counting for the time since the one before; undefined where there is none. */
function channel(reading: Reading, measured: (index: number, reading: Reading) => number | undefined, scale: number) {
  const { points, clock, every, count } = reading
  const sums: Sum[] = Array.from({ length: count }, () => ({ value: 0, seconds: 0 }))
  let isThere = false
  for (let index = 1; index < points.length; index++) {
    const value = measured(index, reading)
    if (value === undefined) continue
    isThere ||= value > 0
    let from = clock[index - 1] ?? 0
    const to = clock[index] ?? 0
    while (from < to) {
      const at = Math.floor(from / every)
      const until = Math.min(to, (at + 1) * every)
      const sum = sums[at]
      if (sum) {
        sum.value += value * (until - from)
        sum.seconds += until - from
      }
      from = until
    }
  }
  return isThere
    ? sums.map(({ value, seconds }) => (seconds > 0 ? Math.round((scale * value) / seconds) : null))
    : undefined
}
