import { tell } from '../codes/findings.js'
import { longestFirst, maxOf, minutesIn } from '../sums.js'
import { breakWithin, isShaped } from './facts/breaks.js'
import { type Facts, sessionsIn, type WeekFacts } from './facts/facts.js'
import type { SessionFacts } from './facts/session-facts.js'
import { SHORTEST_SESSION } from './growth-rules.js'
import { cutShort, type Finding, NEVER_FAILS, percent, place, type Rule } from './rule.js'

/** Weeks with hardly more than the shortest session on each day have nothing to cut. */
const TAPERED = 1.5

/** How many percent less the taper's weeks best hold, and beyond what a taper is too flat or too deep. */
const CUT = { min: 41, max: 60, warnBelow: 30, warnAbove: 70 } as const

/**
 * R09: how much less the last week (two weeks for the long races) holds than the mean of the three biggest load weeks;
 * best 41-60 %, bad outside 30-70 %. Where the schedule cannot hold that much or that little, its own end counts.
 */
export const taperCut: Rule = {
  id: 'R09',
  severity: 'major',
  unit: '%',
  source: 'bosquet',
  limit: {},
  find(facts) {
    const { weeks, season } = facts
    const length = season.isLong ? 2 : 1
    const cut = breakWithin(season.totalWeeks - length + 1, season.totalWeeks, facts.pauses)
    if (cut) return cutShort(cut)
    const usual = usualMinutes(facts)
    if (!usual) return tooShort(facts)
    if (facts.breaks.length + facts.lived.length > 0 && usual < TAPERED * SHORTEST_SESSION * season.days.length)
      return tooShort(facts)
    const cutTo = (minutes: number) => percent(1 - minutes / length / usual)
    const value = cutTo(minutesIn(weeks.slice(-length)))
    const possible = possibleMinutes(facts, length)
    const min = Math.min(CUT.min, cutTo(possible.min))
    const max = Math.max(CUT.max, cutTo(possible.max))
    const isNear = value >= Math.min(min, CUT.warnBelow) && value <= Math.max(max, CUT.warnAbove)
    return {
      value,
      limit: { min, max },
      result: value >= min && value <= max ? 'pass' : isNear ? 'warn' : 'fail',
      ...tell('taper-cut', { weeks: length, percent: value, min: CUT.min, max: CUT.max }),
    }
  },
}

const tooShort = ({ breaks, season }: Facts): Finding =>
  season.totalWeeks < 6 ? 'too-short-plan' : cutShort(breakWithin(1, season.totalWeeks, breaks), 'no-place-for-it')

/** Load weeks that the taper is measured by. */
const MEASURED = 3

/** Load weeks with the hours of the last one, below which all count: the week in which hours change has its own. */
const LEAST_MEASURED = 2

/**
 * Mean of the three biggest load weeks to come, or of all where they are fewer, that time off has not shaped, after a long one of those since; where hours have changed of those with the last hours, after a goal on the way of those since; none in
 * a plan too short for a taper.
 */
function usualMinutes({ loads: whole, days, season, breaks }: Facts): number {
  const anew = maxOf(breaks.map(({ isLong, until }) => (isLong ? until : 0)))
  const plain = whole.filter(({ week }) => week > anew && !isShaped(week, breaks))
  const ahead = plain.filter(({ isOver }) => !isOver)
  const all = ahead.length < MEASURED ? plain : ahead
  const begun = days.findLast(({ isGoal }) => isGoal)?.week ?? 0
  const since = all.filter(({ week, days: own }) => week > begun && !own.some(({ isBesideRace }) => isBesideRace))
  const loads = begun > 0 ? since : all
  const hoursOf = (week?: WeekFacts) =>
    minutesIn((week?.days ?? []).map(({ availableMinutes: minutes }) => ({ minutes })))
  const last = hoursOf(loads.at(-1))
  const own = loads.filter((week) => hoursOf(week) === last)
  const biggest = longestFirst(own.length < LEAST_MEASURED ? loads : own).slice(0, MEASURED)
  return season.totalWeeks < 6 || biggest.length === 0 ? 0 : minutesIn(biggest) / biggest.length
}

/** Minutes of the day before the race, at most. */
const EVE = 30

