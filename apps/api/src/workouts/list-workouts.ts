import { workoutFrame } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { RawJson } from '../http/raw-json.js'
import { listWrittenWorkouts } from './workouts.repository.js'

type Place = { id: number; week?: number }

/**
 * A plan's workouts, or those of one week, in date order; a Refusal for a plan that is not the user's. The exercises, nine
 * tenths of the answer, go out as they are stored: each write has checked them, and reading them again would cost most of
 * the call.
 */
export async function listWorkouts(db: Kysely<Database>, userId: number, { id, week }: Place): Promise<RawJson> {
  const rows = await listWrittenWorkouts(db, userId, id, week)
  if (rows.length === 0) orNotFound(await findPlan(db, userId, id), 'Plan')
  return new RawJson(`[${rows.map(written).join()}]`)
}

/** The row as JSON; a column that the contract does not name cannot leave. */
function written({ exercises, ...row }: { exercises: string }): string {
  return `${JSON.stringify(workoutFrame.parse(row)).slice(0, -1)},"exercises":${exercises}}`
}
