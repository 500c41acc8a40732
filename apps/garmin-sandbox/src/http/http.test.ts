import { describe, expect, it } from 'vitest'
import { sandbox } from '../testing.js'

const get = (url: string, headers: Record<string, string> = {}) => sandbox().app.inject({ url, headers })

describe('every answer', () => {
  it.each(['/', '/sandbox.css', '/sandbox/state', '/nowhere', '/wellness-api/rest/user/id'])(
    'of %s may not be framed, sniffed or kept',
    async (url) => {
      const { headers } = await get(url)
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
    },
  )

  it('to nonsense is an error in the words of Garmin', async () => {
    const answer = await get('/nowhere?token=secret')
    expect([answer.statusCode, answer.json()]).toEqual([404, { errorMessage: 'GET /nowhere is not served' }])
    const broken = await sandbox().app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      payload: '{"duplicate":',
      headers: { 'content-type': 'application/json' },
    })
    expect([broken.statusCode, Object.keys(broken.json())]).toEqual([400, ['errorMessage']])
  })

  it.each([
    ['localhost:4100', 200],
    ['127.0.0.1:4100', 200],
    ['[::1]:4100', 200],
    ['sandbox.example.org', 403],
    ['127.0.0.1.evil.example', 403],
  ])('to a request for %s is %i', async (host, status) => {
    expect((await get('/', { host })).statusCode).toBe(status)
  })
})

describe('the state for programs', () => {
  it('holds no secret', async () => {
    const state = (await get('/sandbox/state')).json()
    expect(Object.keys(state)).toEqual(['athletes', 'deliveries', 'workouts', 'schedules', 'faults'])
  })
})
