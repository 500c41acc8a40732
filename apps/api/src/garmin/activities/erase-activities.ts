import type { Kysely } from 'kysely'
import { unlinkWithin } from '../../activities/link-activity.js'
import { announce } from '../../db/announce.js'
import type { Database } from '../../db/schema.js'
import { inTransaction } from '../../db/transaction.js'

/** Erases what came from Garmin, and what was made up; workouts that were completed by it stay so. */
export const eraseActivities = (db: Kysely<Database>, userId: number): Promise<{ erased: number }> =>
  inTransaction(db, async (transaction) => {
    const activities = await transaction
      .selectFrom('garmin_activities')
      .selectAll()
      .where('userId', '=', userId)
      .where('source', 'in', ['garmin', 'test'])
      .orderBy('id')
      .forUpdate()
      .execute()
    for (const activity of activities) await unlinkWithin(transaction, userId, activity)
    await transaction
      .deleteFrom('garmin_activities')
      .where('userId', '=', userId)
      .where('source', 'in', ['garmin', 'test'])
      .execute()
    if (activities.length > 0) await announce(transaction, userId, { noun: 'activities' })
    return { erased: activities.length }
  })
