import { dateOf, type IsoDay, type PlanCalendar, weekdayOf, weekOf } from '@tri/plan-engine'
import { sql } from 'kysely'
import { listPlans } from '../db/owned-plans.js'
import type { Db } from '../db/schema.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import { linksOf } from './links.repository.js'

type Plan = Awaited<ReturnType<typeof listPlans>>[number]

/** A plan, and what of it is planned on some days: only legs that no activity is linked to. */
export type PlannedDays = { plan: Plan; calendar: PlanCalendar; workouts: readonly StoredWorkout[] }

/** What the user's plans hold on these days, in two queries whatever their number. */
export async function plannedFor(db: Db, userId: number, days: readonly IsoDay[]): Promise<readonly PlannedDays[]> {
  const plans = days.length === 0 ? [] : await listPlans(db, userId)
  const workouts = await workoutsAt(
    db,
    userId,
    plans.flatMap((plan) => placesIn(plan, days)),
  )
  const links = await linksOf(
    db,
    userId,
    workouts.map(({ id }) => id),
  )
  const isFree = (workout: StoredWorkout, exerciseId: string) =>
    !links.some((link) => link.linkedWorkoutId === workout.id && link.linkedExerciseId === exerciseId)
  return plans.map((plan) => ({
    plan,
    calendar: plan,
    workouts: workouts
      .filter(({ trainingPlanId }) => trainingPlanId === plan.id)
      .map((workout) => ({
        ...workout,
        // Matching passes over workouts with an activity; here it is the legs that are taken or free.
        garminActivityId: null,
        exercises: workout.exercises.filter(({ id }) => isFree(workout, id)),
      })),
  }))
}

type Place = { plan_id: number; week: number; day: number }

/** Where the days stand in a plan; a date outside of it stands nowhere. */
const placesIn = (plan: Plan, days: readonly IsoDay[]): Place[] =>
  [...new Set(days)].flatMap((date) => {
    const week = weekOf(plan, date)
    const day = weekdayOf(date)
    return dateOf(plan, week, day) === date ? { plan_id: plan.id, week, day } : []
  })

async function workoutsAt(db: Db, userId: number, places: readonly Place[]): Promise<StoredWorkout[]> {
  if (places.length === 0) return []
  return db
    .selectFrom('workouts')
    .selectAll('workouts')
    .where('workouts.userId', '=', userId)
    .where((where) =>
      where.exists(
        sql`(select from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (plan_id bigint, week integer, day integer)
          where place.plan_id = workouts.training_plan_id and place.week = workouts.week and place.day = workouts.day)`,
      ),
    )
    .orderBy('workouts.id')
    .execute()
}
