import { LIGHT_DAY, LONG_RUN } from '../formulas/minute-tables.js'
import { QUALITY_DAYS } from '../formulas/volume-tables.js'
import type { Weekday } from '../types.js'
import { circularDistance, type Season, valueAt, WEEKDAYS } from './season.js'

/** The weekdays with a meaning of their own, the same in every week of a plan. */
export type KeyDays = {
  longRide: Weekday | undefined
  longRun: Weekday | undefined
  /** Days for hard sessions by how many are wanted: entry `n` holds `n` days, fewer where no more fit. */
  quality: readonly (readonly Weekday[])[]
  light: readonly Weekday[]
  /** A day that follows a hard one, and holds none: of one week only. */
  rested?: Weekday | undefined
}

/** Hard sessions a week at most. */
const MAX_QUALITY = 3

/** Days a week needs for three hard ones. */
const DAYS_FOR_THREE = 6

/** Picks the weekdays of long ride, long run, hard and light sessions; every tie ends in the smaller weekday. */
export function keyDays(season: Season): KeyDays {
  const longRide = longRideDay(season)
  const longRun = longRunDay(season, longRide)
  const free = season.days.filter((day) => day !== longRide && day !== longRun)
  const wanted = Math.max(...Object.values(QUALITY_DAYS[season.level]))
  const count = Math.min(wanted, season.days.length >= DAYS_FOR_THREE ? MAX_QUALITY : 2)
  const quality = qualityDays(season, free, { longRide, longRun, count })
  const hard = quality.at(-1) ?? []
  const light = lightDays(
    season,
    free.filter((day) => !hard.includes(day)),
    longRide,
  )
  return { longRide, longRun, quality, light }
}

/** Minutes each weekday may hold in an ordinary week. */
export function dayLimits({ race, availability }: Season, { light }: KeyDays): number[] {
  return WEEKDAYS.map((day) =>
    light.includes(day) ? Math.min(LIGHT_DAY[race], valueAt(availability, day)) : valueAt(availability, day),
  )
}

/** The endurance day with the most hours, the later one of two; without endurance days, of all days. */
function longRideDay({ days, availability, endurance }: Season): Weekday | undefined {
  const candidates = days.some((day) => endurance[day]) ? days.filter((day) => endurance[day]) : days
  return best(candidates, (day) => valueAt(availability, day) + day / 10)
}

/** An endurance day that is not much shorter than the best one, else the one with most room, far from the long ride. */
function longRunDay({ race, rank, days, availability, endurance }: Season, longRide: Weekday | undefined) {
  const [min, max] = LONG_RUN[race][rank]
  const candidates = days.filter((day) => day !== longRide)
  const room = (day: Weekday) => Math.min(valueAt(availability, day), max)
  const enough = Math.min(Math.max(0, ...candidates.map(room)), min)
  return best(candidates, (day) => {
    const fits = endurance[day] && room(day) >= enough
    return (fits ? 10_000 : 0) + room(day) * 10 + circularDistance(day, longRide ?? day)
  })
}

type Hardness = Pick<KeyDays, 'longRide' | 'longRun'> & { count: number }

/** Hard days never touch (Seiler 2007; Fitzgerald's hard-easy rule), and weeks with fewer use some of the same days. */
function qualityDays(season: Season, free: readonly Weekday[], hardness: Hardness): readonly (readonly Weekday[])[] {
  let candidates = free.map((day) => ({ day, penalty: dayPenalty(season, day, hardness) }))
  const sets: Weekday[][] = [[], [], [], []]
  for (let count = hardness.count; count > 0; count--) {
    const found = cheapestSet(candidates, count)
    if (found.length > 0) candidates = found
    sets[count] = found.map(({ day }) => day)
  }
  return sets.map((set, count) => (set.length > 0 ? set : (sets.slice(0, count).findLast(hasDays) ?? [])))
}

const hasDays = (set: readonly Weekday[]) => set.length > 0

function dayPenalty({ availability }: Season, day: Weekday, { longRide, longRun }: Hardness): number {
  const after = (other: Weekday | undefined) => other !== undefined && day === (other + 1) % 7
  const before = (other: Weekday | undefined) => other !== undefined && day === (other + 6) % 7
  const minutes = valueAt(availability, day)
  const short = minutes < 45 ? 4 : minutes < 60 ? 1 : 0
  return (
    (after(longRide) ? 3 : 0) +
    (before(longRide) ? 1 : 0) +
    (after(longRun) ? 2 : 0) +
    (before(longRun) ? 1 : 0) +
    short
  )
}

type Candidate = { day: Weekday; penalty: number }

/** `count` candidates, no two days next to each other, with the least penalty; none when there is no such set. */
function cheapestSet(candidates: readonly Candidate[], count: number): Candidate[] {
  let cheapest: Candidate[] = []
  let min = Number.POSITIVE_INFINITY
  for (let mask = 1; mask < 1 << candidates.length; mask++) {
    const picked = candidates.filter((_, index) => mask & (1 << index))
    const touch = picked.some(({ day }) => picked.some((other) => circularDistance(day, other.day) === 1))
    const sum = picked.reduce((total, { penalty }) => total + penalty, 0)
    if (picked.length !== count || touch || sum >= min) continue
    min = sum
    cheapest = picked
  }
  return cheapest
}

/** Two of seven days stay light, one of six when hours are plenty; five days have rest days already. */
function lightDays(
  { days, availability, availableMinutes, peak }: Season,
  free: readonly Weekday[],
  longRide: Weekday | undefined,
) {
  const plenty = days.length === 6 && availableMinutes >= 1.1 * peak
  const count = days.length === 7 ? 2 : plenty ? 1 : 0
  const isRecovery = (day: Weekday) => longRide !== undefined && day === (longRide + 1) % 7
  const rank = (day: Weekday) => (isRecovery(day) ? -1000 : valueAt(availability, day)) + day / 10
  return free.toSorted((one, other) => rank(one) - rank(other)).slice(0, count)
}

/** The value with the highest score, the first of equals; undefined for none. */
function best<T>(values: readonly T[], score: (value: T) => number): T | undefined {
  let chosen: T | undefined
  let max = Number.NEGATIVE_INFINITY
  for (const value of values) {
    const points = score(value)
    if (points > max + 1e-9) {
      max = points
      chosen = value
    }
  }
  return chosen
}
