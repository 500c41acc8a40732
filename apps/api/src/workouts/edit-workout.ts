import type { Completion, ExerciseLink, ExerciseLog, Position } from '@tri/api-contract'
import {
  completeWorkout,
  linkExercise,
  logExercise,
  markIncomplete,
  moveWorkout,
  unlinkExercise,
} from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { nowText } from '../clock.js'
import type { Database } from '../db/schema.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { lockWorkout, type StoredWorkout, updateWorkout } from './workouts.repository.js'

type Locked = StoredWorkout & { totalWeeks: number }

/** The workout on another day of its plan; a Refusal for a week the plan does not have. */
export const placeWorkout = (db: Kysely<Database>, by: Submitted, id: number, { week, day, version }: Position) =>
  editWorkout(db, by, { id, version }, (workout) => {
    if (week > workout.totalWeeks) {
      throw new HttpError('invalid', `This plan has ${workout.totalWeeks} weeks. Please choose one of them`)
    }
    return moveWorkout(workout, { week, day })
  })

/** The workout logged as done now, or as not done. */
export const logWorkout = (db: Kysely<Database>, by: Submitted, id: number, completion: Completion) =>
  editWorkout(db, by, { id, version: completion.version }, (workout) =>
    completion.completed ? completeWorkout(workout, completion, nowText()) : markIncomplete(workout),
  )

/** The workout with one session logged as done now, as skipped, or as open; a Refusal when it does not hold it. */
export const logSession = (
  db: Kysely<Database>,
  by: Submitted,
  { id, exerciseId }: { id: number; exerciseId: string },
  { version, ...log }: ExerciseLog,
) =>
  editWorkout(db, by, { id, version }, (workout) => {
    orNotFound(
      workout.exercises.find(({ id }) => id === exerciseId),
      'Exercise',
    )
    return logExercise(workout, exerciseId, log, nowText())
  })

/** One exercise done straight after the one before it, or later in the day; a Refusal when there is none before it. */
export const setLink = (
  db: Kysely<Database>,
  by: Submitted,
  { id, exerciseId }: { id: number; exerciseId: string },
  { linked, version }: ExerciseLink,
) =>
  editWorkout(db, by, { id, version }, (workout) => {
    const place = workout.exercises.findIndex(({ id }) => id === exerciseId)
    orNotFound(workout.exercises[place], 'Exercise')
    if (workout.workoutType === 'race')
      throw new HttpError('invalid', 'The race is done in one go: its legs stay linked')
    if (linked && place === 0)
      throw new HttpError(
        'invalid',
        'This exercise is the first of its workout. Please choose one that follows another',
      )
    return linked ? linkExercise(workout, exerciseId) : unlinkExercise(workout, exerciseId)
  })

/**
 * Applies one of the engine's edits to a locked row, once for each submit; an edit that changes nothing answers the row as it
 * is. A Refusal when the row was changed since the version that the edit was made from.
 */
function editWorkout(
  db: Kysely<Database>,
  by: Submitted,
  { id, version }: { id: number; version: number | undefined },
  edit: (workout: Locked) => Locked | undefined,
): Promise<StoredWorkout> {
  return runOnce(db, by, async (transaction) => {
    const workout = orNotFound(await lockWorkout(transaction, by.userId, id), 'Workout')
    refuseStale(workout, version, 'workout')
    const edited = edit(workout)
    return edited ? orNotFound(await updateWorkout(transaction, by.userId, edited), 'Workout') : workout
  })
}
