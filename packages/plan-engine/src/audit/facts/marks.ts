import { daysBetween, parseIsoDay } from '../../calendar.js'
import { clampAmount } from '../../clamp-amount.js'
import { type IsoDay, SPORTS } from '../../types.js'
import type { DaysOff } from './audited-plan.js'
import { type Mark, stronger } from './breaks.js'
import type { DayFacts, Facts, OffFacts } from './facts.js'
import { isAlarming } from './way-back-steps.js'

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
    const { mark, ...left } = markOf(off)
    for (const [index, day] of days.entries()) {
      if (day.daysToRace > first || day.daysToRace < last) continue
      day.off = day.off ? bothOf(day.off, left) : left
      marks[index] = stronger(marks[index], mark)
    }
  }
  return marks
}

/** What is left of a day with two reasons for time off. */
function bothOf(one: OffFacts, other: OffFacts): OffFacts {
  const most = Math.min(one.most ?? Number.POSITIVE_INFINITY, other.most ?? Number.POSITIVE_INFINITY)
  return {
    possible: one.possible.filter((sport) => other.possible.includes(sport)),
    ...(most < Number.POSITIVE_INFINITY && { most }),
    reasons: [...one.reasons, ...other.reasons],
  }
}

/** Who is ill has no sport left; who has minutes, or running among what is possible, is not without runs. */
function markOf({ sports, minutesPerDay, reason: cause, symptoms }: DaysOff): OffFacts & { mark: Mark } {
  const reason = Array.isArray(symptoms) && symptoms.some(isAlarming) ? 'ill-fever' : `${cause}`
  const isIll = cause === 'ill' || cause === 'ill-fever'
  const most = isIll ? 0 : clampAmount(minutesPerDay)
  const told = Array.isArray(sports) && !isIll ? sports : []
  const possible = told.length === 0 && most > 0 ? SPORTS : told
  const isWhole = SPORTS.every((sport) => possible.includes(sport))
  const mark = reason === 'ill-fever' ? 'fever' : !isWhole ? 'off' : most > 0 ? 'fewer' : undefined
  return { mark, possible, ...(most > 0 && { most }), reasons: [{ reason, possible }] }
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
