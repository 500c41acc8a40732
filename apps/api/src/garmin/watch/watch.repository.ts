import type { IsoDay } from '@tri/plan-engine'
import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '../../db/schema.js'

export type OnWatch = Selectable<Database['garmin_watch_workouts']>

export const listOnWatch = (db: Db, userId: number) =>
  db.selectFrom('garmin_watch_workouts').selectAll().where('userId', '=', userId).orderBy('id').execute()

type Created = Pick<OnWatch, 'userId' | 'trainingPlanId' | 'exerciseId' | 'garminWorkoutId' | 'contentHash'>

/** A workout that Garmin has, on no day yet; it takes the place of one that was lost there. */
export const storeCreated = (db: Db, created: Created) =>
  db
    .insertInto('garmin_watch_workouts')
    .values(created)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'trainingPlanId', 'exerciseId']).doUpdateSet({
        garminWorkoutId: created.garminWorkoutId,
        contentHash: created.contentHash,
        garminScheduleId: null,
        scheduledOn: null,
        updatedAt: sql`now()`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

type Changes = Partial<Pick<OnWatch, 'contentHash' | 'garminScheduleId'> & { scheduledOn: IsoDay | null }>

export const updateOnWatch = (db: Db, id: number, changes: Changes) =>
  db
    .updateTable('garmin_watch_workouts')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

export const forgetOnWatch = (db: Db, id: number) =>
  db.deleteFrom('garmin_watch_workouts').where('id', '=', id).execute()
