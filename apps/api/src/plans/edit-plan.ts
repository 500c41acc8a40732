import type { PlanRename, ResultOfRace } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { updatePlan } from './plans.repository.js'

/** The plan under its new name, once for each submit; a Refusal when it was changed since the version the name was typed over. */
export const renamePlan = (db: Kysely<Database>, by: Submitted, planId: number, { name, version }: PlanRename) =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    refuseStale(plan, version, 'plan')
    return orNotFound(await updatePlan(transaction, userId, plan, { name }), 'Plan')
  })

/** The plan with what its race came to, once for each submit; a Refusal when it was changed since `version`. */
export const recordResult = (db: Kysely<Database>, by: Submitted, planId: number, { result, version }: ResultOfRace) =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    refuseStale(plan, version, 'plan')
    const stored = result && JSON.stringify(result)
    return orNotFound(await updatePlan(transaction, userId, plan, { result: stored }), 'Plan')
  })
