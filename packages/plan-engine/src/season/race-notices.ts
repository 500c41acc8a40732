import { notice } from '../codes/notice-inputs.js'
import { legSeconds, TRANSITION_SECONDS } from '../formulas/finish-time.js'
import { isStandard, LONG_RACE_CUT_OFFS } from '../formulas/presets.js'
import type { Notice } from '../types.js'
import { longSwimFits, minutesFor, neededMetres, possibleMetres, raceMetres, UNBROKEN } from './long-swim.js'
import type { Season } from './season.js'

/** What the hours do not let the swims reach; `unbroken` is the most metres without a stop that the plan holds. */
export function longSwimNotices(season: Season, unbroken: number): (Notice | false)[] {
  const needed = neededMetres(season)
  const race = 10 * Math.round(raceMetres(season) / 10)
  const half = UNBROKEN[season.race]
  return [
    !longSwimFits(season) &&
      notice('LONG_SWIM', { race, possible: possibleMetres(season), needed, minutes: minutesFor(season, needed) }),
    unbroken < half && notice('UNBROKEN_SWIM', { metres: unbroken, needed: half }),
  ]
}

/** How near to a cut-off, or beyond it, a prediction is worth a word. */
const NEAR_CUT_OFF = 0.95

/** The checkpoints of a 70.3 or an ironman that today's paces reach late, or hardly in time. */
export function cutOffNotices({ race, distances, current }: Season): Notice[] {
  if ((race !== '70.3' && race !== 'ironman') || !isStandard(race, distances)) return []
  const limits = LONG_RACE_CUT_OFFS[race]
  const { swim, bike, run } = legSeconds(distances, current)
  const offBike = swim + TRANSITION_SECONDS + bike
  const rows = [
    ['SWIM_CUT_OFF', swim, limits.swim],
    ['BIKE_CUT_OFF', offBike, limits.bike],
    ['FINISH_CUT_OFF', offBike + run, limits.finish],
  ] as const
  return rows.flatMap(([code, seconds, limit]) =>
    seconds >= NEAR_CUT_OFF * 60 * limit ? [notice(code, { minutes: Math.round(seconds / 60), limit })] : [],
  )
}
