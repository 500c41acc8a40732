import type { PlanWeeks } from '@tri/api-contract'
import { type Kysely, sql } from 'kysely'
import { ownPlans } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'

/** What was logged of a workout, session by session; null where nothing was. Of an open one, what was taken back does not count. */
const logged = sql<number | null>`(
  select sum((session ->> 'duration')::numeric)
  from jsonb_array_elements(case when jsonb_typeof(actual_exercises) = 'array' then actual_exercises end) as session
  where is_completed or session ->> 'loggedAt' is not null
)`

/** As the engine's `weekTotals` counts it: what was ticked off without figures counts as planned. */
const done = sql<number>`
  coalesce(case when is_completed then coalesce(actual_duration, ${logged}, total_duration) else ${logged} end, 0)`

/** Minutes planned and done in each week of each plan, the race left out, newest plan first: summed up where they are stored. */
export async function listPlanWeeks(db: Kysely<Database>, userId: number): Promise<PlanWeeks[]> {
  const rows = await ownPlans(db, userId)
    .leftJoin('workouts', (join) =>
      join
        .onRef('workouts.userId', '=', 'training_plans.userId')
        .onRef('workouts.trainingPlanId', '=', 'training_plans.id')
        .on('workouts.workoutType', '!=', 'race'),
    )
    .select(['training_plans.id', 'training_plans.totalWeeks', 'workouts.week'])
    .select([
      sql<number>`coalesce(sum(workouts.total_duration), 0)::integer`.as('planned'),
      sql<number>`coalesce(sum(${done}), 0)::integer`.as('done'),
    ])
    .groupBy(['training_plans.id', 'training_plans.totalWeeks', 'workouts.week'])
    .orderBy('training_plans.id', 'desc')
    .execute()
  const plans = new Map<number, PlanWeeks>()
  for (const { id, totalWeeks, week, planned, done } of rows) {
    const weeks = plans.get(id) ?? { planId: id, planned: noMinutes(totalWeeks), done: noMinutes(totalWeeks) }
    plans.set(id, weeks)
    if (week === null) continue
    weeks.planned[week - 1] = planned
    weeks.done[week - 1] = done
  }
  return [...plans.values()]
}

const noMinutes = (weeks: number): number[] => Array.from({ length: weeks }, () => 0)
