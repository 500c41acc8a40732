import { WORKOUT_FRAME } from '@tri/api-contract'
import type { Workout } from '@tri/plan-engine'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import { isChanged } from '../db/count-version.js'
import { plansOf } from '../db/owned-plans.js'
import type { Db } from '../db/schema.js'

/** A workout with its database ids. */
export type StoredWorkout = Workout & { id: number; trainingPlanId: number; version: number; changedAt: string }

/** Monday to Sunday for a race on a Sunday: plan weeks end on the race's weekday. */
export const inDateOrder = sql`workouts.week, mod(workouts.day - extract(dow from race_date)::integer + 6, 7), workouts.id`

const ownWorkouts = (db: Db, userId: number) =>
  db
    .selectFrom('workouts')
    .innerJoin('training_plans', (join) =>
      join
        .onRef('training_plans.userId', '=', 'workouts.userId')
        .onRef('training_plans.id', '=', 'workouts.trainingPlanId'),
    )
    .where('workouts.userId', '=', userId)
    .where('training_plans.userId', '=', userId)
    .where('training_plans.deletedAt', 'is', null)

const workoutsOf = (db: Db, userId: number) => ownWorkouts(db, userId).selectAll('workouts')

/** In date order. */
export const listPlanWorkouts = (db: Db, userId: number, planId: number) =>
  workoutsOf(db, userId).where('workouts.trainingPlanId', '=', planId).orderBy(inDateOrder).execute()

/** Of a plan, in date order, what a file of an account holds of them; exercises as the text they are stored as. */
export const listFiledWorkouts = (db: Db, userId: number, planId: number) =>
  ownWorkouts(db, userId)
    .select(['workouts.id', 'week', 'day', 'workoutType', 'priority', 'completedAt', 'actualDuration', 'notes'])
    .select([
      sql<string>`exercises::text`.as('exercises'),
      sql<string | null>`actual_exercises::text`.as('actualExercises'),
    ])
    .where('workouts.trainingPlanId', '=', planId)
    .orderBy(inDateOrder)
    .execute()

/** Columns that an answer names, but the exercises. */
const FRAME = WORKOUT_FRAME.map((column) => `workouts.${column}` as const)

/** Of a plan or one of its weeks, in date order, with the exercises as the text they are stored as. */
export const listWrittenWorkouts = (db: Db, userId: number, planId: number, week?: number) =>
  ownWorkouts(db, userId)
    .select(FRAME)
    .select(sql<string>`exercises::text`.as('exercises'))
    .where('workouts.trainingPlanId', '=', planId)
    .$if(week !== undefined, (query) => query.where('workouts.week', '=', Number(week)))
    .orderBy(inDateOrder)
    .execute()

/** As `listWrittenWorkouts` finds it. */
export type WrittenWorkout = Awaited<ReturnType<typeof listWrittenWorkouts>>[number]

/** The ids and versions of all workouts of a plan, held until the transaction ends, in the order of their ids. */
export const lockVersions = (db: Db, userId: number, planId: number) =>
  ownWorkouts(db, userId)
    .select(['workouts.id', 'workouts.version'])
    .where('workouts.trainingPlanId', '=', planId)
    .orderBy('workouts.id')
    .forUpdate('workouts')
    .execute()

/** All workouts of a plan, held until the transaction ends, in the order of their ids. */
export const lockWorkouts = (db: Db, userId: number, planId: number) =>
  workoutsOf(db, userId)
    .where('workouts.trainingPlanId', '=', planId)
    .orderBy('workouts.id')
    .forUpdate('workouts')
    .execute()

/** These workouts, held until the transaction ends; always locked in the order of their ids. */
export const lockWorkoutsById = (db: Db, userId: number, ids: readonly number[]) =>
  workoutsOf(db, userId).where('workouts.id', 'in', ids).orderBy('workouts.id').forUpdate('workouts').execute()

export const findWorkout = (db: Db, userId: number, workoutId: number) =>
  workoutsOf(db, userId).where('workouts.id', '=', workoutId).executeTakeFirst()

/** One workout with its plan's length, held until the transaction ends. */
export const lockWorkout = (db: Db, userId: number, workoutId: number) =>
  workoutsOf(db, userId)
    .select('training_plans.totalWeeks')
    .where('workouts.id', '=', workoutId)
    .forUpdate('workouts')
    .executeTakeFirst()

