import type { Sport } from '@tri/plan-engine'
import { SAME_START } from '@tri/plan-files/match-activity'
import { type Insertable, sql } from 'kysely'
import { announce } from '../../db/announce.js'
import type { Database, Db } from '../../db/schema.js'

export type NewActivity = Insertable<Database['garmin_activities']>

/** Within a transaction. */
export async function insertActivity(transaction: Db, row: NewActivity) {
  const inserted = await transaction
    .insertInto('garmin_activities')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow()
  await announce(transaction, row.userId, { noun: 'activities', id: inserted.id })
  return inserted
}

const activitiesOf = (db: Db, userId: number) =>
  db.selectFrom('garmin_activities').selectAll().where('userId', '=', userId)

export const findByHash = (db: Db, userId: number, fileHash: string) =>
  activitiesOf(db, userId).where('fileHash', '=', fileHash).executeTakeFirst()

/** Of activities that began within the same minute. */
export const startsAround = (startTime: NewActivity['startTime']) =>
  sql<boolean>`abs(extract(epoch from start_time - ${startTime}::timestamptz)) <= ${SAME_START}`

/** An activity of the same sport that began in the same minute: the same one, recorded or sent twice. */
export const findSameStart = (
  db: Db,
  userId: number,
  { sport, startTime }: { sport: Sport | null; startTime: string },
) =>
  activitiesOf(db, userId)
    .where('sport', 'is not distinct from', sport)
    .where(startsAround(startTime))
    .executeTakeFirst()

/** One that came in a file of its own: what was read with many others goes with them. */
export const findFileActivity = (db: Db, userId: number, id: number) =>
  activitiesOf(db, userId)
    .where('source', '=', 'file')
    .where('fileHash', 'is not', null)
    .where('id', '=', id)
    .executeTakeFirst()

/** The activities of a file, the first one first, held until the transaction ends. */
export const lockFile = (db: Db, userId: number, hash: string) =>
  activitiesOf(db, userId)
    .where('source', '=', 'file')
    .where(sql<boolean>`starts_with(file_hash, ${hash})`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Within a transaction. */
export async function deleteActivities(transaction: Db, userId: number, ids: readonly number[]): Promise<void> {
  await transaction.deleteFrom('garmin_activities').where('userId', '=', userId).where('id', 'in', ids).execute()
  await announce(transaction, userId, { noun: 'activities' })
}

/** What only taking the file back needs: no page shows it. */
export const storeData = (db: Db, userId: number, activityId: number, activityData: Record<string, unknown>) =>
  db
    .updateTable('garmin_activities')
    .set({ activityData: JSON.stringify(activityData) })
    .where('userId', '=', userId)
    .where('id', '=', activityId)
    .execute()
