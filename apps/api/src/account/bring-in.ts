import type { AccountData, FiledPlan } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { insertFiledPlan } from '../plans/insert-filed-plan.js'
import { lockRoom } from '../plans/plan-limit.js'
import { setFirstCurrentPlan } from '../plans/plans.repository.js'

/**
 * Adds the plans of a file as new ones of this user: all of them, or none. Its current plan, or its first, becomes the
 * current one of a user who has none.
 */
export const bringIn = (db: Kysely<Database>, userId: number, { plans }: AccountData) =>
  inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId, plans.length)
    const added = []
    for (const filed of plans) added.push({ filed, plan: await insertFromFile(transaction, userId, filed) })
    const current = added.find(({ filed }) => filed.isCurrent) ?? added[0]
    if (current) await setFirstCurrentPlan(transaction, userId, current.plan.id)
    return added.map(({ plan }) => plan).reverse()
  })

function insertFromFile(transaction: Db, userId: number, { workouts, isCurrent, createdAt, ...plan }: FiledPlan) {
  return insertFiledPlan(transaction, userId, { plan, workouts })
}
