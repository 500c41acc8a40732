import type { Insertable } from 'kysely'
import { announce } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { standingUser } from '../db/standing-user.js'

type Share = Pick<Insertable<Database['plan_shares']>, 'userId' | 'trainingPlanId' | 'seed' | 'tokenHash'>

/** Within a transaction: the share that stands now, this one or an earlier one. */
export async function keepShare(transaction: Db, share: Share) {
  const made = await transaction
    .insertInto('plan_shares')
    .values(share)
    .onConflict((conflict) => conflict.columns(['userId', 'trainingPlanId']).doNothing())
    .returningAll()
    .executeTakeFirst()
  const { userId, trainingPlanId, tokenHash } = share
  if (!made) return findShare(transaction, userId, trainingPlanId)
  await transaction
    .insertInto('public_tokens')
    .values({ userId, trainingPlanId, tokenHash })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
  await announce(transaction, userId, { noun: 'sharing', planId: trainingPlanId })
  return made
}

const findShare = (db: Db, userId: number, planId: number) =>
  db
    .selectFrom('plan_shares')
    .selectAll()
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .executeTakeFirst()

/** Within a transaction. */
export async function deleteShare(transaction: Db, userId: number, planId: number): Promise<void> {
  await transaction
    .deleteFrom('public_tokens')
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .execute()
  const ended = await transaction
    .deleteFrom('plan_shares')
    .where('userId', '=', userId)
    .where('trainingPlanId', '=', planId)
    .executeTakeFirst()
  if (ended.numDeletedRows > 0) await announce(transaction, userId, { noun: 'sharing', planId })
}

/** Within a transaction: ends the sharing of every plan of the user, deleted ones included: a restored plan is not shared either. */
export async function deleteShares(transaction: Db, userId: number): Promise<void> {
  await transaction
    .deleteFrom('public_tokens')
    .where('userId', '=', userId)
    .where('trainingPlanId', 'is not', null)
    .execute()
  const ended = await transaction.deleteFrom('plan_shares').where('userId', '=', userId).executeTakeFirst()
  if (ended.numDeletedRows > 0) await announce(transaction, userId, { noun: 'sharing' })
}

/** The plan that a token opens, with its owner's id; a deleted plan is not shared, nor is one of an account that is switched off. */
export async function findSharedPlan(db: Db, tokenHash: string) {
  const token = await db
    .selectFrom('public_tokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!token) return undefined
  return standingUser(db, token.userId)
    .innerJoin('plan_shares', 'plan_shares.userId', 'users.id')
    .innerJoin('training_plans', (join) =>
      join
        .onRef('training_plans.userId', '=', 'plan_shares.userId')
        .onRef('training_plans.id', '=', 'plan_shares.trainingPlanId'),
    )
    .selectAll('training_plans')
    .where('plan_shares.userId', '=', token.userId)
    .where('plan_shares.tokenHash', '=', tokenHash)
    .where('training_plans.userId', '=', token.userId)
    .where('training_plans.deletedAt', 'is', null)
    .executeTakeFirst()
}
