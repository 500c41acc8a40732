import { type NewPlan, readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { Refusal } from '../http/errors.js'
import { lockUser } from '../users/users.repository.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'
import { countPlans, insertPlan, setFirstCurrentPlan } from './plans.repository.js'

const MAX_PLANS = 50

/** Stores the plan with all its workouts, or nothing; it becomes the current plan of a user who has none. */
export async function savePlan(db: Kysely<Database>, userId: number, newPlan: NewPlan) {
  const { workouts } = generatePlan(readPlanInput(newPlan))
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    if ((await countPlans(transaction, userId)) >= MAX_PLANS) {
      throw new Refusal(
        'conflict',
        `You have ${MAX_PLANS} plans, the most we keep. Please delete one you no longer need`,
      )
    }
    const plan = await insertPlan(transaction, userId, newPlan)
    await insertWorkouts(transaction, plan.id, workouts)
    await setFirstCurrentPlan(transaction, userId, plan.id)
    return plan
  })
}
