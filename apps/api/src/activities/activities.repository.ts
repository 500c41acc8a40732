import type { FiledActivity } from '@tri/api-contract'
import { type Insertable, sql } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { plansOf } from '../plans/plans.repository.js'

const activitiesOf = (db: Db, userId: number) =>
  db.selectFrom('garmin_activities').selectAll().where('userId', '=', userId)

/** The activity that a part of a file became; undefined when the file is new. */
export const findByHash = (db: Db, userId: number, fileHash: string) =>
  activitiesOf(db, userId).where('fileHash', '=', fileHash).executeTakeFirst()

/** An activity of the same sport that began in the same minute. */
export const findSameStart = (
  db: Db,
  userId: number,
  { sport, startTime }: Pick<FiledActivity, 'sport' | 'startTime'>,
) =>
  activitiesOf(db, userId)
    .where('sport', 'is not distinct from', sport)
    .where(sql<boolean>`abs(extract(epoch from start_time - ${startTime}::timestamptz)) <= 60`)
    .executeTakeFirst()

export const insertActivity = (db: Db, row: Insertable<Database['garmin_activities']>) =>
  db.insertInto('garmin_activities').values(row).returningAll().executeTakeFirstOrThrow()

type Link = { id: number; workoutId: number; activityData: Record<string, unknown> }

export const linkRow = (db: Db, userId: number, { id, workoutId, activityData }: Link) =>
  db
    .updateTable('garmin_activities')
    .set({ linkedWorkoutId: workoutId, activityData: JSON.stringify(activityData) })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute()

/** The activity of that id, if it came from a file. */
export const findFileActivity = (db: Db, userId: number, id: number) =>
  activitiesOf(db, userId).where('id', '=', id).where('source', '=', 'file').executeTakeFirst()

/** All activities of a file, held until the transaction ends. */
export const lockFile = (db: Db, userId: number, fileHash: string) =>
  activitiesOf(db, userId).where('fileHash', 'like', `${fileHash}:%`).orderBy('id').forUpdate().execute()

export async function deleteActivities(db: Db, userId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('garmin_activities').where('userId', '=', userId).where('id', 'in', ids).execute()
}

/** The workout with this activity named, or none. */
export const nameActivity = (db: Db, userId: number, workoutId: number, garminActivityId: string | null) =>
  db
    .updateTable('workouts')
    .set({ garminActivityId })
    .where('id', '=', workoutId)
    .where('trainingPlanId', 'in', plansOf(db, userId))
    .returningAll()
    .executeTakeFirst()
