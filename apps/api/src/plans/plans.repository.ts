import type { NewGoal, NewPlan } from '@tri/api-contract'
import type { WeeklySchedule } from '@tri/plan-engine'
import { type Kysely, sql } from 'kysely'
import { isChanged, nextVersion } from '../db/count-version.js'
import { everyUser } from '../db/every-user.js'
import { ownPlans, plansOf } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'

export const countPlans = async (db: Db, userId: number): Promise<number> => {
  const counted = ownPlans(db, userId).select((row) => row.fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

type PlanRow = Omit<NewPlan, 'weeklySchedule'> & { weeklySchedule: WeeklySchedule }

export const insertPlan = (db: Db, userId: number, { weeklySchedule, ...plan }: PlanRow) =>
  db
    .insertInto('training_plans')
    .values({ ...plan, userId, weeklySchedule: JSON.stringify(weeklySchedule) })
    .returningAll()
    .executeTakeFirstOrThrow()

/** The plan with another goal or another name. */
export const updatePlan = (
  db: Db,
  userId: number,
  planId: number,
  changes: Omit<NewGoal, 'version'> | { name: string },
) =>
  db
    .updateTable('training_plans')
    .set({
      ...changes,
      version: nextVersion(isChanged(Object.entries(changes).map(([name, value]) => [sql.ref(name), value]))),
    })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** The id of the plan that is now hidden; undefined when the user has no such plan. */
export const hidePlan = (db: Db, userId: number, planId: number) =>
  db
    .updateTable('training_plans')
    .set({
      deletedAt: sql`now()`,
      wasCurrent: sql`exists (select from users where id = ${userId} and current_training_plan_id = ${planId})`,
    })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** The plan as it was before it was deleted; undefined when the user has deleted no such plan. */
export const unhidePlan = (db: Db, userId: number, planId: number) =>
  db
    .updateTable('training_plans')
    .set({ deletedAt: null })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .where('deletedAt', 'is not', null)
    .returningAll()
    .executeTakeFirst()

/** Milliseconds that a deleted plan can be restored. */
const KEPT_FOR = 86_400_000

/** Erases the plans that were deleted more than a day ago, with their workouts; what was linked to those is free. */
export async function prunePlans(db: Kysely<Database>): Promise<void> {
  const before = new Date(Date.now() - KEPT_FOR).toISOString()
  const owners = await db
    .selectFrom('training_plans')
    .select('userId')
    .distinct()
    .where('deletedAt', '<', before)
    .modifyEnd(everyUser)
    .execute()
  for (const { userId } of owners) await inTransaction(db, (transaction) => prunePlansOf(transaction, userId, before))
}

/** The same of one user, within a transaction. No key lets go by itself: that would take the owner's part with it. */
export async function prunePlansOf(transaction: Db, userId: number, before: string): Promise<void> {
  const over = await transaction
    .selectFrom('training_plans')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', '<', before)
    .forUpdate()
    .execute()
  const ids = over.map(({ id }) => id)
  if (ids.length === 0) return
  await transaction
    .updateTable('garmin_activities')
    .set({ linkedWorkoutId: null })
    .where('userId', '=', userId)
    .where('linkedWorkoutId', 'in', (workouts) =>
      workouts.selectFrom('workouts').select('id').where('userId', '=', userId).where('trainingPlanId', 'in', ids),
    )
    .execute()
  await transaction
    .updateTable('garmin_watch_workouts')
    .set({ trainingPlanId: null })
    .where('userId', '=', userId)
    .where('trainingPlanId', 'in', ids)
    .execute()
  await transaction
    .deleteFrom('public_tokens')
    .where('userId', '=', userId)
    .where('trainingPlanId', 'in', ids)
    .execute()
  await transaction.deleteFrom('training_plans').where('userId', '=', userId).where('id', 'in', ids).execute()
}

/** The user's id; undefined when the plan is not theirs. */
export const setCurrentPlan = (db: Db, userId: number, planId: number) =>
  db
    .updateTable('users')
    .set({ currentTrainingPlanId: planId })
    .where('id', '=', userId)
    .where((where) => where.exists(plansOf(db, userId).where('training_plans.id', '=', planId)))
    .returning('id')
    .executeTakeFirst()

export const setFirstCurrentPlan = (db: Db, userId: number, planId: number) =>
  db
    .updateTable('users')
    .set({ currentTrainingPlanId: planId })
    .where('id', '=', userId)
    .where('currentTrainingPlanId', 'is', null)
    .execute()

export const clearCurrentPlan = (db: Db, userId: number, planId: number) =>
  db
    .updateTable('users')
    .set({ currentTrainingPlanId: null })
    .where('id', '=', userId)
    .where('currentTrainingPlanId', '=', planId)
    .execute()
