import { allRoutes, fillPath, type Route, routes } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminOn, nameOf, OWN_CALLS } from '../../testing/calls.js'
import { startTestApp, type TestApp } from '../../testing/test-app.js'

const changing = allRoutes.filter(({ method }) => method !== 'GET')
const params = { id: 1, exerciseId: 'e', proposalId: 'p', revisionId: 1, sessionId: '0'.repeat(24) }

/** What a page of another site can make a browser send, and what comes of it. */
const FOREIGN = [
  ['a fetch from another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a fetch from a sibling domain or another port', { 'sec-fetch-site': 'same-site' }, 403],
  ['a navigation with a foreign origin', { 'sec-fetch-site': 'none', origin: 'https://evil.test' }, 403],
  ['another site, on plain http', { origin: 'http://evil.test' }, 403],
  ['another port, on plain http', { origin: 'http://tri.local:8080' }, 403],
  ['another scheme', { origin: 'https://tri.local' }, 403],
  ['a sandboxed frame', { origin: 'null' }, 403],
  ['a forged own origin next to cross-site', { 'sec-fetch-site': 'cross-site', origin: 'http://tri.local' }, 403],
  ['a text/plain form', { 'content-type': 'text/plain' }, 415],
  ['a urlencoded form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['JSON in disguise', { 'content-type': 'text/plain; application/json' }, 415],
] as const

const OWN = [
  ['the app itself', { 'sec-fetch-site': 'same-origin', origin: 'http://tri.local' }],
  ['the app itself on plain http', { origin: 'http://tri.local' }],
  ['a program that is no browser', {}],
] as const

/** What an empty object is told where it is heard: that it lacks something, that no such row is there, or what is done. */
function heard(route: Route): number {
  if (route.access === 'admin') return 403
  if (route.asksPassword || (route.body && !route.body.safeParse({}).success)) return 400
  // On plain http there are passkeys for this computer only.
  if (route === routes.passkeys.begin) return 409
  if (/:(id|garminActivityId|secret|sessionId)\b/.test(route.path)) return 404
  return OWN_CALLS[nameOf(route)]?.status ?? route.status ?? 200
}

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('a change', () => {
  it.each(FOREIGN)('asked for by %s is refused on every route', async (_, headers, status) => {
    const user = await adminOn(server)
    for (const { method, path } of changing) {
      const url = fillPath(path, params)
      const reply = await user.send({ method, url, payload: '{}', headers: { host: 'tri.local', ...headers } })
      expect([method, path, reply.status]).toEqual([method, path, status])
    }
    expect((await server.user()).cookie).toBeDefined()
  })

  it.each(OWN)('asked for by %s is heard', async (_, headers) => {
    const user = await server.user()
    for (const route of changing) {
      const { method, path, access } = route
      const url = fillPath(path, params)
      const json = { host: 'tri.local', 'content-type': 'application/json', ...headers }
      const sender = access === 'open' ? server.visitor() : user
      const reply = await sender.send({ method, url, payload: '{}', headers: json })
      expect([method, path, reply.status]).toEqual([method, path, heard(route)])
    }
  })

  it('is measured against the public origin behind a proxy', async () => {
    const behind = await startTestApp({ PUBLIC_ORIGIN: 'https://tri.example.org', TRUST_PROXY: '127.0.0.1' })
    const from = (origin: string) =>
      behind.visitor().send({ method: 'POST', url: '/api/logout', headers: { host: 'inner:3000', origin } })
    expect((await from('https://tri.example.org')).status).toBe(204)
    expect((await from('http://inner:3000')).status).toBe(403)
    await behind.stop()
  })
})

describe('reading', () => {
  it('is open to links from elsewhere', async () => {
    const user = await server.user()
    const reply = await user.send({ method: 'GET', url: '/api/user', headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply.status).toBe(200)
  })
})
