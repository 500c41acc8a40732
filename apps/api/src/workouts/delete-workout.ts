import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import type { StoredWorkout } from './workouts.repository.js'

/** Within a transaction: a held workout of a plan goes. False when an activity is linked to it: then it stays. */
export async function deleteWorkout(transaction: Db, userId: number, workout: StoredWorkout): Promise<boolean> {
  const linked = await transaction
    .selectFrom('garmin_activities')
    .select('id')
    .where('userId', '=', userId)
    .where('linkedWorkoutId', '=', workout.id)
    .executeTakeFirst()
  if (linked) return false
  await transaction.deleteFrom('workouts').where('userId', '=', userId).where('id', '=', workout.id).execute()
  await announce(transaction, userId, { noun: 'workouts', planId: workout.trainingPlanId })
  return true
}
