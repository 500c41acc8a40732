import { allRoutes, type Route } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../db/transaction.js'
import { ADMIN_CALLS, adminOn, nameOf, send } from '../testing/calls.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { disableUser } from './disable-user.js'

const ROLES = ['visitor', 'user', 'admin', 'disabled user', 'disabled admin'] as const
type Role = (typeof ROLES)[number]

/** What each role is told before a call is looked at; undefined: it is heard. Anything that a role is not given is refused. */
const GRANTS: Record<Role, Record<Route['access'], 401 | 403 | undefined>> = {
  visitor: { open: undefined, user: 401, admin: 401 },
  user: { open: undefined, user: undefined, admin: 403 },
  admin: { open: undefined, user: undefined, admin: undefined },
  'disabled user': { open: undefined, user: 401, admin: 401 },
  'disabled admin': { open: undefined, user: 401, admin: 401 },
}

let server: TestApp
const as: Partial<Record<Role, Visitor>> = {}

beforeAll(async () => {
  server = await startTestApp()
  // Somebody who stays an admin, so that the others may go.
  await adminOn(server)
})
afterAll(() => server.stop())

async function disabled(visitor: Visitor): Promise<Visitor> {
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', visitor.username)
    .executeTakeFirstOrThrow()
  await inTransaction(server.db, (transaction) => disableUser(transaction, id))
  return visitor
}

/** Each has the cookie that they came with; what signs out or in is sent by somebody of their own. */
async function visitorAs(role: Role): Promise<Visitor> {
  if (role === 'visitor') return server.visitor()
  const isAdmin = role.endsWith('admin')
  const visitor = isAdmin ? await adminOn(server) : await server.user()
  return role.startsWith('disabled') ? disabled(visitor) : visitor
}

/** Nonsense: it is refused for itself by whoever hears it, and changes nothing. */
const NONSENSE = {
  id: 'x',
  week: 'x',
  page: 'x',
  token: 'x',
  kind: 'x',
  secret: 'x',
  jobId: 'x',
  garminActivityId: '%',
}
const nonsenseFor = ({ path, body }: Route) => ({
  params: Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, Object(NONSENSE)[name] ?? 'x']),
  ),
  ...(body && { body: { surprise: true } }),
})

describe.each(ROLES)('S59 as a %s', (role) => {
  beforeAll(async () => {
    as[role] = await visitorAs(role)
  })

  it.each(allRoutes.map((route) => [nameOf(route), route] as const))('%s', async (_, route) => {
    const changesWhoAsks = route.method !== 'GET' && !route.body && !route.path.includes(':')
    const visitor = changesWhoAsks ? await visitorAs(role) : as[role]
    if (!visitor) throw new Error(`There is no ${role}`)
    const { status } = await send(visitor, route, nonsenseFor(route))
    const told = GRANTS[role][route.access]
    if (told !== undefined) expect(status).toBe(told)
    else if (route.access !== 'open') expect([401, 403]).not.toContain(status)
  })
})

describe('S59 an admin', () => {
  it.each(allRoutes.filter(({ access }) => access === 'admin').map((route) => [nameOf(route), route] as const))(
    '%s is served',
    async (name, route) => {
      const call = ADMIN_CALLS[name]
      if (!call) throw new Error(`${name} has no sample call in testing/calls.ts`)
      expect((await send(await adminOn(server), route, call)).status).toBe(call.status ?? route.status ?? 200)
    },
  )

  it('is none any more with the next call, on any instance, once the role is taken', async () => {
    const admin = await adminOn(server)
    const ask = () => admin.send({ method: 'GET', url: '/api/admin/server' })
    expect((await ask()).status).toBe(200)
    await server.db.updateTable('users').set({ role: 'user' }).where('username', '=', admin.username).execute()
    expect((await ask()).status).toBe(403)
  })
})
