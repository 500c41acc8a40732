import type { IsoDay } from '@tri/plan-engine'
import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '../../db/schema.js'

export type OnWatch = Selectable<Database['garmin_watch_workouts']>

export const listOnWatch = (db: Db, userId: number) =>
  db.selectFrom('garmin_watch_workouts').selectAll().where('userId', '=', userId).orderBy('id').execute()

type Begun = Pick<OnWatch, 'userId' | 'trainingPlanId' | 'exerciseId' | 'contentHash'> & { workoutName: string }

/** Before Garmin is asked to make a workout; it takes the place of one that was lost there. */
export const storeBegun = (db: Db, begun: Begun) =>
  db
    .insertInto('garmin_watch_workouts')
    .values({ ...begun, updatedAt: sql`now()` })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'trainingPlanId', 'exerciseId']).doUpdateSet({
        contentHash: begun.contentHash,
        workoutName: begun.workoutName,
        garminWorkoutId: null,
        garminScheduleId: null,
        scheduledOn: null,
        updatedAt: sql`excluded.updated_at`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

type Changes = Partial<
  Pick<OnWatch, 'contentHash' | 'garminWorkoutId' | 'workoutName' | 'garminScheduleId'> & { scheduledOn: IsoDay | null }
>

export const updateOnWatch = (db: Db, userId: number, id: number, changes: Changes) =>
  db
    .updateTable('garmin_watch_workouts')
    .set({ ...changes, updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

export const forgetOnWatch = (db: Db, userId: number, id: number) =>
  db.deleteFrom('garmin_watch_workouts').where('userId', '=', userId).where('id', '=', id).execute()

export const forgetAllOnWatch = (db: Db, userId: number) =>
  db.deleteFrom('garmin_watch_workouts').where('userId', '=', userId).execute()
