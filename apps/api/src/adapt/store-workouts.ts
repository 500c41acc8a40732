import type { Workout } from '@tri/plan-engine'
import type { TouchedDay } from '@tri/plan-engine/adapt'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db, FormerRow, KeptDay } from '../db/schema.js'
import { formerRows, newRows } from '../plans/workout-rows.js'
import { deleteWorkout } from '../workouts/delete-workout.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { insertFormerWorkouts, insertWrittenWorkouts } from '../workouts/write-workouts.js'

/** The workouts of a plan that a transaction holds. */
export type Held = { userId: number; planId: number; locked: readonly StoredWorkout[] }

/** A workout that comes back to a day whose row went, with what that row was called: calendars know it by that. */
export type Returning = Workout & { former?: FormerRow | undefined }

/**
 * Writes what differs from the rows that are held, in one statement: what is the same object stays as it is. False when a workout that is
 * to go is linked to an activity.
 */
export async function storeWorkouts(transaction: Db, held: Held, workouts: readonly Returning[]): Promise<boolean> {
  const { userId, planId, locked } = held
  const before = new Map<number, StoredWorkout>(locked.map((workout) => [workout.id, workout]))
  const stored = workouts.filter(isStored)
  const changed = stored.filter((workout) => workout !== before.get(workout.id))
  const added = workouts.filter((workout) => !isStored(workout) && workout.exercises.length > 0)
  const { returning, others } = returningAs(added, before)
  await rewrite(transaction, held, changed)
  if (returning.length > 0) await insertFormerWorkouts(transaction, userId, planId, formerRows(returning))
  if (others.length > 0) await insertWrittenWorkouts(transaction, userId, planId, newRows(others))
  for (const { id } of stored) before.delete(id)
  for (const workout of before.values()) if (!(await deleteWorkout(transaction, userId, workout))) return false
  return true
}

/** Each row that went is the row of one workout that comes back, the first that is told by it; the others are new. */
export function returningAs(added: readonly Returning[], before: Pick<ReadonlySet<number>, 'has'>) {
  const given = new Set<number>()
  const returning: { former: FormerRow; workout: Workout }[] = []
  const others: Workout[] = []
  for (const { former, ...workout } of added) {
    if (former && !before.has(former.id) && !given.has(former.id)) {
      given.add(former.id)
      returning.push({ former, workout })
    } else others.push(workout)
  }
  return { returning, others }
}

/** Each touched day with the row that it loses, emptied by then: a day may lose two, and a race on the way is emptied to training. */
export function withRows(touched: readonly TouchedDay[], gone: readonly StoredWorkout[]): KeptDay[] {
  const left = new Set(gone)
  return touched.map((day) => {
    const there = [...left].filter((workout) => workout.week === day.week && workout.day === day.day)
    const type = day.workoutType === 'race' ? 'mixed' : day.workoutType
    const row =
      there.find(({ exercises }) => exercises.some(({ id }) => day.exercises.includes(id))) ??
      there.find(({ workoutType }) => workoutType === type) ??
      there[0]
    if (!row) return day
    left.delete(row)
    return { ...day, row: { id: row.id, version: row.version } }
  })
}

export const isStored = (workout: Workout): workout is StoredWorkout => 'id' in workout

/** What a proposal may change of a workout. */
async function rewrite(transaction: Db, { userId, planId }: Held, changed: readonly StoredWorkout[]): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ id, week, day, workoutType, priority, exercises, totalDuration }) => ({
    ...{ id, week, day, workout_type: workoutType, priority: priority ?? null },
    ...{ exercises, total_duration: totalDuration },
  }))
  const { numAffectedRows = 0n } = await sql`
    update workouts set week = changed.week, day = changed.day, workout_type = changed.workout_type,
      priority = changed.priority, exercises = changed.exercises, total_duration = changed.total_duration,
      version = version + 1, changed_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as changed (id bigint, week integer, day integer,
      workout_type text, priority text, exercises json, total_duration integer)
    where workouts.user_id = ${userId} and workouts.id = changed.id
      and (workouts.week, workouts.day, workouts.workout_type, workouts.priority, workouts.exercises::jsonb, workouts.total_duration)
        is distinct from (changed.week, changed.day, changed.workout_type, changed.priority, changed.exercises::jsonb, changed.total_duration)
      and workouts.training_plan_id in (select id from training_plans where user_id = ${userId} and deleted_at is null)`.execute(
    transaction,
  )
  if (numAffectedRows > 0n) await announce(transaction, userId, { noun: 'workouts', planId })
}
