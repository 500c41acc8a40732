import { DAY_NAMES } from './calendar.js'
import { durationText } from './duration-text.js'
import { legSeconds } from './finish-time.js'
import type { KeyDays } from './key-days.js'
import { LEG_SHARES, LONG_RIDE, LONG_RUN, LONGEST_RUN } from './minute-tables.js'
import { at, type Season } from './season.js'
import type { Notice, RaceType } from './types.js'
import { ENOUGH_HOURS, FULL_PLAN_WEEKS } from './volume-tables.js'

/** A shorter plan cannot build up to long sessions, whatever the days. */
const WEEKS_TO_BUILD = 8

const RACE_NAMES: Record<RaceType, string> = {
  sprint: 'a sprint',
  olympic: 'an olympic-distance race',
  '70.3': 'a 70.3',
  ironman: 'an ironman',
}

/** Goes with every plan. */
const NOT_MEDICAL_ADVICE: Notice = {
  code: 'NOT_MEDICAL_ADVICE',
  message: 'General guidance, not medical advice.',
}

/** The one notice of an input whose dates cannot be read. */
export const INVALID_DATE: Notice = {
  code: 'INVALID_DATE',
  message: 'That date does not exist. Enter the race date as year, month and day.',
}

/** What the plan as a whole cannot do, each with what to change. */
export function planNotices(season: Season, days: KeyDays): Notice[] {
  if (season.daysToRace < 0)
    return [{ code: 'RACE_IN_PAST', message: 'This race is over. Choose a race date after today to get a plan.' }]
  if (season.daysToRace === 0)
    return [
      {
        code: 'RACE_TODAY',
        message: 'Your race is today, so the plan holds only the race. Choose a later date to train for it.',
      },
      NOT_MEDICAL_ADVICE,
    ]
  const found = [lengthNotice(season), ...hoursNotices(season), ...longestNotices(season, days)]
  return [...found.filter((notice) => notice !== undefined), NOT_MEDICAL_ADVICE]
}

function lengthNotice({ race, totalWeeks }: Season): Notice | undefined {
  const needed = FULL_PLAN_WEEKS[race]
  if (totalWeeks >= needed) return undefined
  const weeks = totalWeeks === 1 ? '1 week' : `${totalWeeks} weeks`
  return {
    code: 'SHORT_PLAN',
    message: `In ${weeks} you can arrive rested and sharp, but hardly fitter: ${RACE_NAMES[race]} takes ${needed} weeks. Choose a later race for more.`,
  }
}

function hoursNotices({ race, days, offered, peak }: Season): Notice[] {
  if (days.length === 0)
    return [{ code: 'NO_TRAINING_DAYS', message: 'No day is free for training. Give at least 3 days some hours.' }]
  const notices: Notice[] = []
  if (days.length < 3)
    notices.push({
      code: 'TOO_FEW_DAYS',
      message: `Three sports do not fit into ${days.length === 1 ? 'one day' : 'two days'} a week. Make at least 3 days available.`,
    })
  const enough = 60 * ENOUGH_HOURS[race]
  if (peak < enough)
    notices.push({
      code: 'TOO_FEW_HOURS',
      message: `Your week offers ${durationText(offered)}; ${RACE_NAMES[race]} needs about ${durationText(enough)} in its biggest weeks. Add hours, or choose a shorter race.`,
    })
  return notices
}

/** The longest day must hold the long ride that the race asks for, the next one the long run. */
function longestNotices({ race, level, distances, current, offers, totalWeeks }: Season, days: KeyDays): Notice[] {
  if (totalWeeks < WEEKS_TO_BUILD) return []
  const legs = legSeconds(distances, current)
  const need = (sport: 'bike' | 'run', most: number) => Math.min((legs[sport] / 60) * LEG_SHARES[race][sport], most)
  const longestRun = Math.min(LONG_RUN[race][level][1], LONGEST_RUN)
  return [
    {
      sport: 'bike',
      code: 'LONG_RIDE_SHORT',
      what: 'riding',
      day: days.longRide,
      need: need('bike', LONG_RIDE[race][level][1]),
    },
    { sport: 'run', code: 'LONG_RUN_SHORT', what: 'running', day: days.longRun, need: need('run', longestRun) },
  ].flatMap(({ sport, code, what, day, need: needed }) => {
    const offer = day === undefined ? 0 : at(offers, day)
    if (day === undefined || offer >= needed - 5) return []
    const leg = durationText(Math.round(legs[sport === 'bike' ? 'bike' : 'run'] / 60))
    const longer = durationText(30 * Math.ceil(needed / 30))
    const message = `Your race has about ${leg} of ${what}, but your longest day for it has ${durationText(offer)}. Give ${DAY_NAMES[day]} at least ${longer}, or choose a shorter race.`
    return [{ code, message }]
  })
}
