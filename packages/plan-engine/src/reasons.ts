import { DAY_NAMES } from './calendar.js'
import type { KeyDays } from './key-days.js'
import { LONG_GROWTH } from './minute-tables.js'
import type { Season } from './season.js'
import type { Slot } from './session-slot.js'
import type { Content } from './sessions/session-content.js'
import { SOURCES } from './sources.js'
import type { Reason, Sport } from './types.js'
import type { WeekShape } from './volume.js'

/** The long ride and long run of the last week that loaded: what growth is told against. */
export type LongBefore = { week: number; bike: number; run: number }

export type ReasonContext = {
  season: Season
  shape: WeekShape
  days: KeyDays
  before: LongBefore | undefined
  /** The week's reason for its easy sessions. */
  easy: Reason
}

const NOUN: Record<Sport, string> = { swim: 'swim', bike: 'ride', run: 'run' }

/** Minutes as `"2 h 15"`, `"3 h"` or `"45 min"`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  const hours = (minutes - rest) / 60
  return rest === 0 ? `${hours} h` : `${hours} h ${rest < 10 ? '0' : ''}${rest}`
}

/** Why a session is there: the rule for its day, and the one for what is done in it. */
export function sessionReasons(context: ReasonContext, slot: Slot, content: Content): Reason[] {
  return [placementReason(context, slot), contentReason(context, content)]
}

/** Why a week's easy sessions are easy: one reason for all of them. */
export function easyReason(easyShare: number): Reason {
  const percent = Math.floor(100 * easyShare + 1e-9)
  return {
    rule: 'easy-time',
    inputs: { percent },
    sentence: `Kept easy, like ${percent} % of this week: that is what the hard sessions stand on.`,
    source: SOURCES.sellesPerez,
  }
}

function contentReason({ shape, easy }: ReasonContext, { spec, main, before, source }: Content): Reason {
  const { code, name, purpose } = spec
  if (main === '') return code === 'X-OPEN' || code === 'X-BRICKE' ? purposeReason(code, purpose, source) : easy
  const phase = shape.phase
  if (!before)
    return {
      rule: 'main-set',
      inputs: { code, main, phase },
      sentence: `${name}, ${main}. ${purpose}`,
      source: SOURCES[source],
    }
  const then = before.main === main ? `the same as in week ${before.week}` : `${before.main} in week ${before.week}`
  return {
    rule: 'main-set',
    inputs: { code, main, phase, previous: before.main, previousWeek: before.week },
    sentence: `${name}, ${main}; ${then}. ${purpose}`,
    source: SOURCES[source],
  }
}

const purposeReason = (code: string, purpose: string, source: Content['source']): Reason => ({
  rule: 'main-set',
  inputs: { code },
  sentence: purpose,
  source: SOURCES[source],
})

function placementReason(context: ReasonContext, slot: Slot): Reason {
  const { day, minutes, gap, sport } = slot
  const dayName = DAY_NAMES[day]
  const noun = NOUN[sport]
  switch (slot.rule) {
    case 'long-ride':
    case 'long-run':
      return longReason(context, slot)
    case 'hard-day':
      return {
        rule: slot.rule,
        inputs: { day, minutes, daysApart: 2 },
        sentence: `Hard ${noun} on ${dayName}: the days before and after it stay free of hard work.`,
        source: SOURCES.seiler,
      }
    case 'hard-together':
      return {
        rule: slot.rule,
        inputs: { day, minutes },
        sentence: `Hard ${noun} on ${dayName}, beside the other hard session: hard days hard, so that easy days stay easy.`,
        source: SOURCES.fitzgerald,
      }
    case 'light-day':
      return {
        rule: slot.rule,
        inputs: { day, minutes },
        sentence: `${dayName} stays light: ${durationText(minutes)}, all easy, because you train on most days of the week.`,
        source: SOURCES.foster,
      }
    case 'every-day':
      return {
        rule: slot.rule,
        inputs: { day, minutes, gap },
        sentence: `You offered ${dayName}; ${gapText(noun, gap)}.`,
        source: SOURCES.design,
      }
    case 'second-session':
      return {
        rule: slot.rule,
        inputs: { day, minutes, gap, offered: context.season.offers[day] ?? 0 },
        sentence: `Second session on ${dayName}, which has room for it; ${gapText(noun, gap)}.`,
        source: SOURCES.friel,
      }
    case 'brick':
      return {
        rule: slot.rule,
        inputs: { day, minutes },
        sentence: `Run straight off the long ride on ${dayName}: ${durationText(minutes)}, because a stride needs some 700 m to settle after a ride.`,
        source: SOURCES.transition,
      }
    case 'race-week':
      return raceWeekReason(context.season, slot)
  }
}

const gapText = (noun: string, gap: number): string =>
  gap === 0
    ? `it is the week's first ${noun}`
    : `the nearest other ${noun} is ${gap === 1 ? 'a day' : `${gap} days`} away`

function longReason({ season, days, shape, before }: ReasonContext, { sport, day, minutes }: Slot): Reason {
  const isRide = sport === 'bike'
  const previous = before?.[isRide ? 'bike' : 'run'] ?? 0
  const limit = Math.round((LONG_GROWTH[isRide ? 'bike' : 'run'].factor - 1) * 100)
  const change = previous > 0 ? Math.round((100 * (minutes - previous)) / previous) : 0
  const which = season.endurance[day] ? 'endurance day' : 'day'
  const why = isRide
    ? `your longest ${which}`
    : `${season.endurance[day] ? 'an endurance day' : 'a day'} with room for it${days.longRide === undefined ? '' : ', apart from the long ride'}`
  return {
    rule: isRide ? 'long-ride' : 'long-run',
    inputs: { day, minutes, previous, change, limit },
    sentence: `Long ${NOUN[sport]} on ${DAY_NAMES[day]}: ${why}. ${growthText({ minutes, previous, change, limit }, shape, before?.week)}`,
    source: isRide ? SOURCES.published : SOURCES.frandsen,
  }
}

type Growth = { minutes: number; previous: number; change: number; limit: number }

function growthText({ minutes, previous, change, limit }: Growth, { week, kind }: WeekShape, then = 0): string {
  const now = durationText(minutes)
  if (previous === 0) return `${now} to begin with.`
  const weeks = week - then
  const ago = weeks === 1 ? 'last week' : `${['', '', 'two', 'three', 'four'][weeks] ?? weeks} weeks ago`
  if (change > 0) return `${now}, ${change} % more than ${ago}; the limit is ${limit} %.`
  if (change === 0) return `${now}, as ${ago}.`
  const why = { recovery: 'you recover', absorb: 'your body takes the work in', taper: 'you taper' }[kind as string]
  return `${now}, ${-change} % less than ${ago}${why ? ` while ${why}` : ''}.`
}

function raceWeekReason({ raceDay }: Season, { day, minutes, role, sport }: Slot): Reason {
  const daysLeft = (raceDay - day + 7) % 7
  const when = daysLeft === 1 ? 'The day before the race' : `${daysLeft} days before the race`
  const what = {
    sharpener: "the week's one sharp session, short enough to leave no fatigue",
    primer: 'a few repeats that keep the feel for pace',
    opener: 'a few short touches of race pace',
  }[role as string]
  return {
    rule: 'race-week',
    inputs: { day, minutes, daysLeft, role },
    sentence: `${when}: ${what ?? `an easy ${NOUN[sport]}`}, ${durationText(minutes)}.`,
    source: SOURCES.bosquet,
  }
}
