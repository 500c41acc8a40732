import type { Completion, ExerciseLink, Position } from '@tri/api-contract'
import {
  completeWorkout,
  deleteExercise,
  linkExercise,
  markIncomplete,
  moveWorkout,
  unlinkExercise,
} from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { refuseStale } from '../http/unchanged.js'
import { lockWorkout, type StoredWorkout, updateWorkout } from './workouts.repository.js'

type Locked = StoredWorkout & { totalWeeks: number }

/** The workout on another day of its plan; a Refusal for a week the plan does not have. */
export const placeWorkout = (db: Kysely<Database>, userId: number, workoutId: number, { week, day }: Position) =>
  editWorkout(db, { userId, workoutId }, (workout) => {
    if (week > workout.totalWeeks) {
      throw new HttpError('invalid', `This plan has ${workout.totalWeeks} weeks. Please choose one of them`)
    }
    return moveWorkout(workout, { week, day })
  })

/** The workout logged as done now, or as not done; a Refusal when it was changed since the version it was logged over. */
export const logWorkout = (db: Kysely<Database>, userId: number, workoutId: number, completion: Completion) =>
  editWorkout(db, { userId, workoutId }, (workout) => {
    refuseStale(workout, completion.version, 'workout')
    return completion.completed
      ? completeWorkout(workout, completion, new Date().toISOString())
      : markIncomplete(workout)
  })

/** The workout without one exercise; a Refusal when it does not hold it. */
export const removeExercise = (db: Kysely<Database>, userId: number, workoutId: number, exerciseId: string) =>
  editWorkout(db, { userId, workoutId }, (workout) => orNotFound(deleteExercise(workout, exerciseId), 'Exercise'))

/** One exercise done straight after the one before it, or later in the day; a Refusal when there is none before it. */
export const setLink = (
  db: Kysely<Database>,
  userId: number,
  { id: workoutId, exerciseId }: { id: number; exerciseId: string },
  { linked }: ExerciseLink,
) =>
  editWorkout(db, { userId, workoutId }, (workout) => {
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

/** Applies one of the engine's edits to a locked row; an edit that changes nothing answers the row as it is. */
function editWorkout(
  db: Kysely<Database>,
  { userId, workoutId }: { userId: number; workoutId: number },
  edit: (workout: Locked) => Locked | undefined,
): Promise<StoredWorkout> {
  return inTransaction(db, async (transaction) => {
    const workout = orNotFound(await lockWorkout(transaction, userId, workoutId), 'Workout')
    const edited = edit(workout)
    return edited ? orNotFound(await updateWorkout(transaction, userId, edited), 'Workout') : workout
  })
}
