import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import { prepare } from '../db/prepared/prepared.js'
import type { Db } from '../db/schema.js'

/** Within a transaction: stores workouts from rows in JSON text, as they stand there; their ids, in the same order. */
export async function insertWrittenWorkouts(
  transaction: Db,
  userId: number,
  planId: number,
  rows: string,
): Promise<number[]> {
  const ids = await writeWorkouts(transaction, userId, planId, rows)
  if (ids.length > 0) await announce(transaction, userId, { noun: 'workouts', planId })
  return ids
}

const insertRows = prepare(
  'insert workouts',
  (valueAt) => sql<{
    id: number
  }>`insert into workouts (user_id, training_plan_id, week, day, workout_type, priority, exercises, total_duration, is_completed,
    completed_at, actual_exercises, actual_duration, notes)
  select ${valueAt(0)}::bigint, ${valueAt(1)}::bigint, filed.*
  from json_to_recordset(${valueAt(2)}::json) as filed (week integer, day integer, workout_type text, priority text, exercises json,
    total_duration integer, is_completed boolean, completed_at timestamptz, actual_exercises jsonb,
    actual_duration integer, notes text)
  returning id`,
)

/** The same, for one who announces it with what goes with it. */
export async function writeWorkouts(transaction: Db, userId: number, planId: number, rows: string): Promise<number[]> {
  const inserted = await insertRows(transaction, [userId, planId, rows])
  return inserted.map(({ id }) => id).sort((one, other) => one - other)
}

/** Within a transaction: stores workouts that were there before, by the ids and with the versions that their rows tell. */
export async function insertFormerWorkouts(transaction: Db, userId: number, planId: number, rows: string) {
  await sql`insert into workouts (user_id, training_plan_id, id, version, week, day, workout_type, priority, exercises, total_duration,
      is_completed, completed_at, actual_exercises, actual_duration, notes)
    overriding system value
    select ${userId}::bigint, ${planId}::bigint, filed.*
    from json_to_recordset(${rows}::json) as filed (id bigint, version integer, week integer, day integer, workout_type text,
      priority text, exercises json, total_duration integer, is_completed boolean, completed_at timestamptz, actual_exercises jsonb,
      actual_duration integer, notes text)`.execute(transaction)
  await announce(transaction, userId, { noun: 'workouts', planId })
}
