import { daysBetween, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import type { IsoDay } from '../../types.js'
import type { DaysOff } from './audited-plan.js'
import type { DayFacts, Facts } from './facts.js'

/** Marks time off; a day of it that still has minutes, or running among what is possible, is no day without runs. */
export function markOff({ days }: Facts, { from, to, sports, minutesPerDay }: DaysOff, raceDate: IsoDay) {
  if (!parseIsoDay(`${from}`) || !parseIsoDay(`${to}`)) return
  const canRun = listOf(sports).includes('run') || (listOf(sports).length === 0 && clampAmount(minutesPerDay) > 0)
  const [first, last] = [daysBetween(from, raceDate), daysBetween(to, raceDate)]
  for (const day of days) {
    if (day.daysToRace > first || day.daysToRace < last) continue
    day.isTimeOff = true
    day.isWithoutRuns ||= !canRun
  }
}

/** Marks a race on the way to the goal and the days that it wants easy; one that takes more than a day of them shapes its week. */
export function markRace(
  { days, weeks }: Facts,
  day: DayFacts,
  [, before = 0, after = 0, latest = 0]: readonly number[] = [],
) {
  const at = days.indexOf(day)
  const week = weeks[day.week - 1]
  day.latest = latest
  if (week && after > 1) week.kind = 'tune-up'
  for (const near of days.slice(Math.max(0, at - before), at + after + 1)) near.isBesideRace ||= near !== day
}

/** A list as it is; an empty one for anything else. */
export const listOf = <T>(list: readonly T[] | null | undefined): readonly T[] => (Array.isArray(list) ? list : [])
