import { SPORTS, type Sport } from '../../types.js'
import { isBlocked, type Off } from './time-off.js'
import { lastDone, type Timeline } from './timeline.js'

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

/** The gap that lasts until now, and those that are to come, of all sports and of each. */
export function gapsOf(timeline: Timeline): Gap[] {
  return [undefined, ...SPORTS].flatMap((sport) => {
    const now = currentGap(timeline, sport)
    return [now, ...gapsAhead(timeline, sport, now.resume)].filter(({ days }) => days > 0)
  })
}

function currentGap(timeline: Timeline, sport: Sport | undefined): Gap {
  const { offs } = timeline
  const last = lastDone(timeline, sport && [sport])
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

/** The stretch without the days at either end on which nothing was planned; a day of time off counts as planned. */
function trimmed({ cards, offs }: Timeline, sport: Sport | undefined, days: { from: number; to: number }) {
  const planned = new Set(
    cards.filter((card) => (sport ? card.sport === sport : card.sport !== undefined)).map(({ ahead }) => ahead),
  )
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
