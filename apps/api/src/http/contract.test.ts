import { allRoutes, DOCS_PATH, fillPath, routes } from '@tri/api-contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ADMIN_CALLS, adminOn, CALLS, IDLE_CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

const userRoutes = allRoutes.filter(({ access }) => access === 'user')
const rowRoutes = userRoutes.filter((route) => CALLS[nameOf(route)])
const bodyRoutes = allRoutes.filter(({ body }) => body)

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
  // The server's own keys are made when they are first needed.
  const { visitor, rows } = await owner()
  await visitor.ask(routes.sharing.share, { params: { id: String(rows.planId) } })
})
// What all tables hold is read again and again.
beforeEach(() => server.db.deleteFrom('users').execute())
afterAll(() => server.stop())

/** A user with a plan, and the rows their calls are about. */
const owner = (name?: string) => ownerOn(server, name)

describe('every route of the contract', () => {
  it('has a sample call in testing/calls.ts', () => {
    const untested = userRoutes.map(nameOf).filter((name) => !CALLS[name] && !OWN_CALLS[name])
    expect(untested).toEqual([])
  })

  it.each(allRoutes.map((route) => [nameOf(route), route] as const))('%s is served', (_, route) => {
    const isServed = server.app.hasRoute({ method: route.method, url: route.path })
    expect(isServed, 'serve() it in src/<noun>/<noun>.routes.ts, and call that from src/app.ts').toBe(true)
  })

  it('is declared: no other call is served under /api', () => {
    const served = server.app.printRoutes({ commonPrefix: false, includeHooks: false })
    const paths = pathsOf(served).filter((path) => path.startsWith('/api/') && !path.startsWith(DOCS_PATH))
    // The drawing joins parameters that stand in one place.
    const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':')
    expect(new Set(paths.map(shapeOf))).toEqual(new Set(allRoutes.map(({ path }) => shapeOf(path))))
  })

  it.each(allRoutes.map((route) => [nameOf(route), route] as const))(
    '%s refuses a visitor exactly when it is for users',
    async (_, route) => {
      const reply = await send(server.visitor(), route, {
        params: {
          id: 'no number',
          week: 'x',
          proposalId: 'x',
          revisionId: 'x',
          sessionId: 'x',
          page: 'x',
          exerciseId: 'x',
          garminActivityId: '%',
          jobId: 'x',
          kind: '1',
          secret: 'x',
        },
      })
      expect(reply.status === 401).toBe(route.access !== 'open')
      if (route.access !== 'open') expect(reply.message).toBe('Please log in')
    },
  )

  it.each(bodyRoutes.map((route) => [nameOf(route), route] as const))(
    '%s says what is wrong with bad input',
    async (_, route) => {
      const { visitor, rows } = await owner()
      const sender = route.access === 'admin' ? await adminOn(server) : visitor
      const call = CALLS[nameOf(route)]?.(rows) ?? ADMIN_CALLS[nameOf(route)] ?? {}
      const reply = await send(sender, route, { ...call, body: { surprise: true } })
      expect(reply.status).toBe(400)
      const { message, issues } = reply.body as { message: string; issues: { path: string; message: string }[] }
      expect(message).toBe(issues[0]?.message)
      expect(message.length).toBeGreaterThan(10)
    },
  )
})

