import { describe, expect, it } from 'vitest'
import { ask, connect, NOON, sandbox } from '../testing.js'

const ID = '/wellness-api/rest/user/id'
const PERMISSIONS = '/wellness-api/rest/user/permissions'
const REGISTRATION = '/wellness-api/rest/user/registration'

describe('the user id', () => {
  it('is the same after each new connection, at both addresses', async () => {
    const to = sandbox()
    const first = await ask(to, await connect(to, []), ['GET', ID])
    const tokens = await connect(to, [])
    const second = await ask(to, tokens, ['GET', '/partner-gateway/rest/user/id'])
    expect(first.json()).toEqual({ userId: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(second.json()).toEqual(first.json())
  })

  it('is refused without a token, with an old one, and with one that nobody knows', async () => {
    let now = NOON
    const to = sandbox({ now: () => now })
    const tokens = await connect(to, [])
    expect((await to.app.inject(ID)).statusCode).toBe(401)
    expect((await ask(to, { access_token: 'unknown' }, ['GET', ID])).statusCode).toBe(403)
    now += 86_400_000
    const old = await ask(to, tokens, ['GET', ID])
    expect([old.statusCode, old.json()]).toEqual([401, { errorMessage: 'Token is not active' }])
  })
})

describe('the permissions', () => {
  it('come as a list, or in an object', async () => {
    const to = sandbox()
    const tokens = await connect(to, ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'])
    expect((await ask(to, tokens, ['GET', PERMISSIONS])).json()).toEqual(['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'])
    to.setFaults({ permissionShape: 'object' })
    expect((await ask(to, tokens, ['GET', PERMISSIONS])).json()).toEqual({
      permissions: ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'],
    })
  })

  it('can fail as often as is asked for', async () => {
    const to = sandbox()
    const tokens = await connect(to, [])
    to.setFaults({ permissionFailures: 2 })
    const statuses = []
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await ask(to, tokens, ['GET', PERMISSIONS])).statusCode)
    expect(statuses).toEqual([500, 500, 200])
  })
})

describe('leaving', () => {
  it('is answered 204, reported, and ends every token', async () => {
    const to = sandbox()
    const tokens = await connect(to, [])
    const { statusCode, body } = await ask(to, tokens, ['DELETE', REGISTRATION])
    expect([statusCode, body]).toEqual([204, ''])
    expect(to.state.deliveries.map(({ kind, body: sent }) => [kind, sent])).toEqual([
      ['deregistrations', { deregistrations: [{ userId: to.state.athletes[0]?.userId }] }],
    ])
    expect((await ask(to, tokens, ['GET', ID])).statusCode).toBe(403)
  })

  it('leaves the other athletes alone', async () => {
    const to = sandbox()
    const tokens = await connect(to, [], 1)
    const other = await connect(to, [], 2)
    await ask(to, tokens, ['DELETE', REGISTRATION])
    expect((await ask(to, other, ['GET', ID])).statusCode).toBe(200)
  })
})

describe('faults of the API', () => {
  it.each(['429', '500'] as const)('answer %s for as many calls as were asked for', async (api) => {
    const to = sandbox()
    const tokens = await connect(to, [])
    to.setFaults({ api, apiCalls: 2 })
    const statuses = []
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await ask(to, tokens, ['GET', ID])).statusCode)
    expect(statuses).toEqual([Number(api), Number(api), 200])
  })

  it('meet the calls that are meant, and say when to come again', async () => {
    const to = sandbox()
    const tokens = await connect(to, [])
    to.setFaults({ api: '429', apiCall: 'deregistration', apiCalls: 1, retryAfterSeconds: 90 })
    expect((await ask(to, tokens, ['GET', '/wellness-api/rest/user/id'])).statusCode).toBe(200)
    const refused = await ask(to, tokens, ['DELETE', '/wellness-api/rest/user/registration'])
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '90'])
    expect((await ask(to, tokens, ['DELETE', '/wellness-api/rest/user/registration'])).statusCode).toBe(204)
  })

  it('make it slow', async () => {
    const to = sandbox()
    const tokens = await connect(to, [])
    to.setFaults({ api: 'slow', apiCalls: 1, slowSeconds: 1 })
    const began = Date.now()
    expect((await ask(to, tokens, ['GET', ID])).statusCode).toBe(200)
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
  })
})
