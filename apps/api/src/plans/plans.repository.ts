import type { NewGoal, NewPlan } from '@tri/api-contract'
import type { WeeklySchedule } from '@tri/plan-engine'
import { sql } from 'kysely'
import { ownPlans, plansOf } from '../db/owned-plans.js'
import type { Db } from '../db/schema.js'

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
    .set(changes)
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

/** Erases the plans that were deleted more than a day ago, and their workouts with them. */
export async function prunePlans(db: Db): Promise<void> {
  await db.deleteFrom('training_plans').where('deletedAt', '<', sql<string>`now() - interval '1 day'`).execute()
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
