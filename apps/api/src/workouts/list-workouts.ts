import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { found } from '../http/errors.js'
import { findPlan } from '../plans/plans.repository.js'
import { listPlanWorkouts, listWeekWorkouts } from './workouts.repository.js'

/** A plan's workouts in date order; a Refusal for a plan that is not the user's. */
export async function listAllWorkouts(db: Kysely<Database>, userId: number, planId: number) {
  found(await findPlan(db, userId, planId), 'Plan')
  return listPlanWorkouts(db, userId, planId)
}

/** The same for one week; empty for a week in which nothing stands. */
export async function listWorkoutsOfWeek(db: Kysely<Database>, userId: number, at: { id: number; week: number }) {
  found(await findPlan(db, userId, at.id), 'Plan')
  return listWeekWorkouts(db, userId, at.id, at.week)
}
