import { BOUNDS, LEAST_MINUTES, type SessionKey } from './minute-tables.js'
import { at, type Season } from './season.js'
import type { Sport, Weekday } from './types.js'
import { floor5, type WeekShape } from './volume.js'
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

const EASY_KEY = { swim: 'swim', bike: 'easyBike', run: 'easyRun' } as const satisfies Record<Sport, SessionKey>
const QUALITY_KEY = { swim: 'swim', bike: 'qualityBike', run: 'qualityRun' } as const satisfies Record<
  Sport,
  SessionKey
>

/** Fewest and most minutes of a session; weeks that rest may hold shorter ones. */
export function sessionBounds({ race, level }: Season, { kind }: WeekShape, sport: Sport, role: Role) {
  const isHard = role === 'quality' || role === 'sharpener'
  const key = role === 'brick' ? 'brick' : isHard ? QUALITY_KEY[sport] : EASY_KEY[sport]
  const range = BOUNDS[race][level][key]
  const loads = kind === 'load' || kind === 'absorb' || role === 'brick'
  const least = loads ? at(range, 0) : Math.max(LEAST_MINUTES.light, floor5(at(range, 0) * RECOVERY))
  return { least, most: at(range, 1) }
}
