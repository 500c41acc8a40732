import { missedOn } from '../../audit/facts/lived.js'
import { daysToPassOver, MOST_FEW } from '../../audit/facts/way-back-steps.js'
import { SPORTS, type Sport } from '../../types.js'
import type { Card } from './cards.js'
import { isBlocked, type Off } from './time-off.js'
import { aheadOf, daysDone, lastDone, type Timeline, trainedDays } from './timeline.js'

/** Days without training, of one sport or of all, and the day it goes on. */
export type Gap = {
  /** Undefined for all sports. */
  sport: Sport | undefined
  /** Its first and its last day, those at either end on which nothing was planned left out. */
  from: number
  to: number
  /** Days. */
  days: number
  /** The day on which training resumes. */
  resume: number
  /** Told ahead, and not begun. */
  isAhead: boolean
  /** The time off within it. */
  offs: readonly Off[]
}

/** Whether a gap is answered with a way back. */
export const hasWayBack = ({ days }: Pick<Gap, 'days'>): boolean => days > MOST_FEW

/**
 * The gap that lasts until now, and those that are to come, of all sports and of each. What a gap of all sports took from a sport counts
 * no more once training has gone on: its way back was offered then. With `isEvery` it does.
 */
export function gapsOf(timeline: Timeline, isEvery = false): Gap[] {
  const over = isEvery ? [] : passedOver(timeline)
  return [undefined, ...SPORTS].flatMap((sport) => {
    const now = currentGap(timeline, sport, over)
    return [now, ...gapsAhead(timeline, sport, now.resume)].filter(({ days }) => days > 0)
  })
}

/** All gaps of a sport, or of all: those after which training has gone on, the one that lasts until now, and those that are to come. */
export const wholeGaps = (timeline: Timeline, sport: Sport | undefined): readonly Gap[] =>
  onceFor(WHOLE, timeline, sport, () => findWholeGaps(timeline, sport))

/** What follows from the days that a timeline was read with, whatever becomes of its sessions: found once for each sport, or for all. */
type Once<T> = WeakMap<Timeline, Map<Sport | undefined, T>>
const WHOLE: Once<readonly Gap[]> = new WeakMap()
const PLANNED: Once<ReadonlySet<number>> = new WeakMap()

function onceFor<T>(all: Once<T>, timeline: Timeline, sport: Sport | undefined, find: () => T): T {
  const known = all.get(timeline) ?? new Map<Sport | undefined, T>()
  all.set(timeline, known)
  const found = known.get(sport) ?? find()
  known.set(sport, found)
  return found
}

function findWholeGaps(timeline: Timeline, sport: Sport | undefined): Gap[] {
  const over = stretchesBetween(timeline, daysDone(timeline, sport && [sport])).map(({ from, resume }) => ({
    ...trimmed(timeline, sport, { from, to: resume - 1 }),
    resume,
    isAhead: false,
  }))
  const now = currentGap(timeline, sport, [])
  return [...over, now, ...gapsAhead(timeline, sport, now.resume)]
}

/** Days of a gap that is over, and the day on which training went on. */
type Over = { from: number; resume: number }

/** More than a few days between two with training, or before the first one. */
const stretchesBetween = ({ start }: Timeline, days: readonly number[]): Over[] =>
  days.flatMap((resume, index) => {
    const from = (days[index - 1] ?? start - 1) + 1
    return resume - from > MOST_FEW ? [{ from, resume }] : []
  })

/** The gaps of all sports after which training has gone on, in order of their days. */
function passedOver(timeline: Timeline): Over[] {
  const days = trainedDays(timeline)
  return stretchesBetween(timeline, days).filter(({ from, resume }) => {
    const gap = trimmed(timeline, undefined, { from, to: resume - 1 })
    return hasWayBack(gap) && days.filter((day) => day >= resume).length >= daysToPassOver(gap.days)
  })
}

function currentGap(timeline: Timeline, sport: Sport | undefined, over: readonly Over[]): Gap {
  const { offs } = timeline
  let last = lastDone(timeline, sport && [sport])
  for (const { from, resume } of sport ? over : []) {
    const isOwn = last < from && trimmed(timeline, sport, { from: last + 1, to: from - 1 }).days > MOST_FEW
    if (last < resume && !isOwn) last = resume - 1
  }
  let resume = Math.max(0, last + 1)
  while (isBlocked(offs, resume, sport)) resume++
  return { ...trimmed(timeline, sport, { from: last + 1, to: resume - 1 }), resume, isAhead: false }
}

/** Time off that begins after training has resumed. */
function gapsAhead(timeline: Timeline, sport: Sport | undefined, after: number): Gap[] {
  const gaps: Gap[] = []
  let day = after
  while (day < timeline.toRace) {
    if (isBlocked(timeline.offs, day, sport)) {
      const from = day
      while (isBlocked(timeline.offs, day, sport)) day++
      gaps.push({ ...trimmed(timeline, sport, { from, to: day - 1 }), resume: day, isAhead: true })
    } else {
      // Days between two of time off lie open; on to the next.
      const next = timeline.offs.map((off) => off.from).filter((from) => from > day)
      day = Math.min(timeline.toRace, ...next)
    }
  }
  return gaps
}

/** The days that sessions of a sport, or of any, were planned for; one that took another's place after it was missed, for both of its days. */
const plannedDays = (timeline: Timeline, sport: Sport | undefined): ReadonlySet<number> =>
  onceFor(
    PLANNED,
    timeline,
    sport,
    () =>
      new Set(
        timeline.cards.flatMap((card) =>
          card.sport && (!sport || card.sport === sport) ? daysOf(timeline, card) : [],
        ),
      ),
  )

function daysOf({ season, toRace }: Timeline, { ahead, week, exercise }: Card): number[] {
  const day = missedOn(exercise)
  return day === undefined ? [ahead] : [ahead, aheadOf({ week, day }, season, toRace)]
}

/** The stretch without the days at either end on which nothing was planned; a day of time off counts as planned. */
function trimmed(timeline: Timeline, sport: Sport | undefined, days: { from: number; to: number }) {
  const { offs } = timeline
  const planned = plannedDays(timeline, sport)
  const isPlanned = (day: number) => planned.has(day) || isBlocked(offs, day, sport)
  let { from, to } = days
  while (from <= to && !isPlanned(from)) from++
  while (to >= from && !isPlanned(to)) to--
  return {
    sport,
    from,
    to,
    days: Math.max(0, to - from + 1),
    offs: offs.filter((off) => off.from <= to && off.to >= from && (!sport || off.blocked.includes(sport))),
  }
}
