import { allRoutes, fillPath } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.js'
import { isKnownHost } from './known-hosts.js'

const FOREIGN = [
  'evil.test',
  'evil.test:3000',
  'localhost.evil.test',
  'evil.local.test',
  '127.0.0.1.nip.io',
  'nas',
  'a b',
]
const KNOWN = [
  ...['localhost', 'LOCALHOST:3000', 'tri.localhost', 'tri.local', 'tri.local:3000'],
  ...['127.0.0.1', '127.0.0.1:3000', '192.168.178.20:3000', '[::1]', '[::1]:3000', '[fd00::1]:3000'],
]

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

describe('isKnownHost', () => {
  it.each(FOREIGN)('is false for %s', (host) => {
    expect(isKnownHost(host)).toBe(false)
  })

  it.each([...KNOWN, ''])('is true for "%s"', (host) => {
    expect(isKnownHost(host)).toBe(true)
  })
})

describe('S54 a call under a foreign name', () => {
  it.each(FOREIGN)('is refused on every route, with what to do: %s', async (host) => {
    const own = { host, origin: `http://${host}` }
    for (const { method, path } of allRoutes) {
      const url = fillPath(path, {
        id: 1,
        week: 1,
        exerciseId: 'e',
        garminActivityId: 'x',
        kind: 'x',
        secret: 'x',
        token: 'x',
      })
      const reply = await server.visitor().send({ method, url, headers: own })
      expect([path, reply.status]).toEqual([path, 421])
      expect(reply.message).toContain('PUBLIC_ORIGIN=')
    }
    for (const url of ['/', '/calendar/x.ics', '/nothing']) {
      expect((await server.visitor().send({ method: 'GET', url, headers: own })).status).toBe(421)
    }
  })

  it.each(KNOWN)('is served under %s', async (host) => {
    const reply = await server.visitor().send({ method: 'GET', url: '/api/health/live', headers: { host } })
    expect(reply.status).toBe(200)
  })

  it('is served under the name that HOST tells it to listen on', async () => {
    const named = await startTestApp({ HOST: 'nas' })
    const ask = (host: string) => named.visitor().send({ method: 'GET', url: '/api/health/live', headers: { host } })
    expect([(await ask('nas:3000')).status, (await ask('other:3000')).status]).toEqual([200, 421])
    await named.stop()
  })
})
