import { type ActualExercise, moveExercise, withEntry } from '@tri/plan-engine'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import type { StoredWorkout } from './workouts.repository.js'

/** What a deleted session was to the activity that was linked to it, kept with the activity for the way back. */
type Left = {
  workoutId: number
  exerciseId: string
  isAutomatic: boolean
  /** What was logged for it. */
  entry: ActualExercise | null
}

/**
 * Within a transaction: the workout without a session that an activity is linked to, and without what was logged for it, as the
 * activity counts itself from now on. Undefined where none is linked.
 */
export async function withoutLinked(
  transaction: Db,
  userId: number,
  { workout, exerciseId }: { workout: StoredWorkout; exerciseId: string },
): Promise<StoredWorkout | undefined> {
  const linked = await transaction
    .selectFrom('garmin_activities')
    .select(['id', 'linkedExerciseId', 'garminActivityId', 'isAutomaticLink'])
    .where('userId', '=', userId)
    .where('linkedWorkoutId', '=', workout.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const activity = linked.find(({ linkedExerciseId }) => linkedExerciseId === exerciseId)
  const parted = activity && moveExercise<StoredWorkout>(workout, nothingOf(workout), exerciseId, 0)
  if (!parted) return undefined
  const entry = parted.target.actualExercises?.find(({ id }) => id === exerciseId) ?? null
  const left: Left = { workoutId: workout.id, exerciseId, isAutomatic: activity.isAutomaticLink, entry }
  await announce(transaction, userId, { noun: 'activities', id: activity.id })
  await transaction
    .updateTable('garmin_activities')
    .set({
      ...{ linkedWorkoutId: null, linkedExerciseId: null, isAutomaticLink: false },
      activityData: sql<string>`activity_data || jsonb_build_object('left', ${JSON.stringify(left)}::jsonb)`,
    })
    .where('userId', '=', userId)
    .where('id', '=', activity.id)
    .execute()
  const [other] = linked.filter(({ id }) => id !== activity.id)
  return { ...parted.source, garminActivityId: other?.garminActivityId ?? null }
}

/** Somewhere to take a session to with its entry. */
const nothingOf = (workout: StoredWorkout): StoredWorkout => ({
  ...workout,
  ...{ exercises: [], actualExercises: null, actualDuration: null, isCompleted: false, completedAt: null },
})

/** The activity that a session took its leave of when it was deleted, held until the transaction ends; none once it is linked. */
export const lockLeft = (transaction: Db, userId: number, place: Pick<Left, 'workoutId' | 'exerciseId'>) =>
  transaction
    .selectFrom('garmin_activities')
    .select(['id', 'garminActivityId', 'activityData'])
    .where('userId', '=', userId)
    .where('linkedWorkoutId', 'is', null)
    .where(sql<boolean>`activity_data -> 'left' @> ${JSON.stringify(place)}::jsonb`)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst()

/** Within a transaction: the workout with what was logged for a session that is back, linked to its activity as it was before. */
export async function withLinkBack(
  transaction: Db,
  userId: number,
  { workout, activity }: { workout: StoredWorkout; activity: NonNullable<Awaited<ReturnType<typeof lockLeft>>> },
): Promise<StoredWorkout> {
  const left: Left = Object(activity.activityData.left)
  const { workoutId, exerciseId, isAutomatic, entry } = left
  await announce(transaction, userId, { noun: 'activities', id: activity.id })
  await transaction
    .updateTable('garmin_activities')
    .set({
      ...{ linkedWorkoutId: workoutId, linkedExerciseId: exerciseId, isAutomaticLink: isAutomatic, isExtra: false },
      activityData: sql<string>`activity_data - 'left'`,
    })
    .where('userId', '=', userId)
    .where('id', '=', activity.id)
    .execute()
  const garminActivityId = workout.garminActivityId ?? activity.garminActivityId
  return { ...(entry ? withEntry(workout, entry) : workout), garminActivityId }
}
