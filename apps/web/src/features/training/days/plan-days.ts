import type { TrainingPlan } from '@tri/api-contract'
import { addDays, dateOf, type IsoDay, weekdaysInOrder } from '@tri/plan-engine'

/** The days of a plan that can be looked at: `first` may hold the first session, `last` is race day. */
export type PlanRange = { first: IsoDay; last: IsoDay }

type Dates = Pick<TrainingPlan, 'raceDate' | 'totalWeeks' | 'startDate'>

/** From the day the plan was made, or the first day of week 1 when that is later, to race day. */
export function planRange({ startDate, ...calendar }: Dates): PlanRange {
  const [firstWeekday] = weekdaysInOrder(calendar)
  const firstOfWeekOne = firstWeekday === undefined ? startDate : dateOf(calendar, 1, firstWeekday)
  return { first: startDate > firstOfWeekOne ? startDate : firstOfWeekOne, last: calendar.raceDate }
}

/** The day itself, or the end of the plan that is nearer to it. */
export function clampDay({ first, last }: PlanRange, day: IsoDay): IsoDay {
  if (day < first) return first
  return day > last ? last : day
}

/** The day `days` further on, within the plan. */
export const stepDay = (range: PlanRange, day: IsoDay, days: number): IsoDay => clampDay(range, addDays(day, days))

/** What the way back to today is called: outside the plan it leads to the plan's nearest end. */
export function nameOfNearest(nearest: IsoDay, today: IsoDay, { first }: PlanRange): string {
  if (nearest === today) return 'Today'
  return nearest === first ? 'First day' : 'Race day'
}
