import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import type { StoredWorkout } from './workouts.repository.js'

/** Holds the activity that is linked to a session until the transaction ends, where there is one. */
export const lockLink = (
  transaction: Db,
  userId: number,
  { workoutId, exerciseId }: { workoutId: number; exerciseId: string },
) =>
  transaction
    .selectFrom('garmin_activities')
    .select('id')
    .where('userId', '=', userId)
    .where('linkedWorkoutId', '=', workoutId)
    .where('linkedExerciseId', '=', exerciseId)
    .forUpdate()
    .execute()

type Moved = { exerciseId: string; source: StoredWorkout; target: StoredWorkout }
type Name = Partial<Pick<StoredWorkout, 'garminActivityId'>>

/**
 * Within a transaction: the activity of a session that was moved into another workout is linked to that one, and both name what
 * is linked to them then. What the file that it came from replaced there is forgotten: it was the other workout's.
 */
export async function takeLinkAlong(
  transaction: Db,
  userId: number,
  { exerciseId, source, target }: Moved,
): Promise<{ source: Name; target: Name }> {
  if (source.id === target.id) return { source: {}, target: {} }
  const [moved] = await transaction
    .updateTable('garmin_activities')
    .set({
      linkedWorkoutId: target.id,
      activityData: sql<string>`activity_data - 'replaced'`,
      filled: sql<string>`jsonb_set(filled, '{workoutId}', to_jsonb(${target.id}::integer))`,
    })
    .where('userId', '=', userId)
    .where('linkedWorkoutId', '=', source.id)
    .where('linkedExerciseId', '=', exerciseId)
    .returning(['id', 'garminActivityId'])
    .execute()
  if (!moved) return { source: {}, target: {} }
  await announce(transaction, userId, { noun: 'activities', id: moved.id })
  const left = await transaction
    .selectFrom('garmin_activities')
    .select('garminActivityId')
    .where('userId', '=', userId)
    .where('linkedWorkoutId', '=', source.id)
    .orderBy('id')
    .executeTakeFirst()
  return {
    source: { garminActivityId: left?.garminActivityId ?? null },
    target: { garminActivityId: target.garminActivityId ?? moved.garminActivityId },
  }
}
