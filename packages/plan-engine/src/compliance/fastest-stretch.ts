import type { Track } from './types.js'

type Lengths = NonNullable<Track['lengths']>

/** Lengths swum one after the other: from the first up to, and without, the last, and the seconds that the distance took. */
export type Stretch = { from: number; to: number; seconds: number }

/** Tenths of a second at the wall that are a turn and no rest. */
const TURN = 30

/** A pool of 33 1/3 m is told in whole centimetres. */
const TOLERANCE = 1

type Asked = { metres: number; without?: Stretch }

/**
 * The fastest stretch of a distance without a rest, and outside another; where the pool's lengths do not add up to the distance, its
 * part of their time. Undefined where there is none.
 */
export function fastestStretch({ pool, swum }: Lengths, { metres, without }: Asked): Stretch | undefined {
  const count = pool > 0 ? Math.ceil((metres - TOLERANCE) / (pool / 100)) : 0
  if (count === 0) return undefined
  let fastest: Stretch | undefined
  for (let from = 0; from + count <= swum.length; from++) {
    const to = from + count
    const isOutside = !without || to <= without.from || from >= without.to
    if (!isOutside || hasRest(swum.slice(from, to))) continue
    const seconds = ((swum[to - 1]?.end ?? 0) - (swum[from]?.start ?? 0)) / 10
    const share = Math.min(1, metres / (count * (pool / 100)))
    if (seconds > 0 && seconds * share < (fastest?.seconds ?? Number.POSITIVE_INFINITY))
      fastest = { from, to, seconds: seconds * share }
  }
  return fastest
}

const hasRest = (swum: Lengths['swum']) =>
  swum.some(({ start }, index) => start - (swum[index - 1]?.end ?? start) > TURN)
