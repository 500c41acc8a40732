import { randomBytes } from 'node:crypto'
import { allRoutes, fillPath, type Route, routes } from '@tri/api-contract'
import { createSandbox, type Sandbox } from '@tri/garmin-sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../../testing/calls.js'
import { type Child, startChild } from '../../testing/child.js'
import { urlOf } from '../../testing/databases.js'
import { forwarderTo } from '../../testing/forwarder.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { comeBack, consent, report, runOf, WEBHOOK_SECRET } from '../../testing/garmin-app.js'
import { PASSWORD, UNLIMITED, type Visitor, visitorsOf } from '../../testing/test-app.js'

const secret = (name: string) => `${name}-canary-${randomBytes(24).toString('hex')}`
const KEYS = {
  SESSION_SECRET: secret('session'),
  ENCRYPTION_KEY: secret('encryption'),
  METRICS_TOKEN: secret('metrics'),
  GARMIN_CLIENT_SECRET: secret('garmin'),
}
const NEW_PASSWORD = 'another-horse-8'
const STRANGE = 'strange-canary-7f3a'

/** What may stand nowhere in the log, by what it is. */
const secrets: [what: string, text: string][] = []

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let sandbox: Sandbox
let child: Child
let app: FastifyInstance
let server: ReturnType<typeof visitorsOf>

beforeAll(async () => {
  fresh = await freshDatabase()
  const clientSecret = KEYS.GARMIN_CLIENT_SECRET
  sandbox = createSandbox({ clientId: 'partner', clientSecret, hurry: 100_000, rateLimits: 'off', watchOffset: 0 })
  sandbox.app.addHook('onSend', async (_request, _reply, payload) => noteTokens(String(payload)))
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
  const databaseUrl = urlOf(fresh.connection)
  child = await startChild({
    ...UNLIMITED,
    ...KEYS,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'trace',
    GARMIN_MODE: 'sandbox',
    GARMIN_API_BASE: sandbox.origin(),
    GARMIN_CLIENT_ID: 'partner',
    GARMIN_WEBHOOK_SECRET_PATH: WEBHOOK_SECRET,
  })
  if (!child.address) throw new Error(child.said())
  app = forwarderTo(child.address)
  server = visitorsOf(app)
  secrets.push(...Object.entries(KEYS), ['webhook secret', WEBHOOK_SECRET], ['DATABASE_URL', databaseUrl])
  const { password } = new URL(databaseUrl)
  if (password) secrets.push(['password of the database', password])
  secrets.push(['password', PASSWORD], ['new password', NEW_PASSWORD], ['text of a caller', STRANGE])
}, 60_000)
afterAll(async () => {
  await app.close()
  await child.end()
  await sandbox.app.close()
  await fresh.drop()
})

/** Tokens are seen once: in the sandbox's answer. */
function noteTokens(payload: string) {
  for (const [, name = '', token = ''] of payload.matchAll(/"((?:access|refresh)_token)":"([^"]+)"/g))
    secrets.push([name, token])
}

function notePerson({ username, cookie }: Visitor) {
  const id = decodeURIComponent(String(cookie).replace(/^\w+=/, '')).split('.')[0] ?? ''
  secrets.push(['address', username], ['cookie', String(cookie)], ['id of the session', id])
}

/** A passkey is for one host, and the forwarder has another; proposals take long to make, so their calls name a plan of nobody. */
const rowsNamedBy = (route: Route) =>
  /passkeys\/:id|proposals|revisions|changes/.test(route.path) ? '' : nameOf(route)

/** As the owner, as a stranger, as a visitor, and with what makes no sense. */
async function callInAllWays(route: Route) {
  const { visitor, rows } = await ownerOn(server, rowsNamedBy(route), { isLean: true })
  notePerson(visitor)
  const { username } = visitor
  const credentials = { username, password: PASSWORD }
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => String(name))
  const strange = { params: Object.fromEntries(names.map((name) => [name, STRANGE])) }
  const call = CALLS[nameOf(route)]?.(rows) ?? OWN_CALLS[nameOf(route)] ?? { ...strange, body: credentials }
  const { body = undefined, ...place } = call
  const sent = route.method === 'GET' ? place : { ...place, body }
  await send(server.visitor(), route, sent)
  await send(visitor, route, sent)
  if (route.method !== 'GET') await send(visitor, route, { ...strange, body: { [STRANGE]: STRANGE, ...credentials } })
  const url = `${fillPath(route.path, call.params ?? {})}?code=${STRANGE}&state=${STRANGE}`
  await visitor.send({
    method: route.method,
    url,
    headers: { authorization: `Bearer ${STRANGE}`, 'user-agent': STRANGE },
  })
}

/** Connects to Garmin, tries the way back a second time, takes a report and a broken one, and disconnects. */
async function goToGarmin() {
  const visitor = await server.user()
  notePerson(visitor)
  const { authUrl } = await visitor.ask(routes.garmin.auth)
  const back = await consent({ sandbox }, authUrl, { athlete: 1 })
  for (const name of ['code', 'state']) secrets.push([`Garmin ${name}`, String(back.searchParams.get(name))])
  expect(await comeBack(visitor, back)).toBe('/garmin?success=connected')
  expect(await comeBack(visitor, back)).toBe('/garmin?error=invalid_state')
  const { garminUserId } = await visitor.ask(routes.garmin.connection)
  secrets.push(['Garmin account', String(garminUserId)])
  const reported = await report({ app }, { activities: [runOf(String(garminUserId))] })
  expect(reported.statusCode).toBe(200)
  expect((await report({ app }, `{"${STRANGE}`)).statusCode).toBe(400)
  await visitor.ask(routes.garmin.disconnect)
}

describe('S31 the log at its most talkative', () => {
  it('holds no secret and no person, whatever is called in whatever way', async () => {
    await goToGarmin()
    for (const route of allRoutes) await callInAllWays(route)
    await server.visitor().send({ method: 'GET', url: '/metrics', headers: { authorization: KEYS.METRICS_TOKEN } })
    const said = () => child.said()
    for (const { path } of allRoutes) await expect.poll(said).toContain(`"route":"${path}"`)
    expect(secrets.map(([what]) => what)).toEqual(
      expect.arrayContaining(['access_token', 'refresh_token', 'Garmin code']),
    )
    expect(secrets.filter(([, text]) => text.length < 6)).toEqual([])
    expect(secrets.filter(([, text]) => said().includes(text))).toEqual([])
  }, 300_000)
})