/** Fewest and most minutes that the schedule's hours, and what was done so far, allow in the last weeks together. */
function possibleMinutes({ weeks, season, daysLeft }: Facts, length: number): { min: number; max: number } {
  let open = 0
  let max = 0
  let done = 0
  for (const { days } of weeks.slice(-length))
    for (const { availableMinutes, daysToRace, minutes } of days) {
      const isGiven = daysToRace >= daysLeft
      if (isGiven) done += minutes
      else if (availableMinutes > 0) open++
      if (!isGiven) max += daysToRace === 1 ? Math.min(availableMinutes, EVE) : availableMinutes
    }
  const fewest = done > 0 ? open : Math.max(open, length > 1 ? season.days.length : 0)
  return { min: done + SHORTEST_SESSION * fewest, max: done + 0.9 * max }
}

/** Days before the race from which on a taper helps, and up to which a longer one only warns. */
const TAPER_DAYS = 21
const LONG_TAPER_DAYS = 28

/** A week is not cut yet with this share of the biggest weeks. */
const UNCUT = 0.9

/** Minutes of the eve of the race and of the day before it, at most. */
const LAST_DAYS = [EVE, 60] as const

/**
 * R33: the load is not cut before the last 21 days, bad from 28 on; the last day before the race holds 30 min at most, none of it
 * hard, the one before it 60. Judged by the minutes alone, whatever the weeks are called.
 */
export const taperLength: Rule = {
  id: 'R33',
  severity: 'minor',
  unit: 'days',
  source: 'wang',
  limit: { max: TAPER_DAYS },
  warn: LONG_TAPER_DAYS,
  find(facts) {
    const { weeks, days, season } = facts
    const usual = usualMinutes(facts)
    if (!usual) return tooShort(facts)
    const last = weeks.findLast(({ minutes, isWhole }) => isWhole && minutes >= UNCUT * usual)
    // Weeks that were lived are no taper that is planned.
    const ahead = weeks.filter(({ hasBegun }) => !hasBegun).length
    const value = 7 * Math.min(season.totalWeeks - (last?.week ?? 0), ahead)
    const long = days.find(
      ({ daysToRace, minutes, isPast }) => !isPast && minutes > (LAST_DAYS[daysToRace - 1] ?? minutes),
    )
    const hard = days.find(({ daysToRace, isPast, isHard }) => !isPast && daysToRace === 1 && isHard)
    const since = last?.week ?? 0
    if (!long && !hard && value > TAPER_DAYS && weeks.slice(since).some(({ isShaped }) => isShaped))
      return cutShort(breakWithin(since + 1, season.totalWeeks, facts.pauses), 'no-place-for-it')
    return {
      value,
      ...((long || hard) && { result: 'fail' as const }),
      ...(long
        ? tell('late-load', { ...place(long), minutes: long.minutes })
        : hard
          ? tell('late-hard', place(hard))
          : tell('taper-start', { days: value, enough: TAPER_DAYS })),
    }
  },
}

/** R10: the taper keeps some sharpness: a tempo, hard or interval session 2 to 10 days before the race. */
export const taperSharpness: Rule = {
  id: 'R10',
  severity: 'minor',
  unit: 'sessions',
  source: 'bosquet',
  limit: { min: 1 },
  find({ days }) {
    const window = days.filter(({ daysToRace }) => daysToRace >= 2 && daysToRace <= 10)
    if (!window.some(({ availableMinutes }) => availableMinutes > 0)) return 'no-late-day'
    const value = sessionsIn(window).filter(({ isSharp }) => isSharp).length
    return { value, ...(value > 0 ? tell('sharp-sessions', { sessions: value }) : tell('no-sharp-session', {})) }
  },
}

/** R23: no run above 90 min in the last 13 days, no ride above 75 min in the last 6. */
export const lateLongSessions: Rule = {
  id: 'R23',
  severity: 'minor',
  unit: 'sessions',
  source: 'scott',
  limit: { max: 0 },
  warn: NEVER_FAILS,
  isOfSeason: true,
  find({ days }) {
    const late = days.flatMap((day) =>
      day.sessions
        .filter((session) => isLate(session, day.daysToRace))
        .map(({ sport = 'bike', minutes }) => tell('late-session', { ...place(day), sport, minutes })),
    )
    return { value: late.length, ...(late[0] ?? tell('no-late-session', {})) }
  },
}

/** Whether a long session stands too close to the race. */
export const isLate = ({ sport, minutes }: SessionFacts, daysToRace: number): boolean =>
  daysToRace > 0 &&
  ((sport === 'run' && minutes > 90 && daysToRace <= 13) || (sport === 'bike' && minutes > 75 && daysToRace <= 6))
