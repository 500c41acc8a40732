import type { NewPlan } from '@tri/api-contract'
import { addDays, type IsoDay, weekOf } from '@tri/plan-engine'
import { shortDate, shortWeekday } from '../../../lib/measures/format.js'

type Dated = Pick<NewPlan, 'raceDate' | 'totalWeeks' | 'earlierSchedules'>

/** The day on which hours begin that were changed already and are still to come; undefined where none are. */
export const comingHours = ({ earlierSchedules = [] }: Pick<Dated, 'earlierSchedules'>, today: IsoDay) =>
  earlierSchedules
    .map(({ before }) => before)
    .filter((day) => day > addDays(today, 1))
    .toSorted()
    .at(-1)

/** The first day of a week of the plan. */
const firstDay = ({ raceDate, totalWeeks }: Dated, week: number): IsoDay =>
  addDays(raceDate, -7 * (totalWeeks - week) - 6)

/** When other hours may begin: tomorrow, or with one of the weeks after this one; on the day that was said before, too. */
export function startsOf(plan: Dated, today: IsoDay): { value: IsoDay; label: string }[] {
  const next = weekOf(plan, addDays(today, 1)) + 1
  const weeks = Array.from({ length: Math.max(0, plan.totalWeeks - next + 1) }, (_, at) => firstDay(plan, next + at))
  const said = comingHours(plan, today)
  return [...new Set([addDays(today, 1), ...weeks, ...(said ? [said] : [])])]
    .toSorted()
    .map((value) => ({ value, label: labelOf(plan, value, today) }))
}

const dayText = (day: IsoDay) => `${shortWeekday(day)} ${shortDate(day)}`

/** When a change begins, in a word or two: `tomorrow`, `week 9`, or the day where that is no first of a week. */
export function startName(plan: Dated, from: IsoDay, today: IsoDay): string {
  if (from <= addDays(today, 1)) return 'tomorrow'
  const week = weekOf(plan, from)
  return firstDay(plan, week) === from ? `week ${week}` : dayText(from)
}

function labelOf(plan: Dated, from: IsoDay, today: IsoDay): string {
  const [name, day] = [startName(plan, from, today), dayText(from)]
  return name === day ? day : `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${day}`
}
