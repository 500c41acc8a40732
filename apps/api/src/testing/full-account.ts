import { type NewPlan, workout } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'
import { inWords } from '../texts/in-words.js'
import { newPlan, START } from './samples.js'

const WEEKS = 104

/** The longest plan there is, for the longest race. */
export const longestPlan = (): NewPlan =>
  newPlan({
    ...{ raceType: 'ironman', swimDistance: '2.4', bikeDistance: '112', runDistance: '26.2' },
    ...{ raceDate: addDays(START, WEEKS * 7), totalWeeks: WEEKS },
  })

/** Makes fifty plans of the one that a user has, every workout done, with a note, and with the words that earlier versions stored. */
export async function fillAccount(db: Kysely<Database>, userId: number): Promise<void> {
  const rows = await db.selectFrom('workouts').select(['id', 'exercises']).where('userId', '=', userId).execute()
  for (const { id, exercises } of rows) {
    const told = JSON.parse(await inWords(JSON.stringify({ exercises }), 'en'))
    const stored = JSON.stringify(workout.shape.exercises.parse(told.exercises))
    await sql`update workouts set exercises = ${stored}::json where user_id = ${userId} and id = ${id}`.execute(db)
  }
  await sql`update workouts set is_completed = true, completed_at = now(), notes = 'Rain, and "wind"'
    where user_id = ${userId}`.execute(db)
  await sql`
    with own as (select id from training_plans where user_id = ${userId}), copied as (
      insert into training_plans (user_id, ${COLUMNS}) select user_id, ${COLUMNS}
      from training_plans, generate_series(2, 50) where user_id = ${userId} returning id
    )
    insert into workouts (user_id, training_plan_id, ${WORKOUT_COLUMNS}) select workouts.user_id, copied.id, ${WORKOUT_COLUMNS}
    from copied, workouts where workouts.user_id = ${userId} and training_plan_id in (select id from own) order by copied.id, workouts.id`.execute(
    db,
  )
}

const COLUMNS = sql.raw(
  'name, race_type, swim_distance, bike_distance, run_distance, race_date, start_date, total_weeks, experience_level, ' +
    'current_swim_pace, current_bike_pace, current_run_pace, goal_swim_pace, goal_bike_pace, goal_run_pace, weekly_schedule',
)
const WORKOUT_COLUMNS = sql.raw('week, day, workout_type, exercises, total_duration, is_completed, completed_at, notes')
