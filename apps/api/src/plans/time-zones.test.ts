import { type Route, routes, type TrainingPlan, type Workout } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../testing/child.js'
import { urlOf } from '../testing/databases.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { newPlan } from '../testing/samples.js'
import { PASSWORD } from '../testing/test-app.js'

/** West and east of everything, and two that change their clocks between start and race. */
const ZONES = ['UTC', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati']
/** Around both clock changes, the year's end and a leap day. */
const RACES = ['2027-03-14', '2027-03-28', '2026-12-31', '2027-01-01', '2028-02-29']

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let children: Child[]

beforeAll(async () => {
  fresh = await freshDatabase()
  const DATABASE_URL = urlOf(fresh.connection)
  children = await Promise.all(ZONES.map((TZ) => startChild({ DATABASE_URL, TZ, SIGN_IN_LIMIT: '100' })))
}, 60_000)
afterAll(async () => {
  await Promise.all(children.map(({ end }) => end()))
  await fresh.drop()
})

async function callAt(
  { address }: Child,
  { method, path }: Pick<Route, 'method' | 'path'>,
  cookie: string,
  body?: unknown,
) {
  const headers = { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const init = body === undefined ? {} : { body: JSON.stringify(body) }
  return fetch(`${address}${path}`, { method, headers, ...init })
}

/** What an athlete is told of the same plans, without what differs by row. */
async function answersAt(child: Child, username: string) {
  const registered = await callAt(child, routes.users.register, '', { username, password: PASSWORD })
  const cookie = String(registered.headers.get('set-cookie')).split(';')[0] ?? ''
  const told = []
  for (const raceDate of RACES) {
    const made = await callAt(child, routes.plans.create, cookie, newPlan({ raceDate }))
    expect(made.status).toBe(201)
    const { id, userId, createdAt, ...plan } = (await made.json()) as TrainingPlan
    const path = routes.workouts.listForPlan.path.replace(':id', String(id)) as `/api/${string}`
    const workouts = (await (await callAt(child, { method: 'GET', path }, cookie)).json()) as Workout[]
    told.push({ plan, workouts: workouts.map(({ id, trainingPlanId, changedAt, ...workout }) => workout) })
  }
  const never = await callAt(child, routes.plans.create, cookie, { ...newPlan(), raceDate: '2027-02-29' })
  return { told, refused: [never.status, await never.text()] }
}

describe('S33: wherever the server stands', () => {
  it('S33 plans around clock changes, the year’s end and a leap day are the same to the day', async () => {
    const answers = await Promise.all(children.map((child, at) => answersAt(child, `zone${at}@example.org`)))
    for (const [at, answer] of answers.entries()) expect([ZONES[at], answer]).toEqual([ZONES[at], answers[0]])
    expect(answers[0]?.told.map(({ plan }) => plan.raceDate)).toEqual(RACES)
    expect(answers[0]?.refused[0]).toBe(400)
  })
})
