import { weekZones } from '../formulas/zones.js'
import { dayLimits, type KeyDays } from '../season/key-days.js'
import { rehearsalOf } from '../season/rehearsal.js'
import type { Season } from '../season/season.js'
import { sessionBounds } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { emptyMemory } from '../sessions/session-content.js'
import { setGrowth } from '../sessions/set-growth.js'
import type { Planner } from './plan-week.js'

/** What a season's first week is planned with: nothing was planned before it. */
export const newPlanner = (season: Season, days: KeyDays, shapes: readonly WeekShape[]): Planner => ({
  season,
  days,
  limits: dayLimits(season, days),
  bounds: sessionBounds(season),
  history: { loads: [], rides: [], runs: [], swims: [] },
  memory: emptyMemory(),
  growth: setGrowth(shapes),
  rehearsal: rehearsalOf(season, days, shapes),
  sizingZones: weekZones(season.race, season.current),
  before: { bike: { week: 0, minutes: 0 }, run: { week: 0, minutes: 0 } },
  endsHard: false,
})
