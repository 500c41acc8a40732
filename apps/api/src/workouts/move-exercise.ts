import type { ExerciseMove } from '@tri/api-contract'
import { moveExercise } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { lockLink, takeLinkAlong } from './session-link.js'
import { lockWorkoutsById, type StoredWorkout, updateWorkout } from './workouts.repository.js'

type MovedExercise = { sourceWorkout: StoredWorkout; targetWorkout: StoredWorkout }

/**
 * An exercise in another workout of the same plan, once for each submit; a Refusal when one of the three is not the user's or
 * not there, or a workout was changed since the version that was seen.
 */
export function shiftExercise(db: Kysely<Database>, by: Submitted, move: ExerciseMove): Promise<MovedExercise> {
  const { sourceWorkoutId, targetWorkoutId, exerciseId, targetIndex } = move
  const { userId } = by
  return runOnce(db, by, async (transaction) => {
    // An activity before workouts, as those who link have them.
    await lockLink(transaction, userId, { workoutId: sourceWorkoutId, exerciseId })
    const locked = await lockWorkoutsById(transaction, userId, [sourceWorkoutId, targetWorkoutId])
    const source = orNotFound(
      locked.find(({ id }) => id === sourceWorkoutId),
      'Workout',
    )
    const target = orNotFound(
      locked.find(({ id, trainingPlanId }) => id === targetWorkoutId && trainingPlanId === source.trainingPlanId),
      'Workout',
    )
    refuseStale(source, move.sourceVersion, 'workout')
    refuseStale(target, move.targetVersion, 'workout')
    orNotFound(
      source.exercises.find(({ id }) => id === exerciseId),
      'Exercise',
    )
    const moved = moveExercise<StoredWorkout>(source, target, exerciseId, targetIndex)
    if (!moved) return { sourceWorkout: source, targetWorkout: target }
    const names = await takeLinkAlong(transaction, userId, { exerciseId, ...moved })
    return {
      sourceWorkout: orNotFound(
        await updateWorkout(transaction, userId, { ...moved.source, ...names.source }),
        'Workout',
      ),
      targetWorkout: orNotFound(
        await updateWorkout(transaction, userId, { ...moved.target, ...names.target }),
        'Workout',
      ),
    }
  })
}