/** Within a transaction: writes what an edit may change of a locked workout, and answers the row. */
export async function updateWorkout(transaction: Db, userId: number, workout: StoredWorkout) {
  const columns = columnsOf(workout)
  const updated = await transaction
    .updateTable('workouts')
    .set({ ...columns, ...COUNTED })
    .where('userId', '=', userId)
    .where('id', '=', workout.id)
    .where('trainingPlanId', 'in', plansOf(transaction, userId))
    .where(isChanged(Object.entries(columns).map(([name, value]) => [stored(name), value])))
    .returningAll()
    .executeTakeFirst()
  if (!updated) return findWorkout(transaction, userId, workout.id)
  await announceWorkout(transaction, userId, updated)
  return updated
}

/** Within a transaction: a new workout of a plan that is held. */
export async function insertWorkout(transaction: Db, userId: number, planId: number, workout: Workout) {
  const inserted = await transaction
    .insertInto('workouts')
    .values({ userId, trainingPlanId: planId, ...columnsOf(workout) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await announceWorkout(transaction, userId, inserted)
  return inserted
}

type Changed = Pick<StoredWorkout, 'id' | 'version' | 'trainingPlanId'>

export const announceWorkout = (transaction: Db, userId: number, { id, version, trainingPlanId: planId }: Changed) =>
  announce(transaction, userId, { noun: 'workouts', id, version, planId })

/** A column as it is compared: text of JSON says the same in many ways. */
const stored = (name: string) => (name === 'exercises' ? sql`exercises::jsonb` : sql.ref(name))

/** Of every workout that is changed: calendars and other windows tell by it what is new. */
export const COUNTED = { version: sql<number>`version + 1`, changedAt: sql<string>`now()` }

const columnsOf = (workout: Workout) => ({
  week: workout.week,
  day: workout.day,
  workoutType: workout.workoutType,
  priority: workout.priority ?? null,
  exercises: JSON.stringify(workout.exercises),
  totalDuration: workout.totalDuration,
  isCompleted: workout.isCompleted,
  completedAt: workout.completedAt,
  actualExercises: workout.actualExercises && JSON.stringify(workout.actualExercises),
  actualDuration: workout.actualDuration,
  notes: workout.notes,
  garminActivityId: workout.garminActivityId,
})

/** Within a transaction: writes the exercises of many workouts of a plan in one statement, from rows in JSON text. */
export async function rewriteWorkouts(transaction: Db, userId: number, planId: number, rows: string): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update workouts set exercises = changed.exercises, total_duration = changed.total_duration,
      version = version + 1, changed_at = now()
    from json_to_recordset(${rows}::json) as changed (id bigint, exercises json, total_duration integer)
    where workouts.user_id = ${userId} and workouts.id = changed.id
      and (workouts.exercises::jsonb, workouts.total_duration)
        is distinct from (changed.exercises::jsonb, changed.total_duration)
      and workouts.training_plan_id in (select id from training_plans where user_id = ${userId} and deleted_at is null)`.execute(
    transaction,
  )
  if (numAffectedRows > 0n) await announce(transaction, userId, { noun: 'workouts', planId })
}

/** Within a transaction: copies the workouts of a plan into another one as they stand, all of them open; in one statement. */
export async function copyWorkouts(
  transaction: Db,
  userId: number,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const copied = await transaction
    .insertInto('workouts')
    .columns(['userId', 'trainingPlanId', 'week', 'day', 'workoutType', 'priority', 'exercises', 'totalDuration'])
    .expression(
      transaction
        .selectFrom('workouts')
        .select((row) => [
          'userId',
          row.val(to).as('trainingPlanId'),
          'week',
          'day',
          'workoutType',
          'priority',
          'exercises',
          'totalDuration',
        ])
        .where('userId', '=', userId)
        .where('trainingPlanId', '=', from)
        .where('trainingPlanId', 'in', plansOf(transaction, userId))
        .orderBy('workouts.id'),
    )
    .executeTakeFirst()
  if (Number(copied.numInsertedOrUpdatedRows) > 0) await announce(transaction, userId, { noun: 'workouts', planId: to })
}
