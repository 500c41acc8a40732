import { SCORED_PACES } from '../formulas/experience.js'
import { legSeconds } from '../formulas/finish-time.js'
import { type Part, SHARES } from '../formulas/volume-tables.js'
import { type BySport, type Paces, SPORTS, type Sport } from '../types.js'
import type { Season } from './season.js'

/** Percentage points that the running may gain, and who gives them. Design choice. */
const RUN_GAIN = { max: 6, fromBike: 2 / 3, fromSwim: 1 / 3 } as const

/** Paces in the middle of the levels; an olympic race at them is 29 % running, as Cejuela 2013 (PMC3661898) measured. */
const USUAL_PACES: Paces = { swim: 120, bike: 18, run: 450 }

/** How far the limiter's score lies below the next one's. Design choice. */
const BEHIND = 0.25

/** Percentage points of a week that base and build give the limiter. Design choice. */
export const LIMITER_GAIN = 3

type Athlete = Pick<Season, 'race' | 'distances' | 'current'>

/**
 * The sports' shares of a week in percent: the race's, with more running the more of the athlete's own race the run takes, and in base
 * and build with more of what holds the athlete back.
 */
export function ownShares(athlete: Athlete, part: Part): BySport<number> {
  const { race, distances, current } = athlete
  const { swim, bike, run } = SHARES[race]
  const more = runPart(distances, current) - runPart(distances, USUAL_PACES)
  const gain = Math.min(RUN_GAIN.max, Math.max(0, more))
  const shares = { swim: swim - gain * RUN_GAIN.fromSwim, bike: bike - gain * RUN_GAIN.fromBike, run: run + gain }
  const limiter = part === 'base' || part === 'build' ? limiterOf(current) : undefined
  if (limiter) {
    const other = limiter === 'swim' ? 'bike' : 'swim'
    shares[limiter] += LIMITER_GAIN
    shares[other] -= LIMITER_GAIN / (other === 'bike' ? 1.5 : 3)
    shares.run -= LIMITER_GAIN / (other === 'bike' ? 3 : 1.5)
  }
  return shares
}

/** The sport that is clearly the weakest; a weak run is none, because more running is what injures (Frandsen 2025). */
export function limiterOf(paces: Paces): Exclude<Sport, 'run'> | undefined {
  const [weakest, next] = SPORTS.map((sport) => ({ sport, score: scoreOf(sport, paces[sport]) })).toSorted(
    (one, other) => one.score - other.score,
  )
  const isBehind = weakest && next && next.score - weakest.score >= BEHIND
  return isBehind && weakest.sport !== 'run' ? weakest.sport : undefined
}

/** What a pace scores on straight lines through the paces that score 1, 2 and 3, and beyond. */
function scoreOf(sport: Sport, pace: number): number {
  const [one, two, three] = SCORED_PACES[sport]
  const isSlower = (pace - two) * (three - two) < 0
  return 2 + (pace - two) / (isSlower ? two - one : three - two)
}

/** Percent of a race that is spent running. */
function runPart(distances: BySport<number>, paces: Paces): number {
  const { swim, bike, run } = legSeconds(distances, paces)
  return (100 * run) / (swim + bike + run)
}
