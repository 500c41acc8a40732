import { Agent, request } from 'node:http'
import { routes } from '../../packages/api-contract/dist/all-routes.js'
import { RACE_PRESETS } from '../../packages/plan-engine/dist/index.js'
import { planFor } from './data/athletes.mjs'

const WARM_UP = 10

/** 24 weeks of an ironman. */
export const planToSave = () => {
  const { swim, bike, run } = RACE_PRESETS.ironman
  const distances = { swimDistance: String(swim), bikeDistance: String(bike), runDistance: String(run) }
  return { ...planFor(24), raceType: 'ironman', ...distances }
}

/** What a save leaves in the tables, as the bare server inserts it. */
export async function savedBefore(address, athlete, db) {
  await save(address, athlete)
  const { rows } = await db.query(
    `with saved as (delete from training_plans where user_id = $1 and race_type = 'ironman' returning *),
      rows as (select week, day, workout_type, priority, exercises, total_duration from workouts
        where user_id = $1 and training_plan_id in (select id from saved) order by id)
    select (select to_jsonb(saved) - '{id,user_id,created_at,deleted_at,was_current,version}'::text[] from saved) as plan,
      (select json_agg(rows)::text from rows) as workouts`,
    [await userIdOf(athlete, db)],
  )
  const [{ plan, workouts }] = rows
  const asText = (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)
  return { plan: Object.fromEntries(Object.entries(plan).map(([name, value]) => [name, asText(value)])), workouts }
}

/** One after the other, at the bare server and at the app in turns: milliseconds. */
export async function compareSaves({ app, bare, athlete, db, count }) {
  const userId = await userIdOf(athlete, db)
  const forget = () => db.query(`delete from training_plans where user_id = $1 and race_type = 'ironman'`, [userId])
  const saveBare = () => post(`${bare.address}/plans`, athlete.cookie)
  const saveInApp = () => save(app.address, athlete)
  const pairs = []
  for (let pair = 0; pair < WARM_UP + count; pair += 1) {
    const [first, second] = pair % 2 === 0 ? [saveBare, saveInApp] : [saveInApp, saveBare]
    const [one, other] = [await first(), await second()]
    await forget()
    if (pair >= WARM_UP) pairs.push(pair % 2 === 0 ? { bare: one, app: other } : { bare: other, app: one })
  }
  return pairs
}

const save = (address, { cookie }) =>
  post(`${address}${routes.plans.create.path}`, cookie, JSON.stringify(planToSave()))

const agent = new Agent({ keepAlive: true })

/** Milliseconds to the last byte of what is answered. */
const post = (url, cookie, body = '') =>
  new Promise((resolve, reject) => {
    const began = performance.now()
    const headers = {
      cookie,
      ...(body && { 'content-type': 'application/json' }),
      'content-length': Buffer.byteLength(body),
    }
    const sent = request(url, { method: 'POST', agent, headers }, (reply) => {
      reply.resume().on('end', () => {
        if (reply.statusCode === 201) resolve(performance.now() - began)
        else reject(new Error(`${url} answered ${reply.statusCode}`))
      })
    })
    sent.on('error', reject).end(body)
  })

async function userIdOf({ username }, db) {
  const { rows } = await db.query('select user_id as id from login_names where name = $1', [username])
  return rows[0].id
}
