import { dateOf, daysBetween } from '../../calendar.js'
import type { PlanCalendar, Workout } from '../../types.js'

/**
 * The workouts as another calendar counts their weeks: weeks end on race day, so that another race date may name another week for the
 * same date. A workout whose week stays is the same object; the way back is the same with the calendars exchanged. What lies after the
 * race has a week beyond the last one.
 */
export const refileWorkouts = <W extends Workout>(saved: readonly W[], old: PlanCalendar, now: PlanCalendar): W[] =>
  saved.map((workout) => {
    const week = weekIn(now, dateOf(old, workout.week, workout.day))
    return week === workout.week ? workout : { ...workout, week }
  })

/** The week of a date, on either side of the plan too. */
const weekIn = ({ raceDate, totalWeeks }: PlanCalendar, date: string): number =>
  totalWeeks - Math.floor(daysBetween(date, raceDate) / 7)