describe('a route that names a row', () => {
  it.each(rowRoutes.map((route) => [nameOf(route), route] as const))('%s serves the owner', async (name, route) => {
    const { visitor, rows } = await owner(name)
    const reply = await send(visitor, route, CALLS[nameOf(route)]?.(rows) ?? {})
    expect(reply.status).toBe(route.status ?? 200)
  })

  it.each(rowRoutes.map((route) => [nameOf(route), route] as const))(
    '%s tells a stranger what it tells about a row that does not exist, and changes nothing',
    async (name, route) => {
      const { visitor, rows } = await owner(name)
      const stranger = await server.user()
      const calls = [CALLS[name], IDLE_CALLS[name]].filter((call) => call !== undefined)
      const nobodys = 2_000_000_000
      const none = { planId: nobodys, workoutId: nobodys, otherWorkoutId: nobodys + 1, activityId: nobodys }
      const adapted = { ...rows.adapted, planId: nobodys }
      const unknown = {
        ...rows,
        ...none,
        garminActivityId: 'nobodys',
        timeOffId: nobodys,
        thresholdId: nobodys,
        accessTokenId: nobodys,
        sessionId: '0'.repeat(24),
        pastImportId: nobodys,
        passkeyId: nobodys,
        adapted,
      }

      for (const [state, bring] of Object.entries(STATES)) {
        await bring(visitor, rows)
        const before = await fingerprints()
        for (const call of calls) {
          const foreign = await send(stranger, route, call(rows))
          const missing = await send(stranger, route, call(unknown))
          expect([state, foreign.status, foreign.body]).toEqual([state, 404, missing.body])
        }
        expect([state, await fingerprints()]).toEqual([state, before])
      }
    },
  )

  it.each(rowRoutes.filter((route) => IDLE_CALLS[nameOf(route)]).map((route) => [nameOf(route), route] as const))(
    '%s that asks for what is so already serves the owner too',
    async (name, route) => {
      const { visitor, rows } = await owner()
      const before = await visitor.ask(routes.workouts.listForPlan, { params: { id: String(rows.planId) } })
      expect((await send(visitor, route, IDLE_CALLS[name]?.(rows) ?? {})).status).toBe(200)
      const after = await visitor.ask(routes.workouts.listForPlan, { params: { id: String(rows.planId) } })
      expect(after.map(({ exercises }) => exercises)).toEqual(before.map(({ exercises }) => exercises))
    },
  )

  it.each(['0', '-1', '1.5', '2147483648', '99999999999', 'abc', '1;--', '%00', '١', ' 1'])(
    'refuses %j as an id without asking the database',
    async (id) => {
      const visitor = await server.user()
      const url = fillPath(routes.workouts.listForPlan.path, { id: '' }).replace('//', `/${encodeURI(id)}/`)
      expect((await visitor.send({ method: 'GET', url })).status).toBe(400)
    },
  )
})

describe('a route for the signed-in user', () => {
  it.each(Object.entries(OWN_CALLS))('%s serves them', async (name, call) => {
    const { visitor } = await owner()
    const route = userRoutes.find((candidate) => nameOf(candidate) === name)
    if (!route) throw new Error(`${name} is not in the contract`)
    expect((await send(visitor, route, call ?? {})).status).toBe(call?.status ?? route.status ?? 200)
  })
})

type Owned = Awaited<ReturnType<typeof owner>>

/** How a row may stand when a stranger asks for it, one after the other. */
const STATES: Record<string, (visitor: Owned['visitor'], rows: Owned['rows']) => Promise<unknown>> = {
  'as it was made': async () => {},
  'shared, done and linked': async (visitor, { planId, workoutId, garminActivityId }) => {
    await visitor.ask(routes.sharing.share, { params: { id: String(planId) } })
    await visitor.ask(routes.workouts.complete, { params: { id: String(workoutId) }, body: { completed: true } })
    await visitor.ask(routes.garmin.link, { body: { garminActivityId, workoutId } })
  },
  deleted: (visitor, { planId }) => visitor.ask(routes.plans.remove, { params: { id: String(planId) } }),
}

/** What a call leaves behind that was refused: that it was made. */
const TRACES = ['rate_limits', 'sessions']

/** A fingerprint of the rows of every table but those that note each call. */
async function fingerprints(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; hash: string | null }>`
    select table_name as name, (xpath('/row/hash/text()', query_to_xml(format(
      'select md5(string_agg(r::text, chr(10) order by r::text)) as hash from %I.%I r', table_schema, table_name
    ), true, true, '')))[1]::text as hash
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  expect(rows.length).toBeGreaterThan(15)
  return Object.fromEntries(
    rows.filter(({ name }) => !TRACES.includes(name)).map(({ name, hash }) => [name, `${hash}`]),
  )
}

/** The paths in Fastify's drawing of its routes, where each four characters of indentation add to the path above. */
function pathsOf(drawing: string): string[] {
  const parents: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods] = /^([│├└─ ]*)(\S+)(?: \((.+)\))?$/.exec(line) ?? []
    if (!part) return []
    const path = (parents[indent.length - 4] ?? '') + part
    parents[indent.length] = path
    return methods ? [path] : []
  })
}
