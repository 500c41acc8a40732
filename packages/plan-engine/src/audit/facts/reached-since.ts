import { maxOf } from '../../sums.js'
import { biggestBefore, MEASURED_LOADS, REGROWTH } from './breaks.js'
import type { Facts, WeekFacts } from './facts.js'

/**
 * How long a session can have become by the end: what was lived, or the first load week after the last break, grown from one load week to the
 * next. No limit where nothing was lived, and there was no break; 0 where no load week has followed it.
 */
export function reachedSince(facts: Facts, longest: (week: WeekFacts) => number): number {
  const { loads, breaks } = facts
  const last = breaks.at(-1)
  const lived = last ? [] : livedLoads(facts)
  const ahead = loads.filter((load) => (last ? load.week > last.until : !load.isOver && !lived.includes(load)))
  if (!last && lived.length === 0) return Number.POSITIVE_INFINITY
  const [first, ...others] = ahead
  const steps = last ? others.length : ahead.length
  return (last ? (first ? longest(first) : 0) : maxOf(lived.map(longest))) * REGROWTH ** steps
}

/** Minutes to which a week can have grown from what was lived, or since a break; no limit where there was neither. */
export function grownTo(week: number, facts: Facts): number {
  const { weeks, loads, breaks, pauses } = facts
  const isAfter = breaks.some(({ until }) => until < week)
  const biggest = isAfter ? biggestBefore(week, weeks, pauses) : 0
  if (biggest > 0) return REGROWTH * biggest
  const lived = livedLoads(facts)
  const steps = loads.filter((load) => !lived.includes(load) && !load.isOver && load.week <= week).length
  return lived.length > 0 && !isAfter
    ? maxOf(lived.map(({ minutes }) => minutes)) * REGROWTH ** steps
    : Number.POSITIVE_INFINITY
}

/** The last load weeks that were lived, or the weeks that have begun where no load week is over. */
function livedLoads({ lived }: Facts): WeekFacts[] {
  const loads = lived.filter(({ isLoad, isOver }) => isLoad && isOver).slice(-MEASURED_LOADS)
  return loads.length > 0 ? loads : lived
}
