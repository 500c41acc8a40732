import { type NewPlan, readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'
import { lockRoom } from './plan-limit.js'
import { insertPlan, setFirstCurrentPlan } from './plans.repository.js'

/** Stores the plan with all its workouts, or nothing; it becomes the current plan of a user who has none. */
export async function savePlan(db: Kysely<Database>, userId: number, newPlan: NewPlan) {
  const { workouts } = generatePlan(readPlanInput(newPlan))
  return inTransaction(db, async (transaction) => {
    await lockRoom(transaction, userId)
    const plan = await insertPlan(transaction, userId, newPlan)
    await insertWorkouts(transaction, plan.id, workouts)
    await setFirstCurrentPlan(transaction, userId, plan.id)
    return plan
  })
}
