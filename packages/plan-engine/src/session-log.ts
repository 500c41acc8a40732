import { clampAmount } from './clamp-amount.js'
import type { ActualExercise, Exercise, Workout } from './types.js'

/** What of a workout its log is read from. */
export type LoggedWorkout = Pick<Workout, 'isCompleted' | 'actualExercises' | 'actualDuration' | 'completedAt'> & {
  exercises: readonly Pick<Exercise, 'id' | 'code' | 'type' | 'name' | 'duration' | 'intensity' | 'origin'>[]
}

type LoggedExercise = LoggedWorkout['exercises'][number]

/**
 * What was logged of a workout's sessions, skipped ones included; each by itself, whether or not the day is complete. A
 * completed workout without entries was done as planned, all of it, in its actual duration where that is given.
 */
export function sessionLog(workout: LoggedWorkout): readonly ActualExercise[] {
  const { isCompleted, actualExercises, exercises, actualDuration, completedAt } = workout
  if (!actualExercises) return isCompleted ? wholeAsPlanned(exercises, actualDuration, completedAt) : []
  return isCompleted ? actualExercises : actualExercises.filter(({ loggedAt }) => loggedAt !== undefined)
}

/** Whether all of a workout was done in the minutes that were planned, as far as anybody knows: its sessions are their own log. */
export function isDoneAsPlanned({ isCompleted, actualExercises, actualDuration, exercises }: LoggedWorkout): boolean {
  if (!isCompleted || actualExercises) return false
  let planned = 0
  for (const { duration } of exercises) {
    if (!Number.isInteger(duration) || duration < 1) return false
    planned += duration
  }
  return actualDuration === null || actualDuration === planned
}

/** The entry of one session; undefined when none counts. */
export const loggedSession = (workout: LoggedWorkout, { id }: Pick<Exercise, 'id'>): ActualExercise | undefined =>
  sessionLog(workout).find((entry) => entry.id === id)

/** A session done as planned: its minutes, and no pace or distance that nobody measured. */
export const asPlanned = ({ id, code, type, name, duration, intensity, origin }: LoggedExercise): ActualExercise => ({
  id,
  ...(code !== undefined && !(origin && name) && { code }),
  type,
  ...(name !== undefined && { name }),
  duration,
  distance: '',
  actualPace: '',
  intensity,
  notes: '',
})

/** Minutes of entries together. */
export const minutesOf = (entries: readonly ActualExercise[]): number =>
  entries.reduce((sum, { duration }) => sum + clampAmount(duration), 0)

function wholeAsPlanned(
  exercises: readonly LoggedExercise[],
  actualDuration: number | null,
  completedAt: string | null,
): readonly ActualExercise[] {
  const planned = exercises.reduce((sum, { duration }) => sum + clampAmount(duration), 0)
  const share = actualDuration === null || planned === 0 ? 1 : clampAmount(actualDuration) / planned
  return exercises.map((exercise) => ({
    ...asPlanned(exercise),
    ...(share !== 1 && { duration: Math.round(clampAmount(exercise.duration) * share) }),
    ...(completedAt !== null && { loggedAt: completedAt }),
  }))
}
