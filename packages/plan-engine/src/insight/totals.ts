import { clampAmount } from '../clamp-amount.js'
import { roundHalfUp } from '../formulas/pace.js'
import { sessionLog } from '../session-log.js'
import { type BySport, type Exercise, isSport, type Weekday, type Workout } from '../types.js'

/** Minutes of each sport and of all together. */
export type SportMinutes = BySport<number> & { total: number }

/**
 * Planned and done minutes of one week, the race included. What was done counts session by session, with its actual minutes or
 * with the planned ones where a workout was ticked off without any; `total` is a completed workout's actual duration where that is given.
 * Minutes below 0 or no number count as 0, an unknown sport only in `total`.
 */
export function weekTotals(workouts: readonly Workout[], week: number): { planned: SportMinutes; done: SportMinutes } {
  const planned = noMinutes()
  const done = noMinutes()
  for (const workout of workouts.filter((candidate) => candidate.week === week)) {
    addUp(planned, workout.exercises)
    const sum = addUp(done, sessionLog(workout))
    if (workout.isCompleted) done.total += clampAmount(workout.actualDuration ?? sum) - sum
  }
  return { planned, done }
}

/** How many of a day's workouts are completed. An emptied workout has nothing to complete and does not count. */
export function dayProgress(
  workouts: readonly Workout[],
  week: number,
  day: Weekday,
): { completed: number; total: number } {
  const onDay = workouts.filter((workout) => workout.week === week && workout.day === day)
  const completed = onDay.filter(({ isCompleted }) => isCompleted).length
  const open = onDay.filter(({ isCompleted, exercises }) => !isCompleted && exercises.length > 0).length
  return { completed, total: completed + open }
}

/** Minutes as hours with one decimal, halves upwards; 0 for what is no number. */
export const hours = (minutes: number): number => (Number.isFinite(minutes) ? roundHalfUp(minutes / 6) / 10 : 0)

const noMinutes = (): SportMinutes => ({ swim: 0, bike: 0, run: 0, total: 0 })

/** Adds the durations to `sums` and returns what was added. */
function addUp(sums: SportMinutes, exercises: readonly Pick<Exercise, 'type' | 'duration'>[]): number {
  const before = sums.total
  for (const { type, duration } of exercises) {
    const minutes = clampAmount(duration)
    if (isSport(type)) sums[type] += minutes
    sums.total += minutes
  }
  return sums.total - before
}
