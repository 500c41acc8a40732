import type { ResultOfRace } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import { updatePlan } from './plans.repository.js'

/**
 * The plan with what its race came to, once for each submit; a Refusal when the plan was changed since `version`, and when it is race
 * day nowhere on earth yet.
 */
export const recordResult = (
  db: Kysely<Database>,
  by: Submitted,
  { planId, now, ...recorded }: ResultOfRace & { planId: number; now: Date },
) =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    refuseStale(plan, recorded.version, 'plan')
    const latest = addDays(now.toISOString().slice(0, 10), 1)
    if (recorded.result && plan.raceDate > latest)
      throw new HttpError('invalid', 'This race is still to come. Its result can be kept from race day on.')
    const result = recorded.result && JSON.stringify(recorded.result)
    return orNotFound(await updatePlan(transaction, userId, plan, { result }), 'Plan')
  })
