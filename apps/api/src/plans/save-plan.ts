import { type NewPlan, readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { once, type Submit } from '../http/submit.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'
import { lockRoom } from './plan-limit.js'
import { insertPlan, setFirstCurrentPlan } from './plans.repository.js'

/** Stores the plan with all its workouts, or nothing, once for each submit; it becomes the first current plan of a user. */
export async function savePlan(db: Kysely<Database>, userId: number, newPlan: NewPlan, submit?: Submit) {
  const { workouts } = generatePlan(readPlanInput(newPlan))
  return once(db, { userId, submit }, async (transaction) => {
    await lockRoom(transaction, userId)
    const plan = await insertPlan(transaction, userId, newPlan)
    await insertWorkouts(transaction, plan.id, workouts)
    await setFirstCurrentPlan(transaction, userId, plan.id)
    return plan
  })
}
