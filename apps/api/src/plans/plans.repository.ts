import type { NewGoal, NewPlan } from '@tri/api-contract'
import type { Db } from '../db/schema.js'

/** The plans a user owns; every query on workouts goes through it, so no row leaks to a stranger. */
export const plansOf = (db: Db, userId: number) =>
  db.selectFrom('training_plans').select('training_plans.id').where('training_plans.userId', '=', userId)

export const listPlans = (db: Db, userId: number) =>
  db.selectFrom('training_plans').selectAll().where('userId', '=', userId).orderBy('id', 'desc').execute()

export const findPlan = (db: Db, userId: number, planId: number) =>
  db.selectFrom('training_plans').selectAll().where('userId', '=', userId).where('id', '=', planId).executeTakeFirst()

/** The plan, held until the transaction ends. */
export const lockPlan = (db: Db, userId: number, planId: number) =>
  db
    .selectFrom('training_plans')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .forUpdate()
    .executeTakeFirst()

export const countPlans = async (db: Db, userId: number): Promise<number> => {
  const counted = db.selectFrom('training_plans').where('userId', '=', userId)
  const { count } = await counted.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

export const insertPlan = (db: Db, userId: number, { weeklySchedule, ...plan }: NewPlan) =>
  db
    .insertInto('training_plans')
    .values({ ...plan, userId, weeklySchedule: JSON.stringify(weeklySchedule) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateGoal = (db: Db, userId: number, planId: number, goal: NewGoal) =>
  db
    .updateTable('training_plans')
    .set(goal)
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .returningAll()
    .executeTakeFirst()

/** The id of the deleted plan; undefined when the user has no such plan. Its workouts go with it. */
export const deletePlan = (db: Db, userId: number, planId: number) =>
  db
    .deleteFrom('training_plans')
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .returning('id')
    .executeTakeFirst()

/** The plan the user trains with; undefined for none. */
export const findCurrentPlan = (db: Db, userId: number) =>
  db
    .selectFrom('training_plans')
    .innerJoin('users', 'users.currentTrainingPlanId', 'training_plans.id')
    .selectAll('training_plans')
    .where('users.id', '=', userId)
    .executeTakeFirst()

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
