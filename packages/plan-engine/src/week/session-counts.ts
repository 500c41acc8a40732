import { MAX_SESSIONS } from '../formulas/volume-tables.js'
import { type Season, valueAt } from '../season/season.js'
import type { WeekShape } from '../season/volume.js'
import type { BySport } from '../types.js'
import { sessionsPerDay } from './week-board.js'

/** The sport of the 1st, 2nd, ... session of a week; a brick run takes one place. Long races ride and swim more (D). */
const ORDER = {
  short: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'run', 'bike', 'swim', 'brick', 'bike', 'swim'],
  long: ['swim', 'bike', 'run', 'bike', 'run', 'swim', 'bike', 'run', 'swim', 'brick', 'bike', 'swim'],
} as const

/** Minutes of training for each session of a week. Design choice. */
const MINUTES_PER_SESSION = 45

/** Sessions that hold two swims, and the minutes they ask for. Published plans: two swims even for novices. */
const TWO_SWIMS = { sessions: 6, minutes: 180 } as const

/** Sessions of each sport in a week; fewer in a week that today cuts short. */
export function sessionCounts(season: Season, shape: WeekShape): BySport<number> {
  const { race, rank, days, availability, availableMinutes, peak, isLong } = season
  const perDay = days.map((day) => sessionsPerDay(valueAt(availability, day)))
  const extra = days.length <= 4 ? perDay.filter((count) => count === 3).length : 0
  const room = perDay.reduce((sum, count) => sum + Math.min(2, count), extra)
  const max = Math.max(days.length, Math.min(room, MAX_SESSIONS[race][rank]))
  const min = room >= TWO_SWIMS.sessions && peak >= TWO_SWIMS.minutes ? TWO_SWIMS.sessions : 3
  const wanted = Math.max(min, Math.min(max, Math.max(days.length, Math.round(peak / MINUTES_PER_SESSION))))
  const share = shape.isWhole || availableMinutes === 0 ? 1 : shape.availableMinutes / availableMinutes
  const count = Math.max(shape.days.length, Math.round(wanted * share))
  const counts = { swim: 0, bike: 0, run: 0 }
  for (const sport of (isLong ? ORDER.long : ORDER.short).slice(0, count)) if (sport !== 'brick') counts[sport]++
  return counts
}
