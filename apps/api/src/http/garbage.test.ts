import { allRoutes, fillPath, type Route } from '@tri/api-contract'
import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN_CALLS, adminOn, CALLS, type Call, OWN_CALLS, ownerOn } from '../testing/calls.js'
import { eachKind } from '../testing/each-kind.js'
import { isOnCluster } from '../testing/fresh-database.js'
import { bodyLike, pathPart, spoiled, toPayload } from '../testing/garbage.js'
import { PASSWORD, startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'

/** Pieces of nonsense for each call that has a body, and for each that has none. */
const RUNS = { withBody: rounds({ short: 33, soak: 330 }), without: rounds({ short: 12, soak: 120 }) }
const MORE_THAN = rounds({ short: 500, all: 1_000, soak: 10_000 })
/** What a refused call may leave behind: that it was tried. */
const TRACES = ['rate_limits', 'sessions', 'sign_ins', 'garmin_webhook_logs', 'garmin_oauth_states', 'changes']
const LEAKS = /select |insert |update "|node_modules|at .*\.[jt]s:\d|syntax error|input syntax|violates/i

const VISITORS: Call = { body: { username: 'a@example.org', password: PASSWORD } }

let server: TestApp
let thrown = 0

beforeAll(async () => {
  server = await startTestApp()
  if (!isOnCluster()) await watchRows()
})
afterAll(() => server.stop())

/** Lets the database count each change of a row, whoever makes it. */
async function watchRows() {
  await sql`create table changes (at bigserial primary key, relation text)`.execute(server.db)
  await sql`create function note_change() returns trigger language plpgsql as $$
    begin insert into changes (relation) values (tg_table_name); return null; end $$`.execute(server.db)
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  for (const { name } of rows.filter((row) => !TRACES.includes(row.name) && !row.name.startsWith('kysely_')))
    await sql`create trigger note_change after insert or update or delete on ${sql.table(name)}
      for each row execute function note_change()`.execute(server.db)
}

/** The last change there was; asked for twenty thousand times, so it is not counted. */
async function changes(): Promise<string> {
  const { rows } = await sql<{ last: string | null }>`select max(at) as last from changes`.execute(server.db)
  return String(rows[0]?.last)
}

/** As the user; as a visitor where signing in or out would change who asks next. */
const send = (user: Visitor, route: Route, { params, payload }: { params: Record<string, string>; payload: string }) =>
  (route.access === 'open' ? server.visitor() : user).send({
    method: route.method,
    url: fillPath(route.path, params),
    ...(route.method !== 'GET' && { payload, headers: { 'content-type': 'application/json' } }),
  })

/** Whoever may make the call at all. */
const senderTo = ({ access }: Route): Promise<Visitor> => (access === 'admin' ? adminOn(server) : server.user())

const namesIn = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))

/** Nonsense for a route, around what its owner would send. */
function garbageFor(route: Route, { params = {}, body }: Call) {
  const parts = namesIn(route.path).map((name) => [name, pathPart(String(params[name] ?? '1'))] as const)
  return fc.record({
    params: fc.record(Object.fromEntries(parts)),
    payload: (body === undefined ? bodyLike(route) : fc.oneof(bodyLike(route), spoiled(body))).map(toPayload),
  })
}

// The last one counts what the others threw.
describe.skipIf(isOnCluster())('S13 S15 S17 garbage', { shuffle: false }, () => {
  it.each(eachKind(allRoutes))(
    'S15 sent to %s is understood, or refused without a changed row; never an accident',
    async (name, route) => {
      const { visitor, rows } = await ownerOn(server, name, { isLean: true })
      const sender = route.access === 'admin' ? await adminOn(server) : visitor
      const call = CALLS[name]?.(rows) ?? OWN_CALLS[name] ?? ADMIN_CALLS[name] ?? VISITORS
      await fc.assert(
        fc.asyncProperty(garbageFor(route, call), async (garbage) => {
          thrown += 1
          const before = await changes()
          const reply = await send(sender, route, garbage)
          expect(reply.status).toBeLessThan(500)
          if (reply.status < 400) return
          expect(reply.text).not.toMatch(LEAKS)
          expect(reply.message).toEqual(expect.stringMatching(/\S{3}/))
          expect(await changes()).toBe(before)
        }),
        { numRuns: route.body ? RUNS.withBody : RUNS.without },
      )
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
    },
    120_000,
  )

  it.each(eachKind(allRoutes.filter(({ body }) => body)))(
    'S15 that is no JSON is refused at %s and changes nothing',
    async (_, route) => {
      const sender = await senderTo(route)
      const before = await changes()
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (payload) => {
          const params = Object.fromEntries(namesIn(route.path).map((name) => [name, '1']))
          expect((await send(sender, route, { params, payload })).status).toBe(400)
        }),
        { numRuns: 30 },
      )
      expect(await changes()).toBe(before)
    },
  )

  it('S15 was thrown ten thousand times in a soak, and hundreds of times otherwise', () => {
    expect(thrown).toBeGreaterThan(MORE_THAN)
  })
})
