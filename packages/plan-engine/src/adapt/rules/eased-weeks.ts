import { type Break, isShaped, MEASURED_LOADS, type Measure } from '../../audit/facts/breaks.js'
import { ABSORB, RECOVERY } from '../../formulas/volume-tables.js'
import { floor5, type WeekShape } from '../../season/volume.js'
import { maxOf } from '../../sums.js'
import type { WeekRow } from './week-rows.js'

/** The weeks of the easy days after a goal on the way; long are as many as after an ironman. */
export type Begun = { first: number; last: number; isLong: boolean }

/** Weeks, breaks, the week from which on all is planned anew, those after goals, and the first that may have to give. */
export type Setting = {
  rows: readonly WeekRow[]
  breaks: readonly Break[]
  anew: number
  begun: readonly Begun[]
  first: number
}

/** The weeks before one, and the minutes a day that the body is used to by then. */
export type Course = { weeks: Measure[]; daily: number }

/** What a week is held against: the weeks before it as they are to be, and as they were. */
export type Limits = Setting & { now: Course; saved: Course; least: number }

/** A week that eases may hold a little more than it should before it gives anything. */
const MOST_OVER = 0.92

/** A week that eases or tapers follows the load weeks since training has begun anew; a recovery week a load week that has become smaller, and the taper the biggest of them. */
export function mostEased({ shape: { week, kind, factor }, saved }: WeekRow, limits: Limits): number | undefined {
  const { now, breaks, begun, least } = limits
  const anew = breaks.findLast(({ isLong, until }) => isLong && until < week)
  if (begun.some(({ first, last }) => first <= week && week <= last)) return undefined
  if (!anew) {
    const isTaper = kind === 'taper' || (kind === 'race' && begun.length > 0)
    const most = isTaper ? mostTapered(factor, limits) : mostRested(kind, limits)
    return most !== undefined && most < (begun.length > 0 ? 1 : MOST_OVER) * saved ? most : undefined
  }
  const loads = now.weeks.filter((each) => each.isLoad && each.week >= anew.next && each.minutes > 0)
  const last = loads.at(-1)?.minutes
  if (last === undefined) return undefined
  const biggest = maxOf(loads.map(({ minutes }) => minutes))
  const share = kind === 'recovery' ? RECOVERY * last : kind === 'absorb' ? ABSORB * last : factor * biggest
  return Math.max(least, floor5(share))
}

/** What a week of the taper holds of the biggest load weeks, those since a goal on the way where there are any, where they have become smaller (R09). */
function mostTapered(factor: number, { now, saved, breaks, begun, least }: Limits): number | undefined {
  const biggestSince = ({ weeks }: Course, first: number) =>
    maxOf(weeks.map(({ week, isLoad, minutes }) => (isLoad && week >= first && !isShaped(week, breaks) ? minutes : 0)))
  const since = biggestSince(now, (begun.at(-1)?.last ?? 0) + 1)
  const biggest = since > 0 ? since : biggestSince(now, 0)
  return biggest > 0 && biggest < biggestSince(saved, 0) ? Math.max(least, floor5(factor * biggest)) : undefined
}

/** What a week that rests holds of the load week before it (R07), where that is smaller than it was saved and no break or race has made it so. */
function mostRested(kind: WeekShape['kind'], { now, saved, breaks, rows, begun, least }: Limits): number | undefined {
  const share = kind === 'recovery' ? RECOVERY : kind === 'absorb' && begun.length > 0 ? ABSORB : undefined
  const last = now.weeks.findLast(({ isLoad }) => isLoad)
  if (!share || !last || isShaped(last.week, breaks) || rows[last.week - 1]?.raced) return undefined
  const before = saved.weeks[last.week - 1]?.minutes ?? 0
  return last.minutes < before ? Math.max(least, floor5(share * last.minutes)) : undefined
}

/** Shares of the biggest load weeks before an ironman that the first weeks after its easy days hold. Design choice. */
const BACK = [0.65, 0.8, 0.9] as const

/** The load comes back in steps after as many easy days as after an ironman. */
export function mostBack({ shape: { week } }: WeekRow, { now, begun }: Limits): number {
  const goal = begun.findLast(({ last, isLong }) => isLong && last < week)
  const share = goal && BACK[week - goal.last - 1]
  if (!share) return Number.POSITIVE_INFINITY
  const before = now.weeks.filter((each) => each.isLoad && each.week < goal.first).slice(-MEASURED_LOADS)
  const biggest = maxOf(before.map(({ minutes }) => minutes))
  return biggest > 0 ? floor5(share * biggest) : Number.POSITIVE_INFINITY
}
