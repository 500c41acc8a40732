import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillPath, type Route, routes } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../testing/child.js'
import { urlOf } from '../testing/databases.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { longestTurn, WATCH_TURNS } from '../testing/longest-turn.js'
import { medianOf } from '../testing/median.js'
import { activityFile, newPlan } from '../testing/samples.js'
import { PASSWORD, UNLIMITED } from '../testing/test-app.js'

const { account, activityFiles, plans, users, workouts } = routes
const AT_ONCE = 8
/** Work that is the server's own stands in each round; what a virtual machine's host took for itself, in one. */
const ROUNDS = 3
/** Milliseconds of processor time for which nobody else is answered. */
const MOST_MS = 100
const WEEKS = 104
const PLANS = 3
const PLAN = newPlan({
  ...{ raceType: 'ironman', swimDistance: '2.4', bikeDistance: '112', runDistance: '26.2' },
  ...{ raceDate: addDays('2026-11-20', WEEKS * 7), totalWeeks: WEEKS },
})
const GOAL = { goalFinishTime: '11:30:00', goalSwimPace: '1:52', goalBikePace: '19.2', goalRunPace: '8:00' }

/** Draws for longer than an event loop may be busy. */
const RENDERER = `
export const prepare = async () => {}
export function renderPlan({ answers }) {
  const began = performance.now()
  while (performance.now() - began < 200);
  return 'DRAWN ' + answers.workouts.length
}`

type Call = { path: string; init?: RequestInit; status: number }

let folder: string
let fresh: Awaited<ReturnType<typeof freshDatabase>>
let server: Child
let cookie = ''
let planId: number
let accountFile: string

beforeAll(async () => {
  fresh = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'triplan-fair-test-'))
  await mkdir(join(folder, '.ssr'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, '.ssr', 'render-plan.js'), RENDERER)
  for (const name of ['index', 'visitor', 'user', 'plan']) await writeFile(join(folder, `${name}.html`), '__PLAN__')
  server = await startChild({
    ...UNLIMITED,
    DATABASE_URL: urlOf(fresh.connection),
    WEB_DIR: folder,
    ...WATCH_TURNS,
  })
  if (!server.address) throw new Error(server.said())
  const registered = await send(of(users.register, { username: 'loop@example.org', password: PASSWORD }))
  cookie = String(registered.headers.get('set-cookie')).replace(/;.*/s, '')
  const { id }: { id: number } = JSON.parse(await (await send(of(plans.create, PLAN))).text())
  planId = id
  for (let made = 1; made < PLANS; made++) await send(of(plans.duplicate))
  accountFile = await (await send(of(account.download))).text()
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  await fresh.drop()
  await rm(folder, { recursive: true })
})

/** A call of a route, about the first plan where it names one. */
const of = (route: Route, body?: unknown): Call => ({
  path: fillPath(route.path, { id: String(planId) }),
  init: {
    method: route.method,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  },
  status: route.status ?? 200,
})

const send = ({ path, init = {} }: Call) =>
  fetch(`${server.address}${path}`, { ...init, headers: { ...init.headers, cookie: `${cookie}; time-zone=UTC` } })

/** Those that add plans come first, each with room for them; the others have as many plans as there may be. */
const CALLS: Record<string, () => Call> = {
  'saves a plan of two years': () => of(plans.create, PLAN),
  'copies a plan of two years': () => of(plans.duplicate),
  'uploads all data': () => of(account.bringIn, accountFile),
  'downloads all data': () => of(account.download),
  'opens the page': () => ({ path: '/?view=weekly', init: { headers: { accept: 'text/html' } }, status: 200 }),
  'reads the workouts of two years': () => of(workouts.listForPlan),
  'changes the goal of two years': () => of(plans.changeGoal, GOAL),
  'lists plans': () => of(plans.list),
  'adds an activity': () => of(activityFiles.add, activityFile('a')),
}

const ADDING = ['saves a plan of two years', 'copies a plan of two years', 'uploads all data']

const removeCopies = () => fresh.db.deleteFrom('training_plans').where('id', '!=', planId).execute()

describe('S48 the event loop, while one user', () => {
  it.each(Object.entries(CALLS))('%s, is busy for 100 ms at most', { timeout: 180_000 }, async (name, call) => {
    if (ADDING.includes(name)) await removeCopies()
    const statuses = new Set<number>()
    const once = async () => {
      const reply = await send(call())
      await reply.arrayBuffer()
      statuses.add(reply.status)
    }
    // What is compiled at the first call is compiled once.
    await once()
    await longestTurn(server)
    const stretches: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(Array.from({ length: AT_ONCE }, once))
      stretches.push(await longestTurn(server))
    }
    const longest = medianOf(stretches)
    expect(statuses).toContain(call().status)
    console.log(`Who ${name} keeps the event loop busy for ${longest.toFixed(0)} ms at most`)
    if (IS_SOAK) expect(longest).toBeLessThan(MOST_MS)
  })
})
