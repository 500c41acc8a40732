import { extraWorkouts, type GarminActivity, type PlanWeeks } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { findPlan, listPlans } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { findWorkout } from '../workouts/workouts.repository.js'
import { viewActivities, viewActivity } from './activity-view.js'
import { listUnlinked, lockActivityById, storeExtra } from './links.repository.js'
import { plannedFor } from './planned-for.js'

/** The activities of a plan's days that no session is linked to, with what they may be. */
export async function unlinkedActivities(
  db: Kysely<Database>,
  userId: number,
  planId: number,
): Promise<GarminActivity[]> {
  const { startDate, raceDate } = orNotFound(await findPlan(db, userId, planId), 'Training plan')
  return viewActivities(db, userId, await listUnlinked(db, userId, { from: startDate, to: raceDate }))
}

/** Keeps an activity that no session is linked to as an extra one, or asks for its session again. */
export const keepAsExtra = (
  db: Kysely<Database>,
  userId: number,
  { id, isExtra }: { id: number; isExtra: boolean },
): Promise<GarminActivity> =>
  inTransaction(db, async (transaction) => {
    const activity = orNotFound(await lockActivityById(transaction, userId, id), 'Activity')
    const linked =
      activity.linkedWorkoutId !== null && (await findWorkout(transaction, userId, activity.linkedWorkoutId))
    if (isExtra && linked)
      throw new HttpError('conflict', 'This activity is linked to a session. Please unlink it first')
    const kept = activity.isExtra === isExtra ? activity : await storeExtra(transaction, userId, id, isExtra)
    return viewActivity(transaction, userId, kept)
  })

/** The weeks of plans, with what was done beside them. */
export async function withExtras(
  db: Kysely<Database>,
  userId: number,
  weeks: readonly PlanWeeks[],
): Promise<PlanWeeks[]> {
  const plans = await listPlans(db, userId)
  const days = plans.flatMap(({ startDate, raceDate }) => [startDate, raceDate]).sort()
  const [from, to] = [days[0], days.at(-1)]
  const unlinked = from && to ? await viewActivities(db, userId, await listUnlinked(db, userId, { from, to })) : []
  const planned = await plannedFor(
    db,
    userId,
    unlinked.map(({ localDay }) => localDay),
  )
  return weeks.map((each) => {
    const own = planned.find(({ plan }) => plan.id === each.planId)
    const done = [...each.done]
    for (const { workout } of own ? extraWorkouts(own.plan, own.workouts, unlinked) : [])
      done[workout.week - 1] = (done[workout.week - 1] ?? 0) + (workout.actualDuration ?? 0)
    return { ...each, done }
  })
}
