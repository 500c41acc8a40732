import type { Db } from './schema.js'

/** The plans a user owns and has not deleted; every query below starts from it. */
export const ownPlans = (db: Db, userId: number) =>
  db
    .selectFrom('training_plans')
    .where('training_plans.userId', '=', userId)
    .where('training_plans.deletedAt', 'is', null)

/** Their ids. */
export const plansOf = (db: Db, userId: number) => ownPlans(db, userId).select('training_plans.id')

export const listPlans = (db: Db, userId: number) => ownPlans(db, userId).selectAll().orderBy('id', 'desc').execute()

export const findPlan = (db: Db, userId: number, planId: number) =>
  ownPlans(db, userId).selectAll().where('id', '=', planId).executeTakeFirst()

/** The plan, held until the transaction ends. */
export const lockPlan = (db: Db, userId: number, planId: number) =>
  ownPlans(db, userId).selectAll().where('id', '=', planId).forUpdate().executeTakeFirst()

/** The plan the user trains with: the one they chose, else their only one; undefined for none. */
export async function findCurrentPlan(db: Db, userId: number) {
  const chosen = await findChosenPlan(db, userId)
  if (chosen) return chosen
  const [only, another] = await ownPlans(db, userId).selectAll().limit(2).execute()
  return another ? undefined : only
}

const findChosenPlan = (db: Db, userId: number) =>
  db
    .selectFrom('training_plans')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'training_plans.userId')
        .onRef('users.currentTrainingPlanId', '=', 'training_plans.id'),
    )
    .selectAll('training_plans')
    .where('users.id', '=', userId)
    .where('training_plans.userId', '=', userId)
    .where('training_plans.deletedAt', 'is', null)
    .executeTakeFirst()
