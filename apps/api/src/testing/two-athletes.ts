import { afterAll } from 'vitest'
import type { Db } from '../db/schema.js'
import { insertUser } from '../users/users.repository.js'
import { freshDatabase } from './fresh-database.js'
import { newPlan } from './samples.js'

/** An account with two plans and a deleted one, each with workouts on a Tuesday and a Saturday of its first week. */
export type Athlete = { id: number; username: string; plan: Plan; second: Plan; deleted: Plan }

type Plan = { id: number; tuesday: number; saturday: number }

/** A database of the test file's own with Ann and Bob, whose rows are of the same kind in all that is not an id or a name. */
export async function databaseOfTwo() {
  const fresh = await freshDatabase()
  afterAll(() => fresh.drop())
  const ann = await insertAthlete(fresh.db, 'ann@example.org')
  const bob = await insertAthlete(fresh.db, 'bob@example.org')
  return { fresh, ann, bob }
}

async function insertAthlete(db: Db, username: string): Promise<Athlete> {
  const user = await insertUser(db, { username, password: 'a hash' })
  if (!user) throw new Error(`${username} is taken`)
  const { id } = user
  const plan = await insertPlan(db, id, null)
  const second = await insertPlan(db, id, null)
  const deleted = await insertPlan(db, id, new Date().toISOString())
  await db.updateTable('users').set({ currentTrainingPlanId: plan.id }).where('id', '=', id).execute()
  return { id, username, plan, second, deleted }
}

async function insertPlan(db: Db, userId: number, deletedAt: string | null): Promise<Plan> {
  const { fitness: _, earlierSchedules: __, earlierRhythms: ___, ...row } = newPlan()
  const { id } = await db
    .insertInto('training_plans')
    .values({ ...row, userId, deletedAt, weeklySchedule: JSON.stringify(row.weeklySchedule) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, tuesday: await insertWorkout(db, userId, id, 2), saturday: await insertWorkout(db, userId, id, 6) }
}

async function insertWorkout(db: Db, userId: number, trainingPlanId: number, day: 2 | 6): Promise<number> {
  const { id } = await db
    .insertInto('workouts')
    .values({ userId, trainingPlanId, week: 1, day, workoutType: 'run', exercises: '[]', totalDuration: 30 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
