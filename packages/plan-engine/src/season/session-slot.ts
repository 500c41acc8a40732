import { MIN_MINUTES, type Range } from '../formulas/minute-tables.js'
import { RECOVERY } from '../formulas/volume-tables.js'
import { tableOf } from '../lookup.js'
import type { Sport, Weekday } from '../types.js'
import { longestSwim } from './long-swim.js'
import type { Season } from './season.js'
import { BOUNDS, SESSION_KEYS, type SessionKey } from './session-bounds.js'
import { floor5 } from './volume.js'

/** What a session does in its week. */
export type Role = 'long' | 'rehearsal' | 'quality' | 'test' | 'easy' | 'brick' | 'sharpener' | 'primer' | 'opener'

/** Which rule put a session on its day. */
export type PlacementRule =
  | 'long-ride'
  | 'long-run'
  | 'long-swim'
  | 'hard-day'
  | 'hard-together'
  | 'light-day'
  | 'every-day'
  | 'second-session'
  | 'brick'
  | 'test-day'
  | 'race-week'

/** A session on its day before anyone has said what is done in it. */
export type Slot = {
  day: Weekday
  sport: Sport
  role: Role
  rule: PlacementRule
  /** Days to the nearest session of the same sport when it was placed; 0 where there was none. */
  gap: number
  minutes: number
  /** Fewest and most minutes. */
  min: number
  max: number
  /** From this many minutes on it takes more only where no other session can. */
  enough?: number
}

/** Fewest and most minutes by kind of session. */
export type SessionBounds = Record<SessionKey, Range>

/** The bounds in weeks that load, and in weeks that rest, where sessions may be shorter. */
export function sessionBounds(season: Season): { load: SessionBounds; rest: SessionBounds } {
  const [[fewest, most], easyBike, qualityBike, easyRun, qualityRun, brick] = BOUNDS[season.race][season.level]
  const swim = [fewest, Math.min(most, longestSwim(season))] as const
  const load = { swim, easyBike, qualityBike, easyRun, qualityRun, brick }
  const rest = tableOf(SESSION_KEYS, (key): Range => {
    const [min, max] = load[key]
    return key === 'brick' ? brick : [Math.max(MIN_MINUTES.light, floor5(min * RECOVERY)), max]
  })
  return { load, rest }
}

export const EASY_KEY = { swim: 'swim', bike: 'easyBike', run: 'easyRun' } as const satisfies Record<Sport, SessionKey>
const QUALITY_KEY = { swim: 'swim', bike: 'qualityBike', run: 'qualityRun' } as const satisfies Record<
  Sport,
  SessionKey
>

/** Fewest and most minutes of a session. */
export function boundsOf(bounds: SessionBounds, sport: Sport, role: Role): Range {
  const isHard = role === 'quality' || role === 'sharpener' || role === 'test'
  return bounds[role === 'brick' ? 'brick' : isHard ? QUALITY_KEY[sport] : EASY_KEY[sport]]
}
