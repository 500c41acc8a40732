import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { type FiledRows, insertFiledPlan } from './insert-exported-plan.js'
import { lockRoom } from './plan-limit.js'
import { keepCurrentPlan, setFirstCurrentPlan } from './plans.repository.js'

/**
 * Adds the plan of a file as a new one, with what was done in it; all of it or nothing. A season that is over is taken
 * too: it is the athlete's record. It becomes the current plan of a user who has none.
 */
export const importPlan = (db: Kysely<Database>, userId: number, filed: FiledRows) =>
  inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId)
    await keepCurrentPlan(transaction, userId)
    const { plan } = await insertFiledPlan(transaction, userId, filed)
    await setFirstCurrentPlan(transaction, userId, plan.id)
    return plan
  })
