import { type ExerciseAddition, type ExerciseChange, MAX_EXERCISES, readPlanInput } from '@tri/api-contract'
import { addExercise, changeExercise, emptyWorkout, loggedSession, nextExerciseId } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { findPlan, lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { insertWorkout, lockWorkout, lockWorkouts, type StoredWorkout, updateWorkout } from './workouts.repository.js'

/**
 * The day's last workout with a session that the athlete made, or a new workout with it where the day has none. It changes nothing
 * that stands there, so that no version is asked for. Once for each submit. A Refusal for a week that the plan does not have, for
 * race day and for a day that is full.
 */
export const addSession = (
  db: Kysely<Database>,
  by: Submitted,
  planId: number,
  { week, day, ...fields }: ExerciseAddition,
): Promise<StoredWorkout> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // Held, so that two sessions at once do not make two workouts of one day, nor get one id.
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    if (week > plan.totalWeeks)
      throw new HttpError('invalid', `This plan has ${plan.totalWeeks} weeks. Please choose one of them`)
    const workouts = await lockWorkouts(transaction, userId, plan.id)
    const onDay = workouts.filter((workout) => workout.week === week && workout.day === day)
    if (onDay.some(({ workoutType }) => workoutType === 'race'))
      throw new HttpError('invalid', 'Race day is for the race alone. Please choose another day')
    const last = onDay.at(-1)
    if (last && last.exercises.length >= MAX_EXERCISES)
      throw new HttpError('invalid', `A workout holds at most ${MAX_EXERCISES} sessions. Please choose another day`)
    const place = { id: nextExerciseId(workouts, { week, day }), input: readPlanInput(plan) }
    if (last) return store(transaction, userId, addExercise<StoredWorkout>(last, fields, place) ?? last)
    const made = addExercise(emptyWorkout({ week, day }), fields, place)
    return insertWorkout(transaction, userId, plan.id, orNotFound(made, 'Workout'))
  })

/**
 * The workout with one session as the athlete wants it. A Refusal when it does not hold it, for a leg of the race, for a session
 * that is logged, and when the workout was changed since the version that was seen.
 */
export const changeSession = (
  db: Kysely<Database>,
  by: Submitted,
  { id, exerciseId }: { id: number; exerciseId: string },
  { version, ...fields }: ExerciseChange,
): Promise<StoredWorkout> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    const { totalWeeks: _, ...workout } = orNotFound(await lockWorkout(transaction, userId, id), 'Workout')
    refuseStale(workout, version, 'workout')
    const exercise = orNotFound(
      workout.exercises.find((each) => each.id === exerciseId),
      'Exercise',
    )
    if (workout.workoutType === 'race')
      throw new HttpError('invalid', 'The race has the length that it has. Please change the goal of the plan instead')
    if (loggedSession(workout, exercise))
      throw new HttpError('invalid', 'This session is logged already. Please change what was done instead')
    const plan = orNotFound(await findPlan(transaction, userId, workout.trainingPlanId), 'Plan')
    const changed = changeExercise<StoredWorkout>(workout, exerciseId, fields, readPlanInput(plan))
    return changed ? store(transaction, userId, changed) : workout
  })

const store = async (transaction: Db, userId: number, workout: StoredWorkout): Promise<StoredWorkout> =>
  orNotFound(await updateWorkout(transaction, userId, workout), 'Workout')
