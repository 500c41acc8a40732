import {
  type Exercise,
  type IsoDay,
  loggedSession,
  type PlanCalendar,
  type Workout,
  weekdayOf,
  weekOf,
} from '@tri/plan-engine'

/** The session of a day that comes next: the first one of which nothing is logged; undefined once all of them are. */
export function firstOpen<W extends Workout>(
  calendar: PlanCalendar,
  workouts: readonly W[],
  date: IsoDay,
): { workout: W; exercise: W['exercises'][number] & Exercise } | undefined {
  const [week, day] = [weekOf(calendar, date), weekdayOf(date)]
  for (const workout of workouts) {
    if (workout.week !== week || workout.day !== day) continue
    const exercise = workout.exercises.find((each) => !loggedSession(workout, each))
    if (exercise) return { workout, exercise }
  }
  return undefined
}
