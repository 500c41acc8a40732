import { gzipSync } from 'node:zlib'
import { routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp, type Visitor } from '../testing/test-app.js'
import { isBounded } from './json-body.js'

let server: TestApp
let user: Visitor

beforeAll(async () => {
  server = await startTestApp()
  user = await server.user()
})
afterAll(() => server.stop())

const post = (payload: string, contentType = 'application/json') =>
  user.send({ method: 'POST', url: routes.plans.create.path, payload, headers: { 'content-type': contentType } })

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe('a JSON body', () => {
  it.each([33, 7_000, 60_000, 130_000])('nested %i levels is refused at once', async (levels) => {
    const started = Date.now()
    const reply = await post(
      JSON.stringify(newPlan()).replace('"weeklySchedule":[', `"weeklySchedule":${nested(levels)}, "x": [`),
    )
    expect(reply.status).toBe(400)
    expect(reply.message).toBe('The request is nested too deeply or holds too many values')
    if (IS_SOAK) expect(Date.now() - started).toBeLessThan(300)
    expect((await post(JSON.stringify(newPlan()))).status).toBe(201)
  })

  it('of more than 256 KiB is refused', async () => {
    const reply = await post(JSON.stringify({ name: 'x'.repeat(300 * 1024) }))
    expect(reply.status).toBe(413)
    expect(reply.message).toBe('The request is too large (at most 256 KiB)')
  })

  it('of more than 10,000 values is refused', async () => {
    expect((await post(JSON.stringify(Array(10_001).fill(1)))).status).toBe(400)
  })

  it.each([
    '{"__proto__":{"polluted":true}}',
    '{"\\u005f_proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"weeklySchedule":[{"__proto__":{"polluted":true}}]}',
  ])('that reaches for the prototype is refused: %s', async (payload) => {
    const reply = await post(payload)
    expect(reply.status).toBe(400)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it.each(['{', '', 'null', '"text"', '[]', '{"name":NaN}', '\u0000'])(
    'that makes no sense is a 400: %j',
    async (payload) => {
      const reply = await post(payload)
      expect(reply.status).toBe(400)
      expect(reply.message).toEqual(expect.any(String))
    },
  )

  it.each([
    ['application/json', 400],
    ['application/json\t', 400],
    ['application/json;', 400],
    ['APPLICATION/JSON', 400],
    ['application/json; charset=utf-8', 400],
    ['application/json ; x', 400],
  ])('is validated under the content type %j too', async (contentType, status) => {
    const reply = await post('{"name":""}', contentType)
    expect([reply.status, reply.message]).toEqual([status, 'Plan name is required'])
  })

  it.each(['text/plain', 'application/jsonp', 'text/json', 'application/xml', 'application/json-patch+json'])(
    'is not read under the content type %j',
    async (contentType) => {
      expect((await post(JSON.stringify(newPlan()), contentType)).status).toBe(415)
    },
  )
})

describe('a packed body', () => {
  it.each(['gzip', 'br', 'deflate', 'x-gzip', 'zstd'])('is not unpacked: %s', async (encoding) => {
    const reply = await user.send({
      method: 'POST',
      url: routes.plans.create.path,
      payload: gzipSync(JSON.stringify(newPlan())),
      headers: { 'content-type': 'application/json', 'content-encoding': encoding },
    })
    expect([reply.status, reply.message]).toEqual([
      415,
      'Please send the request as plain JSON, not packed (without Content-Encoding)',
    ])
  })
})

describe('isBounded', () => {
  it.each([
    ['brackets in text do not count', '["[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]', true],
    ['nor do escaped quotes', '["\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["]', true],
    ['32 levels are allowed', nested(32), true],
    ['33 are not', nested(33), false],
    ['siblings are not nested', `[${Array(40).fill('[]').join()}]`, true],
  ])('%s', (_, json, bounded) => {
    expect(isBounded(json)).toBe(bounded)
  })
})
