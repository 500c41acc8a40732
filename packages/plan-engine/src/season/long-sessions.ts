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
import { tableOf } from '../lookup.js'
import { type BySport, SPORTS, type Sport } from '../types.js'
import { type LongSwim, longSwimOf } from './long-swim.js'
import { firstMost } from './present-fitness.js'
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
  /** No session of the sport is longer, where the athlete told how long theirs were. */
  told: BySport<number>
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
  const { longest } = season.lately
  const ceilings = tableOf(SPORTS, (sport) => ceiling(season, sport, history))
  const rideShare = targets.bike * (counts.bike > 1 ? LONG_RIDE_SHARE : 1)
  const runShare = targets.run * longRunShareOf(targets.run, counts.run)
  const ride = Math.min(
    wanted(season, shape, ownRange(season, 'bike', LONG_RIDE[race][rank])) * shareOf('bike', shape),
    ceilings.bike,
    rideShare,
    late?.bike ?? ceilings.bike,
  )
  const run = Math.min(
    wanted(season, shape, ownRange(season, 'run', LONG_RUN[race][rank])) * shareOf('run', shape),
    ceilings.run,
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
    runCeiling: ceilings.run,
    rideCeiling: ceilings.bike,
    told: tableOf(SPORTS, (sport) => (longest[sport] === undefined ? Number.POSITIVE_INFINITY : ceilings[sport])),
  }
}

/** What a long session keeps of itself in a week of the other one. Design choice. */
const OUT_OF_TURN = 0.75

const shareOf = (sport: Turn, { turn }: WeekShape): number => (turn === undefined || turn === sport ? 1 : OUT_OF_TURN)

/** In half an hour or less a step of five minutes is more than the share: a week of three short days would miss its minutes. */
const stretchedInRecovery = (longest: number): number =>
  longest <= SHORT ? longest : round5(RECOVERY_STRETCH * longest)

/** The length the trend asks for, smaller where the week is; the first one's until the season stands where it usually begins. */
function wanted({ firstWeek }: Season, { trend, kind, factor }: WeekShape, [first, max]: Range): number {
  const progress = Math.max(0, (trend - firstWeek) / (1 - firstWeek))
  const size = kind === 'recovery' ? RECOVERY : kind === 'absorb' ? ABSORB : factor
  return (first + (max - first) * progress) * size
}

const WEEKLY = { swim: 'swims', bike: 'rides', run: 'runs' } as const

function ceiling(season: Season, sport: Sport, history: History): number {
  const { factor, step } = LONG_GROWTH[sport]
  const recent = greatest(history[WEEKLY[sport]], COMPARED_WEEKS)
  return recent > 0 ? Math.max(floor5(recent * factor), recent + step) : floor5(firstMost(season, sport))
}
