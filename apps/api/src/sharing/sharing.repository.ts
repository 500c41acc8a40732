import { plansOf } from '../db/owned-plans.js'
import type { Db } from '../db/schema.js'

const findShare = (db: Db, planId: number) =>
  db.selectFrom('plan_shares').selectAll().where('trainingPlanId', '=', planId).executeTakeFirst()

/** The share that stands now: this one, or an earlier one. */
export async function keepShare(db: Db, share: { trainingPlanId: number; seed: string; tokenHash: string }) {
  await db
    .insertInto('plan_shares')
    .values(share)
    .onConflict((conflict) => conflict.column('trainingPlanId').doNothing())
    .execute()
  return findShare(db, share.trainingPlanId)
}

export const deleteShare = (db: Db, userId: number, planId: number) =>
  db
    .deleteFrom('plan_shares')
    .where('trainingPlanId', '=', planId)
    .where('trainingPlanId', 'in', plansOf(db, userId))
    .execute()

/** Ends the sharing of every plan of the user, deleted ones included: a restored plan is not shared either. */
export const deleteShares = (db: Db, userId: number) =>
  db
    .deleteFrom('plan_shares')
    .where('trainingPlanId', 'in', db.selectFrom('training_plans').select('id').where('userId', '=', userId))
    .execute()

/** The plan that a token opens, with its owner's id; a deleted plan is not shared. */
export const findSharedPlan = (db: Db, tokenHash: string) =>
  db
    .selectFrom('plan_shares')
    .innerJoin('training_plans', 'training_plans.id', 'plan_shares.trainingPlanId')
    .selectAll('training_plans')
    .where('plan_shares.tokenHash', '=', tokenHash)
    .where('training_plans.deletedAt', 'is', null)
    .executeTakeFirst()
