import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { lockUser } from '../users/users.repository.js'
import { lockRoom } from './plan-limit.js'
import { clearCurrentPlan, hidePlan, keepCurrentPlan, setFirstCurrentPlan, unhidePlan } from './plans.repository.js'

/** Takes a plan out of everybody's sight; it can be restored until it is erased. */
export const removePlan = (db: Kysely<Database>, userId: number, planId: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    orNotFound(await hidePlan(transaction, userId, planId), 'Plan')
    await clearCurrentPlan(transaction, userId, planId)
  })

/** The plan as it was, current again unless another one is by now; a plan that stands is answered as it is. */
export const restorePlan = (db: Kysely<Database>, userId: number, planId: number) =>
  inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    const standing = await findPlan(transaction, userId, planId)
    if (standing) return standing
    const plan = orNotFound(await unhidePlan(transaction, userId, planId), 'Plan')
    await lockRoom(transaction, userId, 0)
    if (plan.wasCurrent) await setFirstCurrentPlan(transaction, userId, planId)
    else await keepCurrentPlan(transaction, userId, planId)
    return plan
  })
