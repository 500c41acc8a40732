import { dateOf, daysBetween, parseIsoDay } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { sessionLog } from '../session-log.js'
import {
  type BySport,
  type Fitness,
  type IsoDay,
  isSport,
  type PlanCalendar,
  type SessionType,
  type Workout,
} from '../types.js'

/** One session that was done on a day; minutes. */
export type DoneSession = { date: IsoDay; type: SessionType; duration: number }

/** What was logged of a plan's workouts, on its days. */
export const doneSessions = (workouts: readonly Workout[], calendar: PlanCalendar): DoneSession[] =>
  workouts.flatMap((workout) => {
    const date = dateOf(calendar, workout.week, workout.day)
    return sessionLog(workout).flatMap(({ type, duration }) =>
      clampAmount(duration) > 0 ? { date, type, duration } : [],
    )
  })

/** Days over which the minutes of a week, and the longest sessions, are looked for. */
const WEEKLY_DAYS = 28
const LONGEST_DAYS = 30

/** Less than a week tells nothing about a week. */
const FEWEST_DAYS = 7

/**
 * What was done before a day, in whole minutes: a week over the 28 days before it, and the longest of each sport within 30. Where the
 * first session is less than four weeks ago, nothing is known of the time before it, and only the days since count.
 */
export function fitnessOf(done: readonly DoneSession[], today: IsoDay): Fitness {
  const minutes: BySport<number> = { swim: 0, bike: 0, run: 0 }
  const longest: Partial<BySport<number>> = {}
  let known = FEWEST_DAYS
  for (const { date, type, duration } of Array.isArray(done) ? done : []) {
    const ago = parseIsoDay(`${date}`) ? daysBetween(date, today) : 0
    const lasted = clampAmount(duration)
    if (ago < 1 || lasted === 0 || !isSport(type)) continue
    known = Math.max(known, Math.min(ago, WEEKLY_DAYS))
    if (ago <= WEEKLY_DAYS) minutes[type] += lasted
    if (ago <= LONGEST_DAYS) longest[type] = Math.max(longest[type] ?? 0, Math.round(lasted))
  }
  const weekly = (sum: number) => Math.round((sum * 7) / known)
  const bySport = { swim: weekly(minutes.swim), bike: weekly(minutes.bike), run: weekly(minutes.run) }
  return { minutesPerWeek: weekly(minutes.swim + minutes.bike + minutes.run), bySport, longest }
}
