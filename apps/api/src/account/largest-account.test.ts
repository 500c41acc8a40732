import { routes } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

const { account, plans, users } = routes
const WEEKS = 104
const MEBIBYTE = 1024 * 1024

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** A user with fifty plans of two years for the longest race, every workout done and with a note. */
async function fullAthlete(): Promise<Visitor> {
  const user = await server.user()
  const race = { raceType: 'ironman', swimDistance: '2.4', bikeDistance: '112', runDistance: '26.2' } as const
  const raceDate = addDays('2026-11-20', WEEKS * 7)
  await user.ask(plans.create, { body: newPlan({ ...race, raceDate, totalWeeks: WEEKS }) })
  await sql`update workouts set is_completed = true, completed_at = now(), notes = 'Rain, and "wind"'`.execute(
    server.db,
  )
  const { id } = await user.ask(users.current)
  await sql`
    with copied as (
      insert into training_plans (user_id, ${COLUMNS}) select user_id, ${COLUMNS}
      from training_plans, generate_series(2, 50) where user_id = ${id} returning id
    )
    insert into workouts (training_plan_id, ${WORKOUT_COLUMNS}) select copied.id, ${WORKOUT_COLUMNS}
    from copied, workouts order by copied.id, workouts.id`.execute(server.db)
  return user
}

const COLUMNS = sql.raw(
  'name, race_type, swim_distance, bike_distance, run_distance, race_date, start_date, total_weeks, experience_level, ' +
    'current_swim_pace, current_bike_pace, current_run_pace, goal_swim_pace, goal_bike_pace, goal_run_pace, weekly_schedule',
)
const WORKOUT_COLUMNS = sql.raw('week, day, workout_type, exercises, total_duration, is_completed, completed_at, notes')

/** What a file holds but whose it is, and when it and its plans were made. */
const contents = (text: string) =>
  text.slice(text.indexOf('"preferences"')).replaceAll(/"createdAt":"[^"]+"|"exportedAt":"[^"]+"/g, '')

it('S49 the largest account goes out and comes back in as it was', async () => {
  const { text } = await (await fullAthlete()).call(account.download)
  expect(text.length).toBeGreaterThan(50 * MEBIBYTE)
  const next = await server.user()
  const reply = await next.send({
    method: 'POST',
    url: account.bringIn.path,
    payload: text,
    headers: { 'content-type': 'application/json' },
  })
  expect([reply.status, reply.message]).toEqual([201, undefined])
  const again = await next.call(account.download)
  expect(contents(again.text) === contents(text)).toBe(true)
  console.log(`${(text.length / MEBIBYTE).toFixed(1)} MiB went out and came back in`)
}, 240_000)
