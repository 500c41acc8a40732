import { DAY_NAMES } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { durationText } from '../formulas/duration-text.js'
import { legSeconds } from '../formulas/finish-time.js'
import { LEG_SHARES, LONG_RIDE, LONG_RUN, LONGEST_RUN } from '../formulas/minute-tables.js'
import { ENOUGH_HOURS, FULL_PLAN_WEEKS } from '../formulas/volume-tables.js'
import { type Notice, RACE_TYPES, type RaceType, SPORTS } from '../types.js'
import type { KeyDays } from './key-days.js'
import { type LooseInput, type Season, toSeason, valueAt } from './season.js'

/** A shorter plan cannot build up to long sessions, whatever the days. */
const WEEKS_TO_BUILD = 8

const RACE_NAMES: Record<RaceType, string> = {
  sprint: 'a sprint',
  olympic: 'an olympic-distance race',
  '70.3': 'a 70.3',
  ironman: 'an ironman',
}

/** The one notice of an input whose dates cannot be read. */
const INVALID_DATE: Notice = {
  code: 'INVALID_DATE',
  message: 'That date does not exist. Enter the race date as year, month and day.',
}

const NO_INPUT: Notice = {
  code: 'NO_INPUT',
  message: 'There is nothing to plan from. Give a race, its distances and date, your paces and the hours of your week.',
}
const UNKNOWN_RACE: Notice = {
  code: 'UNKNOWN_RACE',
  message: 'There are no plans for this race. Choose a sprint, an olympic distance, a 70.3 or an ironman.',
}
const INVALID_DISTANCE: Notice = {
  code: 'INVALID_DISTANCE',
  message: 'A leg of this race has no distance. Enter miles above 0 for the swim, the ride and the run.',
}

/** Why there can be no plan of an input, whatever its season; undefined for one that can be planned. */
export function refusal(input: LooseInput): Notice | undefined {
  if (typeof input !== 'object' || input === null) return NO_INPUT
  if (!toSeason(input)) return INVALID_DATE
  if (!RACE_TYPES.some((race) => race === input.raceType)) return UNKNOWN_RACE
  return SPORTS.every((sport) => clampAmount(input.distances?.[sport]) > 0) ? undefined : INVALID_DISTANCE
}

/** What the plan as a whole cannot do, each with what to change. */
export function planNotices(season: Season, days: KeyDays): Notice[] {
  const { race, daysToRace, totalWeeks, availableMinutes, peak } = season
  if (daysToRace < 0)
    return [{ code: 'RACE_IN_PAST', message: 'This race is over. Choose a race date after today to get a plan.' }]
  const weeks = FULL_PLAN_WEEKS[race]
  const enough = 60 * ENOUGH_HOURS[race]
  const count = season.days.length
  const isAhead = daysToRace > 0
  const rows: [boolean, string, string][] = [
    [
      !isAhead,
      'RACE_TODAY',
      'Your race is today, so the plan holds only the race. Choose a later date to train for it.',
    ],
    [
      isAhead && totalWeeks < weeks,
      'SHORT_PLAN',
      `In ${totalWeeks === 1 ? '1 week' : `${totalWeeks} weeks`} you can arrive rested and sharp, but hardly fitter: ${RACE_NAMES[race]} takes ${weeks} weeks. Choose a later race for more.`,
    ],
    [isAhead && count === 0, 'NO_TRAINING_DAYS', 'No day is free for training. Give at least 3 days some hours.'],
    [
      isAhead && count > 0 && count < 3,
      'TOO_FEW_DAYS',
      'Three sports do not fit into so few days a week. Make at least 3 days available.',
    ],
    [
      isAhead && count > 0 && peak < enough,
      'TOO_FEW_HOURS',
      `Your week offers ${durationText(availableMinutes)}; ${RACE_NAMES[race]} needs about ${durationText(enough)} in its biggest weeks. Add hours, or choose a shorter race.`,
    ],
    [
      isAhead && season.shortMarks.length > 0,
      'ENDURANCE_DAY_SHORT',
      `${markedDays(season)} too short for endurance: less than half of your longest day, so long sessions stand on longer days. Give such a day more hours, or mark your longest day.`,
    ],
    longNotice(season, 'bike', days.longRide),
    longNotice(season, 'run', days.longRun),
    [true, 'NOT_MEDICAL_ADVICE', 'General guidance, not medical advice.'],
  ]
  return rows.flatMap(([applies, code, message]) => (applies ? { code, message } : []))
}

/** `Monday and Thursday are` */
function markedDays({ shortMarks }: Season): string {
  const names = shortMarks.map((day) => DAY_NAMES[day])
  return `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'}`
}

/** The longest day must hold the long ride that the race asks for, the next one the long run. */
function longNotice(season: Season, sport: 'bike' | 'run', day = -1): [boolean, string, string] {
  const { race, level, distances, current, availability, totalWeeks, daysToRace } = season
  const leg = legSeconds(distances, current)[sport] / 60
  const longest = sport === 'bike' ? LONG_RIDE[race][level][1] : Math.min(LONG_RUN[race][level][1], LONGEST_RUN)
  const need = Math.min(leg * LEG_SHARES[race][sport], longest)
  const offer = valueAt(availability, day)
  const longer = durationText(30 * Math.ceil(need / 30))
  return [
    daysToRace > 0 && totalWeeks >= WEEKS_TO_BUILD && day >= 0 && offer < need - 5,
    sport === 'bike' ? 'LONG_RIDE_SHORT' : 'LONG_RUN_SHORT',
    `Your race has about ${durationText(Math.round(leg))} of ${sport === 'bike' ? 'riding' : 'running'}, but your longest day for it has ${durationText(offer)}. Give ${DAY_NAMES[day]} at least ${longer}, or choose a shorter race.`,
  ]
}
