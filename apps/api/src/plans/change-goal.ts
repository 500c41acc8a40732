import { type NewGoal, readGoalPaces, readPlanInput } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { findPlan, lockPlan } from '../db/owned-plans.js'
import type { Database, Db } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { isRepeated, runOnce, type Submitted } from '../http/idempotency.js'
import { refuseStale } from '../http/unchanged.js'
import type { InteractiveThreads } from '../threads/threads.js'
import { listWrittenWorkouts, lockVersions, rewriteWorkouts } from '../workouts/workouts.repository.js'
import { updatePlan } from './plans.repository.js'
import type { Repacing } from './workout-rows.js'

/** Whose plan gets which goal, as which submit. */
type Change = Submitted & { planId: number; goal: NewGoal }

/**
 * Gives the open workouts of a plan the paces of a new goal; what the athlete did or moved stays. Once for each submit. A
 * Refusal when the plan was changed since the version the goal was chosen for.
 */
export async function changePlanGoal(
  db: Kysely<Database>,
  threads: InteractiveThreads,
  { userId, submit, planId, goal: asked }: Change,
) {
  const { version, ...goal } = asked
  const accept = (found: PlanRow | undefined) => {
    const plan = orNotFound(found, 'Plan')
    refuseStale(plan, version, 'plan')
    return plan
  }
  const read = async (reader: Db, plan: PlanRow): Promise<Repacing> => ({
    workouts: await listWrittenWorkouts(reader, userId, planId),
    input: readPlanInput(plan),
    goalPaces: readGoalPaces(goal),
  })
  const repace = (repacing: Repacing) => threads.run('repaceRows', repacing)
  // Before the transaction: no connection waits for a thread.
  const found = await db.connection().execute(async (connection) => {
    const plan = await findPlan(connection, userId, planId)
    // Looked up after the plan: one that this submit has changed meanwhile is not taken for somebody else's change.
    return (await isRepeated(connection, { userId, submit })) ? undefined : read(connection, accept(plan))
  })
  const early = found && { workouts: found.workouts, rows: await repace(found) }
  return runOnce(db, { userId, submit }, async (transaction) => {
    const plan = accept(await lockPlan(transaction, userId, planId))
    const locked = await lockVersions(transaction, userId, planId)
    // Who wrote meanwhile is rare; then the work is done again, on rows that nobody changes.
    const rows = early && isSame(early.workouts, locked) ? early.rows : await repace(await read(transaction, plan))
    await rewriteWorkouts(transaction, userId, planId, rows)
    return orNotFound(await updatePlan(transaction, userId, plan, goal), 'Plan')
  })
}

type PlanRow = NonNullable<Awaited<ReturnType<typeof findPlan>>>

type Versions = readonly { id: number; version: number }[]

function isSame(one: Versions, other: Versions): boolean {
  const versionOf = new Map(one.map(({ id, version }) => [id, version]))
  return one.length === other.length && other.every(({ id, version }) => versionOf.get(id) === version)
}
