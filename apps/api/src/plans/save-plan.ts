import { type NewPlan, newPlan, type PlanRequest, readPlanInput } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { announceAll } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { accepted, check } from '../http/checked.js'
import { isRepeated, runOnce, type Submitted } from '../http/idempotency.js'
import type { InteractiveThreads } from '../threads/threads.js'
import { writeWorkouts } from '../workouts/write-workouts.js'
import { type Asked, firstDay } from './first-day.js'
import { hasRoom, lockRoom } from './plan-limit.js'
import { insertUnannounced, keepCurrentPlan, setFirstCurrentPlan } from './plans.repository.js'

/** What is to be saved, for whom and as which submit. */
type Request = Asked & Submitted & { plan: PlanRequest }

/**
 * Stores the plan with all its workouts, or nothing, once for each submit; it becomes the first current plan of a user.
 * A Refusal when the day that it starts on, where it names none, does not fit the rest.
 */
export async function savePlan(db: Kysely<Database>, threads: InteractiveThreads, request: Request) {
  const { userId, submit } = request
  // Before the transaction: no connection waits for a thread.
  const wanted = await db.connection().execute((connection) => dataToGenerate(connection, request))
  const early = wanted && { data: wanted, ...(await generate(threads, wanted)) }
  return runOnce(db, { userId, submit }, async (transaction) => {
    const data = early?.data ?? (await withFirstDay(transaction, request))
    const hasChosen = (await lockRoom(transaction, userId)) !== null
    if (!hasChosen) await keepCurrentPlan(transaction, userId)
    const { rows, afterRace } = early ?? (await generate(threads, data))
    const plan = await insertUnannounced(transaction, userId, { ...data, afterRace })
    const { id, version } = plan
    await writeWorkouts(transaction, userId, id, rows)
    await announceAll(transaction, userId, [
      { noun: 'plans', id, version },
      { noun: 'workouts', planId: id },
    ])
    if (!hasChosen) await setFirstCurrentPlan(transaction, userId, id)
    return plan
  })
}

/** Returns what a plan is generated from; undefined when the submit was answered before, on whatever day, or no room is left. */
async function dataToGenerate(connection: Db, request: Request): Promise<NewPlan | undefined> {
  if (await isRepeated(connection, { userId: request.userId, submit: request.submit })) return undefined
  const data = await withFirstDay(connection, request)
  return (await hasRoom(connection, request.userId)) ? data : undefined
}

async function withFirstDay(db: Db, { userId, plan, ...asked }: Request): Promise<NewPlan> {
  const startDate = plan.startDate ?? (await firstDay(db, userId, asked, plan))
  return accepted(check(newPlan, { ...plan, startDate }))
}

const generate = (threads: InteractiveThreads, data: NewPlan) => threads.run('generateRows', readPlanInput(data))
