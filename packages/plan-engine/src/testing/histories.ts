import { addDays, dateOf } from '../calendar.js'
import { completeWorkout } from '../edit/edits.js'
import { generatePlan } from '../generate-plan.js'
import { minutesOf, sessionLog } from '../session-log.js'
import type { IsoDay, PlanInput, Sport, Workout } from '../types.js'
import { scenario } from './scenarios.js'

/** The 70.3 of twenty weeks that all golden scenarios of time off begin with; its weeks run from Monday to Sunday. */
export const BASE: PlanInput = scenario('70.3', 'intermediate', 20)

/** The date of a day of one of its weeks, from `Mon` to `Sun`. */
export const dayOf = (week: number, name: string, input: PlanInput = BASE): IsoDay =>
  addDays(dateOf(input, week, 1), ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name))

/** What an athlete did not do: a day, all days from one to another, or one sport of them. */
export type Missed = { from: IsoDay; to: IsoDay; sport?: Sport }

/** The plan as saved, everything before today done as planned but for what was missed. */
export function lived(
  input: PlanInput,
  today: IsoDay,
  missed: readonly Missed[] = [],
  workouts: readonly Workout[] = generatePlan(input).workouts,
): Workout[] {
  return workouts.map((workout) => {
    const date = dateOf(input, workout.week, workout.day)
    if (date >= today || (workout.workoutType === 'race' && !workout.priority)) return workout
    const gone = missed.filter(({ from, to }) => from <= date && date <= to)
    if (gone.some(({ sport }) => sport === undefined)) return workout
    const done = workout.exercises.filter(({ type }) => !gone.some(({ sport }) => sport === type))
    if (done.length === 0) return workout
    return partly(workout, done.length < workout.exercises.length ? done.map(({ id }) => id) : undefined)
  })
}

/** The workout as done, or with some of its sessions done and the others skipped. */
function partly(workout: Workout, ids: readonly string[] | undefined): Workout {
  const at = '2027-01-01T08:00:00Z'
  const whole = completeWorkout(workout, {}, at)
  if (!ids) return whole
  const actualExercises = workout.exercises.map(({ id, type, duration, intensity }) => ({
    ...{ id, type, intensity, distance: '', actualPace: '', notes: '', loggedAt: at },
    ...(ids.includes(id) ? { duration } : { duration: 0, skipped: 'other' as const }),
  }))
  return completeWorkout(workout, { actualExercises }, at)
}

/** Minutes of each week: what was done before today, what is planned from then on; the goal race aside. */
export const weekMinutes = (input: PlanInput, workouts: readonly Workout[], today: IsoDay): number[] =>
  Array.from({ length: input.totalWeeks }, (_, index) =>
    workouts
      .filter(({ week, workoutType, priority }) => week === index + 1 && (workoutType !== 'race' || priority))
      .reduce((sum, workout) => {
        const isPast = dateOf(input, workout.week, workout.day) < today
        return sum + (isPast ? minutesOf(sessionLog(workout)) : workout.totalDuration)
      }, 0),
  )
