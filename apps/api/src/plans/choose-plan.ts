import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { setCurrentPlan } from './plans.repository.js'

/** Makes one of the user's plans the current one, and answers it. */
export const choosePlan = (db: Kysely<Database>, userId: number, planId: number) =>
  inTransaction(db, async (transaction) => {
    await setCurrentPlan(transaction, userId, planId)
    return orNotFound(await findPlan(transaction, userId, planId), 'Plan')
  })
