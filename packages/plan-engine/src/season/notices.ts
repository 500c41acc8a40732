import { clampAmount } from '../clamp-amount.js'
import { notice } from '../codes/notice-inputs.js'
import { numbered } from '../codes/rules.js'
import { legSeconds } from '../formulas/finish-time.js'
import { LEG_SHARES, LONG_RIDE, LONG_RUN, LONGEST_RUN } from '../formulas/minute-tables.js'
import { ENOUGH_HOURS, FULL_PLAN_WEEKS } from '../formulas/volume-tables.js'
import { maxOf } from '../sums.js'
import { type Notice, RACE_TYPES, SPORTS, type Weekday } from '../types.js'
import type { KeyDays } from './key-days.js'
import { cutOffNotices, longSwimNotices } from './race-notices.js'
import { type LooseInput, type Season, toSeason, valueAt } from './season.js'
import { sharesDay, takesTurns } from './turns.js'
import { round5, shapeWeeks } from './volume.js'

/** A shorter plan cannot build up to long sessions, whatever the days. */
const WEEKS_TO_BUILD = 8

/** Why there can be no plan of an input, whatever its season; undefined for one that can be planned. */
export function refusal(input: LooseInput): Notice | undefined {
  if (typeof input !== 'object' || input === null) return notice('NO_INPUT')
  if (!toSeason(input)) return notice('INVALID_DATE')
  if (!RACE_TYPES.some((race) => race === input.raceType)) return notice('UNKNOWN_RACE')
  return SPORTS.every((sport) => clampAmount(input.distances?.[sport]) > 0) ? undefined : notice('INVALID_DISTANCE')
}

/** Fewest training days a week that three sports fit into. */
const FEWEST_DAYS = 3

/** Metres of a plan's longest swim without a stop, and minutes of its whole load weeks. */
type Planned = { unbroken: number; loads: readonly number[] }

/** What the plan as a whole cannot do. */
export function planNotices(season: Season, days: KeyDays, planned: Planned): Notice[] {
  if (season.daysToRace < 0) return [notice('RACE_IN_PAST')]
  const ahead = season.daysToRace === 0 ? [notice('RACE_TODAY')] : noticesAhead(season, days, planned)
  return [...ahead, notice('NOT_MEDICAL_ADVICE')]
}

function noticesAhead(season: Season, days: KeyDays, { unbroken, loads }: Planned): Notice[] {
  const { race, totalWeeks, availableMinutes, peak, shortMarks } = season
  const weeks = FULL_PLAN_WEEKS[race]
  const enough = 60 * ENOUGH_HOURS[race]
  const count = season.days.length
  const rows: (Notice | false)[] = [
    totalWeeks < weeks && notice('SHORT_PLAN', { race, weeks: totalWeeks, needed: weeks }),
    gentleStart(season, loads),
    count === 0 && notice('NO_TRAINING_DAYS', { needed: FEWEST_DAYS }),
    count > 0 && count < FEWEST_DAYS && notice('TOO_FEW_DAYS', { needed: FEWEST_DAYS }),
    count > 0 && peak < enough && notice('TOO_FEW_HOURS', { race, offered: availableMinutes, needed: enough }),
    shortMarks.length > 0 && notice('ENDURANCE_DAY_SHORT', numbered('day', shortMarks)),
    longNotice(season, 'bike', days.longRide),
    longNotice(season, 'run', takesTurns(season) && sharesDay(season) ? days.longRide : days.longRun),
    ...(count > 0 && totalWeeks >= WEEKS_TO_BUILD ? longSwimNotices(season, unbroken) : []),
    ...cutOffNotices(season),
  ]
  return rows.filter((row) => row !== false)
}

/** A first week below this share of the usual one is told. Design choice. */
const NOTABLY_LESS = 0.95

/** Little training lately makes a gentle start, and may keep the biggest week lower. */
function gentleStart(season: Season, loads: readonly number[]): Notice | false {
  const { firstWeek, lately } = season
  const [first] = loads
  const usual = round5(season.peak * firstWeek)
  if (lately.week === undefined || first === undefined || first >= NOTABLY_LESS * usual) return false
  const highest = (from: Season) => maxOf(shapeWeeks(from).map(({ trend }) => trend))
  const most = highest({ ...season, start: firstWeek })
  const lower = highest(season) < most && { peak: maxOf(loads), most: round5(season.peak * most) }
  return notice('GENTLE_START', { lately: Math.round(lately.week), first, usual, ...lower })
}

/** The longest day must hold the long ride that the race asks for, the next one the long run. */
function longNotice(season: Season, sport: 'bike' | 'run', day: Weekday | undefined): Notice | false {
  const { race, rank, distances, current, availability, totalWeeks } = season
  if (day === undefined || totalWeeks < WEEKS_TO_BUILD) return false
  const leg = legSeconds(distances, current)[sport] / 60
  const longest = sport === 'bike' ? LONG_RIDE[race][rank][1] : Math.min(LONG_RUN[race][rank][1], LONGEST_RUN)
  const need = Math.min(leg * LEG_SHARES[race][sport], longest)
  const offered = valueAt(availability, day)
  if (offered >= need - 5) return false
  const inputs = { day, leg: Math.round(leg), offered, needed: 30 * Math.ceil(need / 30) }
  return notice(sport === 'bike' ? 'LONG_RIDE_SHORT' : 'LONG_RUN_SHORT', inputs)
}
