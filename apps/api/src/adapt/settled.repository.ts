import type { Db } from '../db/schema.js'

/** Within a transaction that holds the plan: what its athlete need not be told again. */
export const settleFacts = (
  transaction: Db,
  { userId, planId }: { userId: number; planId: number },
  facts: readonly string[] | null,
) =>
  transaction
    .updateTable('training_plans')
    .set({ settledFacts: facts && JSON.stringify(facts) })
    .where('userId', '=', userId)
    .where('id', '=', planId)
    .execute()
