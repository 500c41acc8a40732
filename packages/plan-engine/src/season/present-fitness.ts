import { clampAmount } from '../clamp-amount.js'
import { LONG_GROWTH, LONG_RUN, MIN_MINUTES } from '../formulas/minute-tables.js'
import { FITNESS_DAYS } from '../formulas/training-load.js'
import { tableOf } from '../lookup.js'
import { type BySport, type Fitness, type RaceType, SPORTS, type Sport } from '../types.js'

/**
 * Minutes of what was done lately, a week and at once in each sport; undefined where nothing, or no amount, is told. `onlyLowers`: however
 * much it was, the plan begins no higher for it.
 */
export type Lately = { week: number | undefined; longest: BySport<number | undefined>; onlyLowers: boolean }

/** What an athlete tells of the last weeks, as far as it can be used. */
export function readFitness(fitness: Fitness | null | undefined): Lately {
  return {
    week: told(fitness?.minutesPerWeek),
    longest: tableOf(SPORTS, (sport) => told(fitness?.longest?.[sport])),
    onlyLowers: fitness?.onlyLowers === true,
  }
}

const told = (minutes: unknown): number | undefined =>
  typeof minutes === 'number' && Number.isFinite(minutes) && minutes >= 0 ? clampAmount(minutes) : undefined

/** The first whole week against those before the plan, at most. Convention, as from one load week to the next. */
export const FIRST_GROWTH = 1.1

/** However much was done, the first week leaves room to grow: its share of the biggest week, at most. Design choice. */
const MOST_START = 0.95

/** What a season begins with: its biggest week, its days, and the usual share of the first week. */
type Beginning = { peak: number; days: number; usual: number }

/** The first week against the biggest: by what was done lately, at least a short session a day; the usual share where nothing is told. */
export function startOf({ week }: Lately, { peak, days, usual }: Beginning): number {
  if (week === undefined || peak === 0) return usual
  const least = Math.min(usual, (MIN_MINUTES.load * days) / peak)
  return Math.max(least, Math.min(MOST_START, (5 * Math.floor((FIRST_GROWTH * week) / 5 + 1e-9)) / peak))
}

/** What counts of it: where it may only lower, a week that would let the plan begin higher is as one that nobody told. */
export const asFarAsItCounts = (lately: Lately, beginning: Beginning): Lately =>
  lately.onlyLowers && startOf(lately, beginning) >= beginning.usual ? { ...lately, week: undefined } : lately

/** Whose first sessions they are. */
type Athlete = { lately: Lately; race: RaceType; rank: 0 | 1 | 2 }

/**
 * Minutes of a first session of the sport, at most: more than before by the sport's growth, a short one for all. Who tells of their
 * weeks and not of their runs begins with no longer one than others do.
 */
export function firstMost({ lately, race, rank }: Athlete, sport: Sport): number {
  const before = lately.longest[sport]
  if (before !== undefined) return Math.max(MIN_MINUTES.load, before * LONG_GROWTH[sport].factor)
  return sport === 'run' && lately.week !== undefined ? LONG_RUN[race][rank][0] : Number.POSITIVE_INFINITY
}

/** Days of a week, and what they leave of a 42-day average. */
const WEEK = 7
const kept = (): number => (1 - 1 / FITNESS_DAYS) ** WEEK

/** How fast fitness rises a week where the audit's R06 passes, in points, and the points of a minute in a hard week. Design choice. */
const RISE = { points: 5, perMinute: 0.9 } as const

/**
 * Minutes of a week with which fitness rises no faster than a body follows. Weeks that begin far below the usual start would outgrow it:
 * each is a tenth bigger than the last one, and fitness, which six weeks make, falls behind.
 */
export function mostOnRamp({ week }: Lately, { daily }: { daily?: number }): number {
  if (week === undefined || daily === undefined) return Number.POSITIVE_INFINITY
  return mostWithRise(daily, RISE.points)
}

/** Minutes of a week with which fitness rises by so many points at most. */
export const mostWithRise = (daily: number, points: number): number =>
  5 * Math.floor((WEEK / 5) * (daily + points / RISE.perMinute / (1 - kept())))

/** The 42-day average after a week of so many minutes; the first week is what the body is used to. */
export const dailyAfter = (daily: number | undefined, minutes: number): number =>
  daily === undefined ? minutes / WEEK : daily * kept() + (minutes / WEEK) * (1 - kept())
