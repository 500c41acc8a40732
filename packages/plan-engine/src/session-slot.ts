import { BOUNDS, LEAST_MINUTES, type Range, SESSION_KEYS, type SessionKey } from './minute-tables.js'
import type { Season } from './season.js'
import type { Sport, Weekday, WeekKind } from './types.js'
import { floor5 } from './volume.js'
import { RECOVERY } from './volume-tables.js'

/** What a session does in its week. */
export type Role = 'long' | 'quality' | 'easy' | 'brick' | 'sharpener' | 'primer' | 'opener'

/** Which rule put a session on its day. */
export type PlacementRule =
  | 'long-ride'
  | 'long-run'
  | 'hard-day'
  | 'hard-together'
  | 'light-day'
  | 'every-day'
  | 'second-session'
  | 'brick'
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
  least: number
  most: number
}

/** Bounds by kind of session, in weeks that load and in weeks that rest. */
export type SessionBounds = Record<'load' | 'rest', Record<SessionKey, Range>>

/** The bounds of a season's sessions; weeks that rest may hold shorter ones. */
export function sessionBounds({ race, level }: Season): SessionBounds {
  const load = {} as Record<SessionKey, Range>
  const rest = {} as Record<SessionKey, Range>
  BOUNDS[race][level].forEach((range, index) => {
    const key = SESSION_KEYS[index]
    if (key === undefined) return
    const [least, most] = range
    load[key] = range
    rest[key] = key === 'brick' ? range : [Math.max(LEAST_MINUTES.light, floor5(least * RECOVERY)), most]
  })
  return { load, rest }
}

const EASY: Record<Sport, SessionKey> = { swim: 'swim', bike: 'easyBike', run: 'easyRun' }
const QUALITY: Record<Sport, SessionKey> = { swim: 'swim', bike: 'qualityBike', run: 'qualityRun' }

/** Fewest and most minutes of a session. */
export function boundsOf(bounds: SessionBounds, kind: WeekKind, sport: Sport, role: Role): Range {
  const isHard = role === 'quality' || role === 'sharpener'
  const key = role === 'brick' ? 'brick' : isHard ? QUALITY[sport] : EASY[sport]
  return bounds[kind === 'load' || kind === 'absorb' ? 'load' : 'rest'][key]
}
