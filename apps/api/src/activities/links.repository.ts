import type { ActualExercise, IsoDay } from '@tri/plan-engine'
import { type Selectable, sql } from 'kysely'
import { announce } from '../db/announce.js'
import { plansOf } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import type { Snapshot } from './snapshot.js'

export type StoredActivity = Selectable<Database['garmin_activities']>

/** Activities that a page shows at most. */
const LATEST = 100

const activitiesOf = (db: Db, userId: number) =>
  db.selectFrom('garmin_activities').selectAll().where('userId', '=', userId)

/** The newest first. */
export const listActivities = (db: Db, userId: number) =>
  activitiesOf(db, userId).orderBy('startTime', 'desc').orderBy('id', 'desc').limit(LATEST).execute()

type Page = { page: number; size: number }

/** One page of them, the newest first, and how many there are. */
export async function listActivityPage(db: Db, userId: number, { page, size }: Page) {
  const own = db.selectFrom('garmin_activities').where('userId', '=', userId)
  const { total } = await own.select((row) => row.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  const activities = await own
    .selectAll()
    .orderBy('startTime', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  return { activities, total: Number(total) }
}

/** Rows of an answer at most. */
const MOST_UNLINKED = 1_000

/** Activities of some days that no session is linked to, or one of a deleted plan; the newest first. */
export const listUnlinked = (db: Db, userId: number, { from, to }: { from: IsoDay; to: IsoDay }) =>
  activitiesOf(db, userId)
    .where('localDay', '>=', from)
    .where('localDay', '<=', to)
    .where((row) =>
      row.or([row('linkedWorkoutId', 'is', null), row('linkedWorkoutId', 'not in', standing(db, userId))]),
    )
    .orderBy('startTime', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_UNLINKED)
    .execute()

/** The workouts of plans that are there. */
const standing = (db: Db, userId: number) =>
  db
    .selectFrom('workouts')
    .select('workouts.id')
    .where('workouts.userId', '=', userId)
    .where('workouts.trainingPlanId', 'in', plansOf(db, userId))

/** The sessions of a plan that an activity is linked to. */
export async function listLinkedExercises(db: Db, userId: number, planId: number): Promise<string[]> {
  const linked = await db
    .selectFrom('garmin_activities')
    .innerJoin('workouts', (join) =>
      join
        .onRef('workouts.userId', '=', 'garmin_activities.userId')
        .onRef('workouts.id', '=', 'garmin_activities.linkedWorkoutId'),
    )
    .select('linkedExerciseId')
    .where('garmin_activities.userId', '=', userId)
    .where('workouts.userId', '=', userId)
    .where('workouts.trainingPlanId', '=', planId)
    .execute()
  return linked.flatMap(({ linkedExerciseId }) => linkedExerciseId ?? [])
}

/** The activity with this id of our own, held until the transaction ends. */
export const lockActivityById = (db: Db, userId: number, id: number) =>
  activitiesOf(db, userId).where('id', '=', id).forUpdate().executeTakeFirst()

/** Within a transaction. */
export async function storeExtra(transaction: Db, userId: number, id: number, isExtra: boolean) {
  await announce(transaction, userId, { noun: 'activities', id })
  return transaction
    .updateTable('garmin_activities')
    .set({ isExtra })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The activity, held until the transaction ends. */
export const lockActivity = (db: Db, userId: number, garminActivityId: string) =>
  activitiesOf(db, userId).where('garminActivityId', '=', garminActivityId).forUpdate().executeTakeFirst()

/** What activities are linked to these workouts, the one that was linked first before others. */
export const linksOf = (db: Db, userId: number, workoutIds: readonly number[]) =>
  workoutIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('garmin_activities')
        .select(['id', 'garminActivityId', 'linkedWorkoutId', 'linkedExerciseId'])
        .where('userId', '=', userId)
        .where('linkedWorkoutId', 'in', workoutIds)
        .orderBy('id')
        .execute()

/** The entries that links made in a workout's log, those of links that were taken back too. */
export async function filledEntries(db: Db, userId: number, workoutId: number): Promise<readonly ActualExercise[]> {
  const rows = await db
    .selectFrom('garmin_activities')
    .select('filled')
    .where('userId', '=', userId)
    .where('filled', 'is not', null)
    .where(sql<boolean>`(filled ->> 'workoutId')::integer = ${workoutId}`)
    .execute()
  return rows.flatMap(({ filled }) => filled?.actual ?? [])
}

/** What a link writes into the activity's row. */
export type LinkColumns = {
  linkedWorkoutId: number
  linkedExerciseId: string
  isAutomaticLink: boolean
  filled: string | null
}

/** Within a transaction. */
export async function storeLink(transaction: Db, userId: number, id: number, columns: LinkColumns) {
  await announce(transaction, userId, { noun: 'activities', id })
  return transaction
    .updateTable('garmin_activities')
    .set({ ...columns, isExtra: false, activityData: sql<string>`activity_data - 'left'` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Within a transaction: keeps with the activity what its link replaced, for the way back; no page shows it. */
export const storeTrace = (transaction: Db, userId: number, id: number, replaced: Snapshot) =>
  transaction
    .updateTable('garmin_activities')
    .set({ activityData: sql<string>`activity_data || ${JSON.stringify({ replaced })}::jsonb` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()

/** Within a transaction: without a link; it is not made by itself again. */
export async function clearLink(transaction: Db, userId: number, id: number) {
  await announce(transaction, userId, { noun: 'activities', id })
  return transaction
    .updateTable('garmin_activities')
    .set({ linkedWorkoutId: null, linkedExerciseId: null, isAutomaticLink: false, wasUnlinked: true })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
