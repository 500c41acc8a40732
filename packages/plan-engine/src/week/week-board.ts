import type { KeyDays } from '../season/key-days.js'
import { circularDistance, type Season, valueAt } from '../season/season.js'
import {
  boundsOf,
  EASY_KEY,
  type PlacementRule,
  type Role,
  type SessionBounds,
  type Slot,
} from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import type { BySport, Sport, Weekday } from '../types.js'

/** What a week's sessions are placed by. */
export type BoardSetting = {
  season: Season
  shape: WeekShape
  days: KeyDays
  /** The week's own. */
  bounds: SessionBounds
  /** Minutes a weekday may hold: what it offers, less on light days. */
  limits: readonly number[]
}

/** A week while sessions are put on its days. */
export type Board = BoardSetting & {
  slots: Slot[]
  /** Fewest minutes of what already stands on a weekday, and how many sessions that is. */
  used: number[]
  counts: number[]
  /** Sessions of each sport still to be placed. */
  left: BySport<number>
}

/** A day of three hours holds three sessions, one of an hour two. */
const ROOM = { three: 180, two: 60 } as const

/** A week without sessions, and how many of each sport it should get. */
export const emptyBoard = ({ season, shape, days, bounds, limits }: BoardSetting, counts: BySport<number>): Board => ({
  season,
  shape,
  days,
  bounds,
  limits,
  slots: [],
  used: [0, 0, 0, 0, 0, 0, 0],
  counts: [0, 0, 0, 0, 0, 0, 0],
  left: { swim: counts.swim, bike: counts.bike, run: counts.run },
})

/** How many sessions a day of so many minutes holds. */
export const sessionsPerDay = (minutes: number): number =>
  minutes >= ROOM.three ? 3 : minutes >= ROOM.two ? 2 : minutes > 0 ? 1 : 0

export type Placing = {
  day: Weekday
  sport: Sport
  role: Role
  rule: PlacementRule
  min?: number
  max?: number | undefined
}

/** Puts a session on a day, its bounds cut to what the day may hold. */
export function place(board: Board, { day, sport, role, rule, min, max }: Placing) {
  const [boundsMin, boundsMax] = boundsOf(board.bounds, sport, role)
  const limit = valueAt(board.limits, day)
  const isFixed = role === 'test' || role === 'rehearsal'
  const fewest = Math.min(min ?? boundsMin, limit)
  const gap = gapOf(board, day, sport)
  board.slots.push({
    day,
    sport,
    role,
    rule,
    gap: gap < 7 ? gap : 0,
    minutes: fewest,
    min: isFixed ? fewest : Math.min(boundsMin, fewest),
    max: isFixed
      ? Math.min(max ?? fewest, limit)
      : Math.max(fewest, Math.min(max ?? boundsMax, role === 'long' ? limit : boundsMax, limit)),
  })
  board.used[day] = valueAt(board.used, day) + fewest
  board.counts[day] = valueAt(board.counts, day) + 1
  const isOffTheBike = role === 'brick' || (role === 'rehearsal' && sport === 'run')
  if (!isOffTheBike) board.left[sport]--
}

/** Whether a day has a place and the minutes for an easy session, or a swim, of a sport it does not hold yet. */
export function fits(board: Board, day: Weekday, sport: Sport): boolean {
  const limit = valueAt(board.limits, day)
  if (valueAt(board.counts, day) >= sessionsPerDay(limit) || holds(board, day, sport)) return false
  return valueAt(board.used, day) + board.bounds[EASY_KEY[sport]][0] <= limit
}

function holds({ slots }: Board, day: Weekday, sport: Sport): boolean {
  for (const slot of slots) if (slot.day === day && slot.sport === sport) return true
  return false
}

/** Days to the nearest session of the sport, the short way round the week; 7 for none. */
export function gapOf({ slots }: Board, day: Weekday, sport: Sport): number {
  let nearest = 7
  for (const slot of slots) if (slot.sport === sport) nearest = Math.min(nearest, circularDistance(day, slot.day))
  return nearest
}
