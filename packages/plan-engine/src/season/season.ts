import { daysBetween, parseIsoDay, weekdayOf } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { DAY_HOURS, FALLBACK_GOAL_PACES, MAX_WEEKS, SLIDERS } from '../formulas/limits.js'
import { easierTurns, readEarlierRhythms, recoveryEvery } from '../formulas/phase.js'
import { RACE_PRESETS } from '../formulas/presets.js'
import { FIRST_WEEK, FIRST_WEEK_IRONMAN_ADVANCED, PEAK_HOURS } from '../formulas/volume-tables.js'
import { tableOf } from '../lookup.js'
import { minutesIn } from '../sums.js'
import {
  type BySport,
  EXPERIENCE_LEVELS,
  type ExperienceLevel,
  type IsoDay,
  type Paces,
  type PlanInput,
  RACE_TYPES,
  type RaceType,
  SPORTS,
  type Weekday,
  type WeeklySchedule,
} from '../types.js'
import { asFarAsItCounts, type Lately, readFitness, startOf } from './present-fitness.js'

/** Fewest minutes a day must offer to hold an exercise. */
const MIN_DAY = 10

/** An endurance day has at least this share of the longest day's minutes. Design choice. */
const MIN_ENDURANCE_SHARE = 0.5

/** No race leg is longer. */
const MAX_MILES = 10_000

/** Everything the rules ask of an input, checked and counted once; minutes, paces as in `Paces`, weekdays 0 to 6. */
export type Season = {
  race: RaceType
  level: ExperienceLevel
  /** 0 for a beginner to 2: the level's place in tables. */
  rank: 0 | 1 | 2
  distances: BySport<number>
  current: Paces
  goal: Paces
  totalWeeks: number
  /** Days from today to the race; negative when it is over. */
  daysToRace: number
  raceDay: Weekday
  /** Minutes each weekday offers, in steps of 5; 0 for a day off. */
  availability: readonly number[]
  /** Marked as endurance days, with hours enough to be one. */
  endurance: readonly boolean[]
  /** Marked, but too short beside the longest day. */
  shortMarks: readonly Weekday[]
  /** Weekdays that can hold a session, ascending. */
  days: readonly Weekday[]
  /** Minutes offered a week. */
  availableMinutes: number
  /** Minutes of the biggest week. */
  peak: number
  /** The first week against the biggest, as it usually is. */
  firstWeek: number
  /** The same as this athlete begins. */
  start: number
  lately: Lately
  isLong: boolean
  /** Of each week, its number among those that are there to be easier; 0 for those that are there to load. */
  easier: readonly number[]
  /** Load weeks that may follow each other: one more than come before each recovery week. */
  mostLoads: 3 | 4
}

/** What a caller without types may hand over. */
export type LooseInput =
  | { readonly [Field in keyof PlanInput]?: PlanInput[Field] | null | undefined }
  | null
  | undefined

/**
 * The season of an input; undefined when a date is missing or does not exist. What else cannot be used is replaced: an
 * unknown race counts as olympic, an unknown level as beginner, a distance by the race's own, a pace by 2:30, 18 mph or
 * 8:30, a missing schedule by a week without a free day, and of two entries for one weekday the one with fewer hours
 * counts.
 */
export function toSeason(given: LooseInput): Season | undefined {
  const input = given ?? {}
  if (!isDay(input.today) || !isDay(input.raceDate)) return undefined
  const race = RACE_TYPES.find((type) => type === input.raceType) ?? 'olympic'
  const level = EXPERIENCE_LEVELS.find((known) => known === input.experienceLevel) ?? 'beginner'
  const rank = level === 'beginner' ? 0 : level === 'intermediate' ? 1 : 2
  const offers = readSchedule(input.weeklySchedule)
  const availability = offers.map(({ minutes }) => minutes)
  const enough = MIN_ENDURANCE_SHARE * Math.max(...availability)
  const isMarked = (day: Weekday) => offers[day]?.isMarked === true
  const countsMark = (day: Weekday) => isMarked(day) && valueAt(availability, day) >= enough
  const days = WEEKDAYS.filter((day) => valueAt(availability, day) > 0)
  const availableMinutes = minutesIn(offers)
  const peak = Math.min(availableMinutes, 60 * PEAK_HOURS[race][rank])
  const firstWeek = race === 'ironman' && rank === 2 ? FIRST_WEEK_IRONMAN_ADVANCED : FIRST_WEEK[rank]
  const beginning = { peak, days: days.length, usual: firstWeek }
  const { rhythm, earlierRhythms } = input
  const totalWeeks = Math.trunc(within(input.totalWeeks, [1, MAX_WEEKS], 1))
  const lately = asFarAsItCounts(readFitness(input.fitness), beginning)
  return {
    race,
    level,
    rank,
    distances: tableOf(
      SPORTS,
      (sport) => Math.min(clampAmount(input.distances?.[sport]), MAX_MILES) || RACE_PRESETS[race][sport],
    ),
    current: readPaces(input.currentPaces),
    goal: readPaces(input.goalPaces),
    totalWeeks,
    daysToRace: daysBetween(input.today, input.raceDate),
    raceDay: weekdayOf(input.raceDate),
    availability,
    endurance: WEEKDAYS.map(countsMark),
    shortMarks: days.filter((day) => isMarked(day) && !countsMark(day)),
    days,
    availableMinutes,
    peak,
    firstWeek,
    start: startOf(lately, beginning),
    lately,
    isLong: race === '70.3' || race === 'ironman',
    easier: easierTurns({ raceDate: input.raceDate, totalWeeks, rhythm, earlierRhythms }),
    mostLoads: recoveryEvery(
      readEarlierRhythms(earlierRhythms).some(({ rhythm: each }) => each !== '2:1') ? '3:1' : rhythm,
    ),
  }
}

export const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** The value at an index that is known to exist; 0 beyond it. */
export const valueAt = (values: readonly number[], index: number): number => values[index] ?? 0

/** Minutes that the days offer, the largest first. */
export const largestDays = ({ availability }: Season): number[] => availability.toSorted((one, other) => other - one)

/** Days from one weekday to another the short way round the week. */
export function circularDistance(one: number, other: number): number {
  const forward = (other - one + 7) % 7
  return forward > 3 ? 7 - forward : forward
}

function readSchedule(given: WeeklySchedule | null | undefined): { minutes: number; isMarked: boolean }[] {
  const schedule = Array.isArray(given) ? given : []
  return WEEKDAYS.map((day) => {
    const entries = schedule.filter((entry) => entry?.day === day)
    const offers = entries.map(({ available, hours }) =>
      available ? 5 * Math.floor(within(hours, [0, DAY_HOURS.max], 0) * 12) : 0,
    )
    const fewest = offers.length > 0 ? Math.min(...offers) : 0
    return {
      minutes: fewest < MIN_DAY ? 0 : fewest,
      isMarked: entries.length > 0 && entries.every(({ isEndurance }) => isEndurance),
    }
  })
}

const isDay = (text: unknown): text is IsoDay => typeof text === 'string' && parseIsoDay(text) !== undefined

/** Paces a body can have, well beyond the sliders' ends because a goal may lie there. */
function readPaces(paces: Paces | null | undefined): Paces {
  return tableOf(SPORTS, (sport) => {
    const { min, max } = SLIDERS[sport]
    return within(paces?.[sport], [min / 2, max * 2], FALLBACK_GOAL_PACES[sport])
  })
}

const within = (value: unknown, [min, max]: readonly [number, number], fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : fallback
