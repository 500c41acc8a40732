import { DAY_NAMES, daysOnward } from '../calendar.js'
import { durationText } from '../formulas/duration-text.js'
import { LONG_GROWTH } from '../formulas/minute-tables.js'
import type { KeyDays } from '../season/key-days.js'
import type { Season } from '../season/season.js'
import type { PlacementRule, Slot } from '../season/session-slot.js'
import type { WeekShape } from '../season/volume.js'
import { SOURCES, type Source } from '../sources.js'
import type { Reason, Sport } from '../types.js'

/** The long ride and long run of the last week that loaded: what growth is compared with. */
export type LongBefore = { week: number; bike: number; run: number }

export type PlacementContext = { season: Season; shape: WeekShape; days: KeyDays; before: LongBefore | undefined }

type OrdinaryRule = Exclude<PlacementRule, 'long-ride' | 'long-run' | 'race-week'>

const RULE_SOURCES: Record<OrdinaryRule, Source> = {
  'hard-day': 'seiler',
  'hard-together': 'fitzgerald',
  'light-day': 'foster',
  'every-day': 'design',
  'second-session': 'friel',
  brick: 'transition',
  'test-day': 'myProCoach',
}

const NOUN: Record<Sport, string> = { swim: 'swim', bike: 'ride', run: 'run' }

/** Why a session stands on its day. `isHard` is whether it became what a hard day is meant for. */
export function placementReason(context: PlacementContext, slot: Slot, isHard: boolean): Reason {
  const { rule, day, minutes, gap } = slot
  if (rule === 'long-ride' || rule === 'long-run') return longReason(context, slot)
  if (rule === 'race-week') return raceWeekReason(context.season, slot)
  const sentence =
    isHard || slot.role !== 'quality'
      ? ordinarySentence(slot, rule)
      : `${DAY_NAMES[day]}'s ${NOUN[slot.sport]} of ${durationText(minutes)} stays easy: this week has no time left for a hard one.`
  return { rule, inputs: { day, minutes, gap }, sentence, source: SOURCES[RULE_SOURCES[rule]] }
}

function ordinarySentence({ day, sport, minutes, gap }: Slot, rule: OrdinaryRule): string {
  const on = DAY_NAMES[day]
  const noun = NOUN[sport]
  const near = gap === 1 ? 'a day' : `${gap} days`
  const apart = gap === 0 ? `it is the week's first ${noun}` : `the nearest other ${noun} is ${near} away`
  switch (rule) {
    case 'hard-day':
      return `Hard ${noun} on ${on}: the days before and after it stay free of hard work.`
    case 'hard-together':
      return `Hard ${noun} on ${on}, beside the other hard session: hard days hard, so that easy days stay easy.`
    case 'light-day':
      return `${on} stays light: ${durationText(minutes)}, all easy, because you train on most days of the week.`
    case 'every-day':
      return `You offered ${on}; ${apart}.`
    case 'second-session':
      return `Second session on ${on}, which has room for it; ${apart}.`
    case 'test-day':
      return `Test on ${on}, fresh from an easier week: its result tells whether your paces still fit.`
    case 'brick':
      return `Run straight off the long ride on ${on}: ${durationText(minutes)}, because a stride needs some 700 m to settle after a ride.`
  }
}

const EASED: Partial<Record<WeekShape['kind'], string>> = {
  recovery: ' while you recover',
  absorb: ' while your body takes the work in',
  taper: ' while you taper',
}

function longReason({ season, days, shape, before }: PlacementContext, { rule, sport, day, minutes }: Slot): Reason {
  const key = sport === 'bike' ? 'bike' : 'run'
  const previous = before?.[key] ?? 0
  const { factor, step } = LONG_GROWTH[key]
  const limit = Math.round((factor - 1) * 100)
  const change = previous > 0 ? Math.round((100 * (minutes - previous)) / previous) : 0
  const kind = season.endurance[day] ? 'endurance day' : 'day'
  const apart = days.longRide === undefined ? '' : ', apart from the long ride'
  const room = `${season.endurance[day] ? 'an' : 'a'} ${kind} with room for it${apart}`
  const weeks = shape.week - (before?.week ?? 0)
  const ago = weeks === 1 ? 'last week' : `${weeks} weeks ago`
  const growth =
    previous === 0
      ? ' to begin with'
      : change > 0
        ? `, ${minutes - previous} min more than ${ago}; the limit is ${limit} % or ${step} min`
        : change === 0
          ? `, as ${ago}`
          : `, ${-change} % less than ${ago}${EASED[shape.kind] ?? ''}`
  const why = key === 'bike' ? `your longest ${kind}` : room
  return {
    rule,
    inputs: { day, minutes, previous, change, limit },
    sentence: `Long ${NOUN[sport]} on ${DAY_NAMES[day]}: ${why}. ${durationText(minutes)}${growth}.`,
    source: key === 'bike' ? SOURCES.published : SOURCES.frandsen,
  }
}

const RACE_WEEK_TEXT: Partial<Record<Slot['role'], string>> = {
  sharpener: "the week's one sharp session, short enough to leave no fatigue",
  primer: 'a few repeats that keep the feel for pace',
  opener: 'a few short touches of race pace',
}

function raceWeekReason({ raceDay }: Season, { rule, day, minutes, role, sport }: Slot): Reason {
  const daysLeft = daysOnward(day, raceDay)
  const when = daysLeft === 1 ? 'The day' : `${daysLeft} days`
  return {
    rule,
    inputs: { day, minutes, daysLeft, role },
    sentence: `${when} before the race: ${RACE_WEEK_TEXT[role] ?? `an easy ${NOUN[sport]}`}, ${durationText(minutes)}.`,
    source: SOURCES.bosquet,
  }
}
