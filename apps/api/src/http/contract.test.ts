import { allRoutes, DOCS_PATH, fillPath, type Route, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountFile, shortPlan } from '../testing/samples.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

type Call = { params?: Record<string, string | number>; body?: unknown }
/** The rows an owner's calls are about. */
type Rows = { planId: number; workoutId: number; otherWorkoutId: number; exerciseId: string }

/** For each call that names a row: what its owner sends. Calls left out name none. */
const CALLS: Partial<Record<string, (rows: Rows) => Call>> = {
  'PATCH /api/training-plans/:id': ({ planId }) => ({ params: { id: planId }, body: goal }),
  'DELETE /api/training-plans/:id': ({ planId }) => ({ params: { id: planId } }),
  'POST /api/training-plans/:id/restore': ({ planId }) => ({ params: { id: planId } }),
  'PATCH /api/training-plans/:id/name': ({ planId }) => ({ params: { id: planId }, body: { name: 'Autumn race' } }),
  'POST /api/training-plans/:id/copies': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/training-plans/:id/workouts': ({ planId }) => ({ params: { id: planId } }),
  'GET /api/training-plans/:id/weeks/:week/workouts': ({ planId }) => ({ params: { id: planId, week: 1 } }),
  'PATCH /api/user/current-plan': ({ planId }) => ({ body: { planId } }),
  'PATCH /api/workouts/:id/position': ({ workoutId }) => ({
    params: { id: workoutId },
    body: { week: 1, day: 3, dayName: 'Wednesday' },
  }),
  'PATCH /api/workouts/:id/complete': ({ workoutId }) => ({ params: { id: workoutId }, body: { completed: true } }),
  'PATCH /api/exercises/move': ({ workoutId, otherWorkoutId, exerciseId }) => ({
    body: { sourceWorkoutId: workoutId, targetWorkoutId: otherWorkoutId, exerciseId, targetIndex: 0 },
  }),
  'DELETE /api/workouts/:id/exercises/:exerciseId': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId, exerciseId },
  }),
  'POST /api/workouts/:id/exercises': ({ workoutId, exerciseId }) => ({
    params: { id: workoutId },
    body: { exerciseId, targetIndex: 0 },
  }),
  'DELETE /api/exercises': ({ workoutId, exerciseId }) => ({ body: { workoutId, exerciseId } }),
}

/** What a signed-in user sends to the calls that name no row. */
const OWN_CALLS: Partial<Record<string, Call>> = {
  'GET /api/user': {},
  'GET /api/user/current-plan': {},
  'PATCH /api/user/preferences': { body: { defaultSwimPace: '1:45' } },
  'GET /api/training-plans': {},
  'POST /api/training-plans': { body: shortPlan() },
  'PATCH /api/user/password': { body: { currentPassword: PASSWORD, newPassword: 'another-horse-8' } },
  'DELETE /api/user': { body: { password: PASSWORD } },
  'GET /api/user/data': {},
  'POST /api/user/data': { body: accountFile() },
}

const goal = { goalFinishTime: '02:45:00', goalSwimPace: '1:50', goalBikePace: '19.0', goalRunPace: '8:00' }
const nameOf = (route: Route) => `${route.method} ${route.path}`
const userRoutes = allRoutes.filter(({ access }) => access === 'user')
const rowRoutes = userRoutes.filter((route) => CALLS[nameOf(route)])
const bodyRoutes = allRoutes.filter(({ body }) => body)

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const send = (visitor: Visitor, route: Route, { params, body }: Call) =>
  visitor.send({
    method: route.method,
    url: fillPath(route.path, params),
    ...(body !== undefined && { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

/** A user with a plan, and the rows their calls are about. */
async function owner() {
  const visitor = await server.user()
  const plan = await visitor.ask(routes.plans.create, { body: shortPlan() })
  const workouts = await visitor.ask(routes.workouts.listForPlan, { params: { id: String(plan.id) } })
  const [first, second] = workouts.filter(({ workoutType }) => workoutType !== 'race')
  const exerciseId = first?.exercises[0]?.id
  if (!first || !second || !exerciseId) throw new Error('The sample plan has too few workouts')
  return { visitor, rows: { planId: plan.id, workoutId: first.id, otherWorkoutId: second.id, exerciseId } }
}

describe('every route of the contract', () => {
  it('has a sample call here', () => {
    const untested = userRoutes.map(nameOf).filter((name) => !CALLS[name] && !OWN_CALLS[name])
    expect(untested).toEqual([])
  })

  it.each(allRoutes.map((route) => [nameOf(route), route] as const))('%s is served', (_, route) => {
    expect(server.app.hasRoute({ method: route.method, url: route.path })).toBe(true)
  })

  it('is declared: no other call is served under /api', () => {
    const served = server.app.printRoutes({ commonPrefix: false, includeHooks: false })
    const paths = pathsOf(served).filter((path) => path.startsWith('/api/') && !path.startsWith(DOCS_PATH))
    expect(new Set(paths)).toEqual(new Set(allRoutes.map(({ path }) => path)))
  })

  it.each(allRoutes.map((route) => [nameOf(route), route] as const))(
    '%s refuses a visitor exactly when it is for users',
    async (_, route) => {
      const reply = await send(server.visitor(), route, { params: { id: 'no number', week: 'x', exerciseId: 'x' } })
      expect(reply.status === 401).toBe(route.access === 'user')
      if (route.access === 'user') expect(reply.message).toBe('Please log in')
    },
  )

  it.each(bodyRoutes.map((route) => [nameOf(route), route] as const))(
    '%s says what is wrong with bad input',
    async (_, route) => {
      const { visitor, rows } = await owner()
      const call = CALLS[nameOf(route)]?.(rows) ?? {}
      const reply = await send(visitor, route, { ...call, body: { surprise: true } })
      expect(reply.status).toBe(400)
      const { message, issues } = reply.body as { message: string; issues: { path: string; message: string }[] }
      expect(message).toBe(issues[0]?.message)
      expect(message.length).toBeGreaterThan(10)
    },
  )
})

describe('a route that names a row', () => {
  it.each(rowRoutes.map((route) => [nameOf(route), route] as const))('%s serves the owner', async (_, route) => {
    const { visitor, rows } = await owner()
    const reply = await send(visitor, route, CALLS[nameOf(route)]?.(rows) ?? {})
    expect(reply.status).toBe(route.status ?? 200)
  })

  it.each(rowRoutes.map((route) => [nameOf(route), route] as const))(
    '%s tells a stranger what it tells about a row that does not exist, and changes nothing',
    async (_, route) => {
      const { visitor, rows } = await owner()
      const stranger = await server.user()
      const before = await allRowsOf(rows.planId)

      const foreign = await send(stranger, route, CALLS[nameOf(route)]?.(rows) ?? {})
      const none = { planId: 2_000_000_000, workoutId: 2_000_000_000, otherWorkoutId: 2_000_000_001 }
      const missing = await send(stranger, route, CALLS[nameOf(route)]?.({ ...rows, ...none }) ?? {})

      expect(foreign.status).toBe(404)
      expect(foreign.body).toEqual(missing.body)
      expect(await allRowsOf(rows.planId)).toEqual(before)
      expect(visitor.username).not.toBe(stranger.username)
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
    expect((await send(visitor, route, call ?? {})).status).toBe(route.status ?? 200)
  })
})

const allRowsOf = (planId: number) =>
  Promise.all([
    server.db.selectFrom('training_plans').selectAll().where('id', '=', planId).execute(),
    server.db.selectFrom('workouts').selectAll().where('trainingPlanId', '=', planId).orderBy('id').execute(),
  ])

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
