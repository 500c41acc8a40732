// What the API is measured against, in a process of its own: Fastify with pg that looks up the same rows, with named prepared
// statements and no checks. Told the database's address; tells its own.
import { createHash } from 'node:crypto'
import { Fastify, pg } from './server.mjs'

const SESSION = 'select user_id, created_at from sessions where key = $1'
const USER = `select id, username, default_swim_pace as "defaultSwimPace", default_bike_pace as "defaultBikePace",
    default_run_pace as "defaultRunPace", experience_level as "experienceLevel", default_weekly_schedule as "defaultWeeklySchedule",
    units, pool_units as "poolUnits", pool_length as "poolLength", suggests_changes as "suggestsChanges",
    current_training_plan_id as "currentTrainingPlanId"
  from users where id = $1`
const WORKOUTS = `select id, training_plan_id as "trainingPlanId", week, day, day_name as "dayName", workout_type as "workoutType",
    priority, total_duration as "totalDuration", is_completed as "isCompleted", actual_exercises as "actualExercises",
    actual_duration as "actualDuration", completed_at as "completedAt", notes, garmin_activity_id as "garminActivityId", version,
    changed_at as "changedAt", exercises
  from workouts where user_id = $1 and training_plan_id = $2`
const IN_ORDER = 'order by week, day'
const WEEK = `${WORKOUTS} and week = $3 ${IN_ORDER}`
const PLAN = `${WORKOUTS} ${IN_ORDER}`
const PLAN_AS_TEXT = `select json_agg(row)::text as text from (${PLAN}) as row`

const [connectionString = ''] = process.argv.slice(2)
/** A plan and its workouts that were made before. */
let saved
process.once('message', (message) => {
  saved = message
})
const pool = new pg.Pool({ connectionString, max: 10 })
const app = Fastify()

const look = async (name, text, values) => (await pool.query({ name, text, values })).rows

async function userOf({ headers }) {
  const [, id = ''] = /sid=([^;.]*)/.exec(headers.cookie) ?? []
  const [session] = await look('session', SESSION, [createHash('sha256').update(decodeURIComponent(id)).digest('hex')])
  return session.user_id
}

app.get('/user', async (request) => (await look('user', USER, [await userOf(request)]))[0])
app.get('/plans/:id/weeks/:week', async (request) =>
  look('week', WEEK, [await userOf(request), request.params.id, request.params.week]),
)
app.get('/plans/:id', async (request) => look('plan', PLAN, [await userOf(request), request.params.id]))
app.get('/plans/:id/text', async (request, reply) => {
  const [row] = await look('plan as text', PLAN_AS_TEXT, [await userOf(request), request.params.id])
  return reply.type('application/json; charset=utf-8').send(row.text)
})

/** The two INSERTs in one transaction. */
app.post('/plans', async (request, reply) => {
  const userId = await userOf(request)
  const { plan, workouts } = saved
  const client = await pool.connect()
  try {
    await client.query('begin')
    const columns = Object.keys(plan)
    const { rows } = await client.query({
      name: 'insert plan',
      text: `insert into training_plans (user_id, ${columns}) values ($1, ${columns.map((_, at) => `$${at + 2}`)}) returning *`,
      values: [userId, ...Object.values(plan)],
    })
    await client.query({
      name: 'insert workouts',
      text: `insert into workouts (user_id, training_plan_id, week, day, workout_type, priority, exercises, total_duration)
        select $1::bigint, $2::bigint, filed.* from json_to_recordset($3::json) as filed (week integer, day integer, workout_type text,
          priority text, exercises json, total_duration integer)`,
      values: [userId, rows[0].id, workouts],
    })
    await client.query('commit')
    return reply.code(201).send(rows[0])
  } finally {
    client.release()
  }
})

await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.listeningOrigin)
