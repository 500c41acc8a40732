import type { ExerciseDeletion } from '@tri/api-contract'
import { deleteExercise } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { deleteWorkout } from './delete-workout.js'
import { lockLink } from './session-link.js'
import { withoutLinked } from './unlinked-session.js'
import { lockWorkout, type StoredWorkout, updateWorkout } from './workouts.repository.js'

/**
 * The workout without one exercise, once for each submit; a Refusal when it does not hold it, or was changed since the version
 * that was seen. An activity that was linked to the exercise is free again, and counts itself.
 */
export const removeExercise = (
  db: Kysely<Database>,
  by: Submitted,
  { workoutId, exerciseId, withWorkout, version }: ExerciseDeletion,
): Promise<StoredWorkout> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // An activity before workouts, as those who link have them.
    await lockLink(transaction, userId, { workoutId, exerciseId })
    const { totalWeeks: _, ...workout } = orNotFound(await lockWorkout(transaction, userId, workoutId), 'Workout')
    refuseStale(workout, version, 'workout')
    const left = orNotFound(deleteExercise<StoredWorkout>(workout, exerciseId), 'Exercise')
    const parted = (await withoutLinked(transaction, userId, { workout, exerciseId })) ?? left
    if (withWorkout && isBlank(parted) && (await deleteWorkout(transaction, userId, parted))) return parted
    return orNotFound(await updateWorkout(transaction, userId, parted), 'Workout')
  })

const isBlank = ({ exercises, actualExercises, notes }: StoredWorkout) =>
  exercises.length === 0 && actualExercises === null && !notes
