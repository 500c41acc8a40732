import { legSeconds } from '../formulas/finish-time.js'
import { LEG_SHARES, LONG_RUN, LONGEST_RUN, type Range } from '../formulas/minute-tables.js'
import { largestDays, type Season, valueAt } from './season.js'

/** The long session that a week is for, where ride and run take turns. */
export type Turn = 'bike' | 'run'

/** A long race's week of fewer minutes, or without a second day of this share of the long run, holds one of the two in full. */
const FEW_MINUTES = 480
const SECOND_DAY = 0.75

/** In fewer weeks, a run that may grow by a tenth in every second of them stays shorter than one that grows in each. Design choice. */
const ENOUGH_WEEKS = 16

/** Whether the week holds too little for a long ride and a long run: then they take turns. */
export const takesTurns = (season: Season): boolean =>
  season.isLong &&
  season.totalWeeks >= ENOUGH_WEEKS &&
  season.days.length > 1 &&
  (season.availableMinutes < FEW_MINUTES || sharesDay(season))

/** Whether only the largest day has room for the long run: in its weeks the run has that day, and the ride another. */
export const sharesDay = (season: Season): boolean =>
  valueAt(largestDays(season), 1) <
  SECOND_DAY * Math.min(LONGEST_RUN, ownRange(season, 'run', LONG_RUN[season.race][season.rank])[1])

/** What the level's athletes do, but up to what the athlete's own race asks for: a slow leg takes longer sessions. */
export function ownRange({ race, distances, current }: Season, sport: 'bike' | 'run', [first, max]: Range): Range {
  const asked = (legSeconds(distances, current)[sport] / 60) * LEG_SHARES[race][sport]
  return [first, Math.max(max, asked)]
}
