import { maxOf } from '../../sums.js'
import type { Facts, WeekFacts } from './facts.js'

/** Minutes of the shortest session of a load week; it cannot shrink below one on each training day. */
export const SHORTEST_LOAD_SESSION = 20

/** A week is easier than those before it up to this share, give or take the rounding to five minutes. Design choice. */
const EASIER = 0.9
const ROUNDING = 2.5

/** How many load weeks follow each other, at most, up to one that is not over. */
export function loadsInARow({ weeks, season }: Facts): number {
  let row = 0
  const loads: WeekFacts[] = []
  const rows = weeks.map((week) => {
    const isEasy = week.isShaped || isEasier(week, loads.slice(-4), SHORTEST_LOAD_SESSION * season.days.length)
    row = isEasy ? 0 : row + 1
    if (week.kind === 'load' && !week.isShaped) loads.push(week)
    return week.isOver ? 0 : row
  })
  return maxOf(rows)
}

/** Recovery and absorb weeks of a tiny plan may hold as little as one short session a day, and no less. */
function isEasier({ kind, minutes }: WeekFacts, loads: readonly WeekFacts[], min: number): boolean {
  const biggest = maxOf(loads.map((load) => load.minutes))
  return minutes <= Math.max(EASIER * biggest + ROUNDING, kind === 'load' ? 0 : min)
}
