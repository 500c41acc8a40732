import { daysBetween, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { type IsoDay, SPORTS } from '../../types.js'
import type { DaysOff } from './audited-plan.js'
import { type Mark, stronger } from './breaks.js'
import type { DayFacts, Facts } from './facts.js'

/** The marks that time off leaves on the days of a plan, which are told where no run is possible. */
export function markOffs(
  days: readonly DayFacts[],
  offs: readonly (DaysOff | null | undefined)[],
  raceDate: IsoDay,
): Mark[] {
  const marks: Mark[] = Array.from(days, () => undefined)
  for (const off of offs) {
    if (!off || !parseIsoDay(`${off.from}`) || !parseIsoDay(`${off.to}`)) continue
    const [first, last] = [daysBetween(off.from, raceDate), daysBetween(off.to, raceDate)]
    const { mark, isWithoutRuns } = markOf(off)
    for (const [index, day] of days.entries()) {
      if (day.daysToRace > first || day.daysToRace < last) continue
      day.isTimeOff = true
      day.isWithoutRuns ||= isWithoutRuns
      marks[index] = stronger(marks[index], mark)
    }
  }
  return marks
}

/** Who is ill has no sport left; who has minutes, or running among what is possible, is not without runs. */
function markOf({ sports, minutesPerDay, reason }: DaysOff): { mark: Mark; isWithoutRuns: boolean } {
  const isIll = reason === 'ill' || reason === 'ill-fever'
  const hasMinutes = !isIll && clampAmount(minutesPerDay) > 0
  const told = Array.isArray(sports) && !isIll ? sports : []
  const possible = told.length === 0 && hasMinutes ? SPORTS : told
  const isWhole = SPORTS.every((sport) => possible.includes(sport))
  const mark = reason === 'ill-fever' ? 'fever' : !isWhole ? 'off' : hasMinutes ? 'fewer' : undefined
  return { mark, isWithoutRuns: !possible.includes('run') }
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
