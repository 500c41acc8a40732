import { type ExerciseRestore, readPlanInput } from '@tri/api-contract'
import { generatePlan, replaceExercise, restoreExercise as restored } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { withoutToldWords } from '../texts/without-told-words.js'
import { fieldsAtFirst, revisedExercise } from './revised-exercise.js'
import { lockLeft, withLinkBack } from './unlinked-session.js'
import { findWorkout, lockWorkouts, type StoredWorkout, updateWorkout } from './workouts.repository.js'

type StoredPlan = NonNullable<Awaited<ReturnType<typeof lockPlan>>>

/**
 * The workout with an exercise as it was before it was deleted or edited. What was generated is as the last accepted proposal made
 * it, or made anew from the plan: nothing can come in as such that the engine did not make; what the athlete had added or edited
 * comes with the call. Once for each submit. A Refusal for an id the plan never had, for an exercise that stands elsewhere in the
 * plan, and when the workout was changed since the version that was seen. The activity that was linked to it is linked to it again,
 * unless it has found another place.
 */
export const restoreExercise = (
  db: Kysely<Database>,
  by: Submitted,
  workoutId: number,
  { exerciseId, targetIndex, version, exercise: given, replaces }: ExerciseRestore,
): Promise<StoredWorkout> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // An activity before workouts, as those who link have them.
    const activity = await lockLeft(transaction, userId, { workoutId, exerciseId })
    const { trainingPlanId } = orNotFound(await findWorkout(transaction, userId, workoutId), 'Workout')
    const plan = orNotFound(await lockPlan(transaction, userId, trainingPlanId), 'Workout')
    const workouts = await lockWorkouts(transaction, userId, plan.id)
    const target = orNotFound(
      workouts.find(({ id }) => id === workoutId),
      'Workout',
    )
    refuseStale(target, version, 'workout')
    const holder = workouts.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
    if (holder?.id === workoutId && !replaces) return target
    if (holder && holder.id !== workoutId)
      throw new HttpError('conflict', 'This exercise stands in another workout of the plan')
    const isByHand = given?.origin !== undefined && given.id === exerciseId
    const exercise = isByHand
      ? withoutToldWords(
          given,
          workouts.flatMap(({ exercises }) => exercises),
        )
      : ((await revisedExercise(transaction, userId, { planId: plan.id, exerciseId })) ??
        orNotFound(await generatedExercise(transaction, plan, exerciseId), 'Exercise'))
    const back = holder ? replaceExercise(target, exercise) : restored(target, exercise, targetIndex)
    const workout =
      back && activity && !holder ? await withLinkBack(transaction, userId, { workout: back, activity }) : back
    return workout ? orNotFound(await updateWorkout(transaction, userId, workout), 'Workout') : target
  })

/** What no proposal made is as the plan was generated, before it was changed from a day on. */
async function generatedExercise(transaction: Db, plan: StoredPlan, exerciseId: string) {
  const first = await fieldsAtFirst(transaction, plan.userId, plan.id)
  return generatePlan(readPlanInput({ ...plan, ...first }))
    .workouts.flatMap(({ exercises }) => exercises)
    .find(({ id }) => id === exerciseId)
}
