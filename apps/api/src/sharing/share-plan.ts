import { SHARED_PATH } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { secretOf } from '../db/secret-of.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { listPlanWorkouts } from '../workouts/workouts.repository.js'
import { hashToken, newToken, tokenFrom } from './link-token.js'
import { deleteShare, findSharedPlan, keepShare } from './sharing.repository.js'

/** The link of a plan: made with the first call, the same until sharing ends. */
export async function sharePlan(db: Kysely<Database>, userId: number, planId: number) {
  const key = await secretOf(db, 'sharing')
  return inTransaction(db, async (transaction) => {
    const plan = orNotFound(await findPlan(transaction, userId, planId), 'Plan')
    const seed = newToken()
    const tokenHash = hashToken(tokenFrom(key, seed))
    const share = orNotFound(await keepShare(transaction, { userId, trainingPlanId: plan.id, seed, tokenHash }), 'Plan')
    return { path: `${SHARED_PATH}${tokenFrom(key, share.seed)}`, sharedAt: share.createdAt }
  })
}

/** Ends the sharing of a plan, whether or not it was shared. */
export const unsharePlan = (db: Kysely<Database>, userId: number, planId: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    orNotFound(await findPlan(transaction, userId, planId), 'Plan')
    await deleteShare(transaction, userId, planId)
  })

/** What a link shows; a Refusal when it shows nothing, or nothing any more. The contract leaves out all but the plan. */
export async function readSharedPlan(db: Kysely<Database>, token: string) {
  const plan = orNotFound(await findSharedPlan(db, hashToken(token)), 'Shared plan')
  return { ...plan, workouts: await listPlanWorkouts(db, plan.userId, plan.id) }
}
