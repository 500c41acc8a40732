import { readFileSync } from 'node:fs'
import { fillPath, type Route, routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../testing/child.js'
import { urlOf } from '../testing/databases.js'
import { freshDatabase } from '../testing/fresh-database.js'
import { fillAccount, longestPlan } from '../testing/full-account.js'
import { longestTurn, WATCH_TURNS } from '../testing/longest-turn.js'
import { PASSWORD, UNLIMITED } from '../testing/test-app.js'

const { account, plans, users, workouts } = routes
const CALLS = 3
/** Milliseconds of processor time for which nobody else is answered. */
const MOST_MS = 100
const MOST_MEGABYTES = 512
const MEBIBYTE = 1024 * 1024

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let server: Child
let cookie = ''
let planId = 0

beforeAll(async () => {
  fresh = await freshDatabase()
  server = await startChild({ ...UNLIMITED, DATABASE_URL: urlOf(fresh.connection), ...WATCH_TURNS })
  const registered = await send(users.register, { username: 'full@example.org', password: PASSWORD })
  cookie = String(registered.headers.get('set-cookie')).replace(/;.*/s, '')
  const plan: { id: number; userId: number } = JSON.parse(await (await send(plans.create, longestPlan())).text())
  planId = plan.id
  await fillAccount(fresh.db, plan.userId)
}, 120_000)
afterAll(async () => {
  await server.end('SIGKILL')
  await fresh.drop()
})

const send = (route: Route, body?: unknown) =>
  fetch(`${server.address}${fillPath(route.path, { id: String(planId) })}`, {
    method: route.method,
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** The most that the program has held, where the system tells it. */
const mostMegabytes = () =>
  process.platform === 'linux'
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1]) / 1024
    : 0

describe('S34 the largest account there can be', () => {
  it.each<[string, Route, number]>([
    ['its plans', plans.list, 20_000],
    ['the workouts of two years', workouts.listForPlan, MEBIBYTE],
    ['all its data', account.download, 50 * MEBIBYTE],
  ])(
    'is told %s without keeping others waiting for 100 ms of work, nor much memory',
    async (name, route, least) => {
      await (await send(route)).arrayBuffer()
      await longestTurn(server)
      for (let call = 0; call < CALLS; call++) {
        const reply = await send(route)
        expect(reply.status).toBe(200)
        expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(least)
      }
      const longest = await longestTurn(server)
      console.log(`Telling ${name}: ${longest.toFixed(0)} ms at a stretch, ${mostMegabytes().toFixed(0)} MiB at most`)
      if (IS_SOAK) expect(longest).toBeLessThan(MOST_MS)
      if (IS_SOAK) expect(mostMegabytes()).toBeLessThan(MOST_MEGABYTES)
    },
    120_000,
  )
})
