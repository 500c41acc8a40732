import { type Workout, workout, type workoutRoutes } from '@tri/api-contract'
import { aimWorkouts } from '@tri/plan-engine/zones'
import { type RawBuilder, sql } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import { answerColumns } from '../db/prepared/answer-columns.js'
import type { ValueAt } from '../db/prepared/prepared.js'
import type { Db } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { RawJson } from '../http/raw-json.js'
import { readStanding, type StandingCall, standingRead } from '../http/security/standing-read.js'
import type { Call } from '../http/serve.js'
import { readAthlete } from '../thresholds/athlete.js'
import { inDateOrder } from './workouts.repository.js'

const COLUMNS = answerColumns('workouts', Object.keys(workout.shape), ['completedAt', 'changedAt'])

/** Of an own plan that is not deleted, its workouts in date order; none where there are none. */
const inOrder = (valueAt: ValueAt, condition: RawBuilder<unknown>) => sql<{ answer: string | null }>`
  select json_agg(listed)::text as answer
  from (
    select ${COLUMNS}
    from workouts join training_plans on training_plans.user_id = workouts.user_id and training_plans.id = workouts.training_plan_id
    where workouts.user_id = ${valueAt(0)} and training_plans.user_id = ${valueAt(0)} and training_plans.deleted_at is null
      and ${condition}
    order by ${inDateOrder}
  ) as listed`

const readPlan = standingRead(
  'workouts of a plan',
  (valueAt) => inOrder(valueAt, sql`workouts.training_plan_id = ${valueAt(1)}`),
  1,
)
const readWeek = standingRead(
  'workouts of a week',
  (valueAt) => inOrder(valueAt, sql`workouts.training_plan_id = ${valueAt(1)} and workouts.week = ${valueAt(2)}`),
  2,
)

type Place = { id: number; week?: number }
type ListCall = StandingCall & Pick<Call<typeof workoutRoutes.listForPlan>, 'targets'>

/**
 * A plan's workouts, or those of one week, in date order; a Refusal for a plan that is not the user's. They go out as JSON that
 * the database writes: each write has checked them, and reading them again would cost most of the call. Told with the athlete's targets they are
 * read, for those follow from thresholds on each session's day.
 */
export async function listWorkouts(db: Db, call: ListCall, { id, week }: Place): Promise<RawJson> {
  const listed = await (week === undefined
    ? readStanding(db, readPlan, call, [id])
    : readStanding(db, readWeek, call, [id, week]))
  if (listed === undefined) orNotFound(await findPlan(db, call.userId, id), 'Plan')
  if (!listed || call.targets === 'plan') return new RawJson(listed ?? '[]')
  const [plan, athlete] = [orNotFound(await findPlan(db, call.userId, id), 'Plan'), await readAthlete(db, call.userId)]
  const workouts: Workout[] = JSON.parse(listed)
  return new RawJson(JSON.stringify(aimWorkouts(workouts, plan, athlete)))
}
