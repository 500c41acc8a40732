import {
  LATE_CAPS,
  LONG_GROWTH,
  LONG_RIDE,
  LONG_RIDE_SHARE,
  LONG_RUN,
  LONGEST_RUN,
  longRunShareOf,
  type Range,
} from '../formulas/minute-tables.js'
import { ABSORB, RECOVERY } from '../formulas/volume-tables.js'
import type { BySport } from '../types.js'
import { type LongSwim, longSwimOf } from './long-swim.js'
import type { Season } from './season.js'
import { ownRange, type Turn } from './turns.js'
import { floor5, greatest, type History, round5, type WeekShape } from './volume.js'

/** Minutes of a week's long ride, long run and long swim before the day and the other sessions have their say. */
export type LongMinutes = {
  ride: number
  run: number
  swim: LongSwim | undefined
  /** What they may stretch to when nothing else can fill the week; 0 for not at all. */
  rideMax: number
  runMax: number
  /** No run of the week is longer, so that no single run jumps (Frandsen 2025). */
  runCeiling: number
  /** No long ride is longer. */
  rideCeiling: number
}

export type LongNeeds = {
  season: Season
  shape: WeekShape
  history: History
  /** Minutes of each sport in the week. */
  targets: BySport<number>
  /** Sessions of each sport. */
  counts: BySport<number>
}

/** Weeks that a long session is compared with: about 30 days. */
const COMPARED_WEEKS = 4

/** A recovery week's long sessions against the longest of the weeks before, when the days leave no other room. D. */
const RECOVERY_STRETCH = 0.9
const SHORT = 30

/** How long the long ride and the long run are in a week whose minutes by sport and rides and runs are known. */
export function longMinutes({ season, shape, history, targets, counts }: LongNeeds): LongMinutes {
  const { race, rank } = season
  const late = shape.kind === 'taper' && shape.week === season.totalWeeks - 1 ? LATE_CAPS[race] : undefined
  const rideCeiling = ceiling(history.rides, LONG_GROWTH.bike)
  const runCeiling = ceiling(history.runs, LONG_GROWTH.run)
  const rideShare = targets.bike * (counts.bike > 1 ? LONG_RIDE_SHARE : 1)
  const runShare = targets.run * longRunShareOf(targets.run, counts.run)
  const ride = Math.min(
    wanted(season, shape, ownRange(season, 'bike', LONG_RIDE[race][rank])) * shareOf('bike', shape),
    rideCeiling,
    rideShare,
    late?.bike ?? rideCeiling,
  )
  const run = Math.min(
    wanted(season, shape, ownRange(season, 'run', LONG_RUN[race][rank])) * shareOf('run', shape),
    runCeiling,
    runShare,
    late?.run ?? LONGEST_RUN,
    LONGEST_RUN,
  )
  const stretched = (longest: number) => (shape.kind === 'recovery' ? stretchedInRecovery(longest) : 0)
  return {
    ride: floor5(ride),
    run: floor5(run),
    swim: longSwimOf(season, shape, targets.swim, counts.swim),
    rideMax: stretched(greatest(history.rides, COMPARED_WEEKS)),
    runMax: stretched(greatest(history.runs, COMPARED_WEEKS)),
    runCeiling,
    rideCeiling,
  }
}

/** What a long session keeps of itself in a week of the other one. Design choice. */
const OUT_OF_TURN = 0.75

const shareOf = (sport: Turn, { turn }: WeekShape): number => (turn === undefined || turn === sport ? 1 : OUT_OF_TURN)

/** In half an hour or less a step of five minutes is more than the share: a week of three short days would miss its minutes. */
const stretchedInRecovery = (longest: number): number =>
  longest <= SHORT ? longest : round5(RECOVERY_STRETCH * longest)

/** The length the trend asks for, smaller where the week is. */
function wanted({ firstWeek }: Season, { trend, kind, factor }: WeekShape, [first, max]: Range): number {
  const progress = (trend - firstWeek) / (1 - firstWeek)
  const size = kind === 'recovery' ? RECOVERY : kind === 'absorb' ? ABSORB : factor
  return (first + (max - first) * progress) * size
}

function ceiling(longest: readonly number[], { factor, step }: { factor: number; step: number }): number {
  const recent = greatest(longest, COMPARED_WEEKS)
  return recent > 0 ? Math.max(floor5(recent * factor), recent + step) : Number.POSITIVE_INFINITY
}
