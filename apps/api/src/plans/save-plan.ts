import { newPlan, type PlanRequest, readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { accepted, check } from '../http/checked.js'
import { type IdempotentRequest, runOnce } from '../http/idempotency.js'
import { insertWorkouts } from '../workouts/workouts.repository.js'
import { type Asked, firstDay } from './first-day.js'
import { lockRoom } from './plan-limit.js'
import { insertPlan, setFirstCurrentPlan } from './plans.repository.js'

type Request = Asked & { submit?: IdempotentRequest | undefined }

/**
 * Stores the plan with all its workouts, or nothing, once for each submit; it becomes the first current plan of a user.
 * A Refusal when the day that it starts on, where it names none, does not fit the rest.
 */
export const savePlan = (db: Kysely<Database>, userId: number, request: PlanRequest, { submit, ...asked }: Request) =>
  runOnce(db, { userId, submit }, async (transaction) => {
    const startDate = request.startDate ?? (await firstDay(transaction, userId, asked, request))
    const data = accepted(check(newPlan, { ...request, startDate }))
    const { workouts } = generatePlan(readPlanInput(data))
    await lockRoom(transaction, userId)
    const plan = await insertPlan(transaction, userId, data)
    await insertWorkouts(transaction, plan.id, workouts)
    await setFirstCurrentPlan(transaction, userId, plan.id)
    return plan
  })
