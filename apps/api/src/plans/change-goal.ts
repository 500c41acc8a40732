import { type NewGoal, readGoalPaces, readPlanInput } from '@tri/api-contract'
import { changeGoal } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { lockPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { refuseStale } from '../http/unchanged.js'
import { lockWorkouts, rewriteWorkouts } from '../workouts/workouts.repository.js'
import { updatePlan } from './plans.repository.js'

/**
 * Gives the open workouts of a plan the paces of a new goal; what the athlete did or moved stays. A Refusal when the plan
 * was changed since the version the goal was chosen for.
 */
export const changePlanGoal = (db: Kysely<Database>, userId: number, planId: number, { version, ...goal }: NewGoal) =>
  inTransaction(db, async (transaction) => {
    const plan = orNotFound(await lockPlan(transaction, userId, planId), 'Plan')
    refuseStale(plan, version, 'plan')
    const workouts = await lockWorkouts(transaction, userId, planId)
    const repaced = changeGoal(workouts, readPlanInput(plan), readGoalPaces(goal))
    const changed = repaced.filter((workout, index) => workout !== workouts[index])
    await rewriteWorkouts(transaction, userId, changed)
    return orNotFound(await updatePlan(transaction, userId, planId, goal), 'Plan')
  })
