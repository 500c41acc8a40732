import { daysOnward } from '../calendar.js'
import { because } from '../codes/rules.js'
import { LONG_GROWTH } from '../formulas/minute-tables.js'
import type { KeyDays } from '../season/key-days.js'
import type { Season } from '../season/season.js'
import type { PlacementRule, Slot } from '../season/session-slot.js'
import type { Turn } from '../season/turns.js'
import type { WeekShape } from '../season/volume.js'
import type { Source } from '../sources.js'
import type { Reason } from '../types.js'

/** The last long ride and long run of a week that loaded, and that was theirs where they take turns: what growth is compared with. */
export type LongBefore = Record<Turn, { week: number; minutes: number }>

export type PlacementContext = { season: Season; shape: WeekShape; days: KeyDays; before: LongBefore }

type OrdinaryRule = Exclude<PlacementRule, 'long-ride' | 'long-run' | 'race-week' | 'brick' | 'test-day'>

const RULE_SOURCES: Record<OrdinaryRule, Source> = {
  'long-swim': 'published',
  'hard-day': 'seiler',
  'hard-together': 'fitzgerald',
  'light-day': 'foster',
  'every-day': 'design',
  'second-session': 'friel',
}

/** Metres that a stride needs to settle after a ride (Front. Sports Act. Living 2022). */
const SETTLING_METRES = 700

/** Why a session stands on its day. `isHard` is whether it became what a hard day is meant for. */
export function placementReason(context: PlacementContext, slot: Slot, isHard: boolean): Reason {
  const { rule, sport, day, minutes, gap } = slot
  const placed = { sport, day, minutes, gap }
  if (rule === 'long-ride' || rule === 'long-run') return longReason(context, slot, rule)
  if (rule === 'race-week') return raceWeekReason(context.season, slot)
  if (rule === 'brick') return because(rule, { ...placed, metres: SETTLING_METRES }, 'transition')
  if (rule === 'test-day') return because(rule, placed, 'myProCoach')
  const staysEasy = slot.role === 'quality' && !isHard && { staysEasy: true as const }
  return because(rule, { ...placed, ...staysEasy }, RULE_SOURCES[rule])
}

function longReason(
  { season, days, shape, before }: PlacementContext,
  { day, minutes }: Slot,
  rule: 'long-ride' | 'long-run',
): Reason {
  const key = rule === 'long-ride' ? 'bike' : 'run'
  const { week, minutes: previous } = before[key]
  const { factor, step } = LONG_GROWTH[key]
  const lately = season.lately.longest[key]
  const inputs = {
    day,
    minutes,
    previous,
    ...(previous === 0 && lately !== undefined && { lately: Math.round(lately) }),
    change: previous > 0 ? Math.round((100 * (minutes - previous)) / previous) : 0,
    limit: Math.round((factor - 1) * 100),
    step,
    weeks: shape.week - week,
    kind: shape.kind,
    ...(season.endurance[day] && { isEnduranceDay: true as const }),
    ...(key === 'run' && days.longRide !== undefined && { isApart: true as const }),
    ...(shape.turn && { turn: shape.turn }),
  }
  return because(rule, inputs, key === 'bike' ? 'published' : 'frandsen')
}

function raceWeekReason({ raceDay }: Season, { day, minutes, role, sport }: Slot): Reason {
  return because('race-week', { sport, day, minutes, daysLeft: daysOnward(day, raceDay), role }, 'bosquet')
}
