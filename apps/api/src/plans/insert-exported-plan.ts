import type { NewPlan, RaceResult } from '@tri/api-contract'
import type { AfterRaceSession } from '@tri/plan-engine'
import type { Db } from '../db/schema.js'
import { insertWrittenWorkouts } from '../workouts/write-workouts.js'
import { insertPlan } from './plans.repository.js'

/** A plan from a file, and its workouts as `rowsOf` writes them. */
export type FiledRows = {
  plan: NewPlan & { afterRace?: readonly AfterRaceSession[]; result?: RaceResult | null }
  rows: string
}

/** Stores a plan from a file with its workouts as they stand there, none of them linked to an activity; the plan and their ids. */
export async function insertFiledPlan(transaction: Db, userId: number, filed: FiledRows) {
  const plan = await insertPlan(transaction, userId, filed.plan)
  return { plan, workoutIds: await insertWrittenWorkouts(transaction, userId, plan.id, filed.rows) }
}
