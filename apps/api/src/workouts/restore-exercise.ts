import { type ExerciseRestore, readPlanInput } from '@tri/api-contract'
import { generatePlan, restoreExercise as restored } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { findWorkout, lockWorkouts, type StoredWorkout, updateWorkout } from './workouts.repository.js'

type StoredPlan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>

/**
 * The workout with a deleted exercise back in its place, made anew from the plan: nothing can come in that the generator
 * did not make for it. A Refusal for an id the plan never had, or for an exercise that stands elsewhere in the plan.
 */
export const restoreExercise = (
  db: Kysely<Database>,
  userId: number,
  workoutId: number,
  { exerciseId, targetIndex }: ExerciseRestore,
): Promise<StoredWorkout> =>
  inTransaction(db, async (transaction) => {
    const { trainingPlanId } = orNotFound(await findWorkout(transaction, userId, workoutId), 'Workout')
    const plan = orNotFound(await lockPlan(transaction, userId, trainingPlanId), 'Workout')
    const workouts = await lockWorkouts(transaction, userId, plan.id)
    const target = orNotFound(
      workouts.find(({ id }) => id === workoutId),
      'Workout',
    )
    const holder = workouts.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
    if (holder?.id === workoutId) return target
    if (holder) throw new HttpError('conflict', 'This exercise stands in another workout of the plan')
    const exercise = orNotFound(generatedExercise(plan, exerciseId), 'Exercise')
    const workout = restored(target, exercise, targetIndex)
    return workout ? orNotFound(await updateWorkout(transaction, userId, workout), 'Workout') : target
  })

const generatedExercise = (plan: StoredPlan, exerciseId: string) =>
  generatePlan(readPlanInput(plan))
    .workouts.flatMap(({ exercises }) => exercises)
    .find(({ id }) => id === exerciseId)
