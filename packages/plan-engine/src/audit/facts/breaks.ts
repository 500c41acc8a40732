import { maxOf } from '../../sums.js'
import { FEVER_DAYS, MOST_FEW } from './way-back-steps.js'

/** What time off leaves of a day: fewer minutes, not every sport, or neither after fever. */
export type Mark = 'fewer' | 'off' | 'fever' | undefined

/** Days in a row that time off has marked, and the weeks that they and the way back from them shape. */
export type Break = {
  /** The week of its first day, and the first week that begins with it or after it. */
  from: number
  next: number
  /** The last week with a day of the way back. */
  until: number
  /** The last day, counted from the first of the plan's first week. */
  last: number
  days: number
  /** Training begins anew after so long: what was before is no measure any more. */
  isLong: boolean
}

/** From so many days off on training begins anew; those with fewer minutes hold fitness. */
export const BEGUN_ANEW = 21

/** Days of the way back after so many days off, which has its own limits. Daniels, Friel and TrainerRoad; sizes a design choice. */
const WAYS_BACK = [
  [14, 14],
  [7, 7],
  [4, 3],
] as const

const STRENGTH: readonly Mark[] = [undefined, 'fewer', 'off', 'fever']

/** What is left of a day on which two are marked. */
export const stronger = (one: Mark, other: Mark): Mark =>
  STRENGTH.indexOf(one) < STRENGTH.indexOf(other) ? other : one

/** The breaks of a plan, those of a few days among them, in order of their days: a mark for each day from its first week's first on. */
export function breaksIn(marks: readonly Mark[]): Break[] {
  const breaks: Break[] = []
  for (let day = 0; day < marks.length; day++) {
    if (!marks[day]) continue
    const from = day
    while (marks[day + 1]) day++
    breaks.push(breakOf(from, marks.slice(from, day + 1)))
  }
  return breaks
}

function breakOf(from: number, marks: readonly Mark[]): Break {
  const last = from + marks.length - 1
  let until = last
  let longest = 0
  // A way back leads from days off, not from shorter ones that may follow.
  for (let at = 0, off = 0; at < marks.length; at++) {
    off = marks[at] === 'fewer' ? 0 : off + 1
    if (off === 0 || (marks[at + 1] ?? 'fewer') !== 'fewer') continue
    const days = counted(marks.slice(at + 1 - off, at + 1))
    const [, back = 0] = WAYS_BACK.find(([least]) => days >= least) ?? []
    until = Math.max(until, from + at + back)
    longest = Math.max(longest, days)
  }
  return {
    from: weekOf(from),
    next: weekOf(from + 6),
    until: weekOf(until),
    last,
    days: marks.length,
    isLong: longest >= BEGUN_ANEW,
  }
}

const counted = (marks: readonly Mark[]): number => marks.length + (marks.includes('fever') ? FEVER_DAYS : 0)

const weekOf = (day: number): number => Math.floor(day / 7) + 1

/** The breaks after which the plan does not go on as it is. Friel. */
export const withWayBack = (breaks: readonly Break[]): Break[] => breaks.filter(({ days }) => days > MOST_FEW)

/** Days after a break in which fitness is regained, faster than it comes otherwise. Design choice. */
const REGAINED_DAYS = 28

/** Whether fitness is regained in a week. */
export const isRegained = (week: number, breaks: readonly Break[]): boolean =>
  withWayBack(breaks).some(({ last }) => last < 7 * week && 7 * (week - 1) <= last + REGAINED_DAYS)

/** Whether a break, or the way back from it, has shaped a week. */
export const isShaped = (week: number, breaks: readonly Break[]): boolean =>
  breaks.some(({ from, until }) => from <= week && week <= until)

/** The longest of the breaks that have shaped one of some weeks, the first and the last among them. */
export const breakWithin = (from: number, to: number, breaks: readonly Break[]): Break | undefined =>
  breaks.filter((each) => each.from <= to && from <= each.until).toSorted((one, other) => other.days - one.days)[0]

/** A week to measure others by. */
export type Measure = { week: number; minutes: number; isLoad: boolean }

/** How fast weeks and their long sessions grow from one load week to the next, at most: what R05 lets pass. */
export const REGROWTH = 1.1

/** Load weeks that a week is measured by. */
export const MEASURED_LOADS = 4

/**
 * Minutes of the biggest of the four load weeks before a week, from which it may grow; `weeks` are those from the first one on. Weeks that a break has shaped are none of the four,
 * for fitness holds longer than they last; after a long one only what was done since it began counts, of any kind. 0 where nothing
 * measures a week, and for a week of a break or of the way back, which have limits of their own.
 */
export function biggestBefore(week: number, weeks: readonly Measure[], breaks: readonly Break[]): number {
  if (isShaped(week, breaks)) return 0
  const first = maxOf(breaks.map(({ isLong, until, next }) => (isLong && until < week ? next : 0)))
  const short = breaks.filter(({ isLong }) => !isLong)
  let biggest = 0
  let left = MEASURED_LOADS
  for (let before = week - 1; before >= Math.max(1, first) && left > 0; before--) {
    const each = weeks[before - 1]
    if (!each || (!each.isLoad && first === 0)) continue
    biggest = Math.max(biggest, each.minutes)
    if (each.isLoad && !isShaped(before, short)) left--
  }
  return left === MEASURED_LOADS && first === 0 ? 0 : biggest
}
