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

const insertRows = prepare<{ id: number }>(
  'insert workouts',
  `insert into workouts (user_id, training_plan_id, week, day, workout_type, priority, exercises, total_duration, is_completed,
    completed_at, actual_exercises, actual_duration, notes)
  select $1::bigint, $2::bigint, filed.*
  from json_to_recordset($3::json) as filed (week integer, day integer, workout_type text, priority text, exercises json,
    total_duration integer, is_completed boolean, completed_at timestamptz, actual_exercises jsonb,
    actual_duration integer, notes text)
  returning id`,
)

/** The same, for one who announces it with what goes with it. */
export async function writeWorkouts(transaction: Db, userId: number, planId: number, rows: string): Promise<number[]> {
  const inserted = await insertRows(transaction, [userId, planId, rows])
  return inserted.map(({ id }) => id).sort((one, other) => one - other)
}
