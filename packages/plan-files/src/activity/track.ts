/** Points of a track in order, one list a figure; NaN where a point does not tell it. */
export type Track = {
  /** Seconds since 1970. */
  times: number[]
  /** Since the start. */
  metres: number[]
  watts: number[]
  /** Beats a minute. */
  hearts: number[]
  /** What a pool watch counted, rests included. */
  lengths: PoolLength[]
}

/** One length of a pool, or a rest at its end. */
export type PoolLength = {
  /** Seconds since 1970. */
  start: number
  seconds: number
  /** 0 for a rest. */
  metres: number
}

export const newTrack = (): Track => ({ times: [], metres: [], watts: [], hearts: [], lengths: [] })

type Point = { time: number; metres?: number | undefined; watts?: number | undefined; heart?: number | undefined }

/** Adds a point; one that is not later than the last is none. */
export function addPoint(track: Track, { time, metres, watts, heart }: Point): void {
  const { times } = track
  if (!(time > (times[times.length - 1] ?? Number.NEGATIVE_INFINITY))) return
  times.push(time)
  track.metres.push(metres ?? Number.NaN)
  track.watts.push(watts ?? Number.NaN)
  track.hearts.push(heart ?? Number.NaN)
}

/** The points and lengths between two moments, both included; the track itself where all of it lies there. */
export function trackBetween(track: Track, from: number, to: number): Track {
  const { times, lengths } = track
  const begin = firstFrom(times, from)
  const end = firstFrom(times, to + 1e-6)
  if (begin === 0 && end === times.length && lengths.every(({ start }) => start >= from && start <= to)) return track
  return {
    times: times.slice(begin, end),
    metres: track.metres.slice(begin, end),
    watts: track.watts.slice(begin, end),
    hearts: track.hearts.slice(begin, end),
    lengths: lengths.filter(({ start }) => start >= from && start <= to),
  }
}

/** Where the first of rising times stands that is not before a moment. */
function firstFrom(times: readonly number[], moment: number): number {
  let [low, high] = [0, times.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < moment) low = middle + 1
    else high = middle
  }
  return low
}
