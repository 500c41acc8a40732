import { describe, expect, it } from 'vitest'
import { readRetryAfter } from './retry-after.js'

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  new Response(body, { status, headers })
const AWAY = '{"message":"The server cannot reach its database. Please try again in a moment."}'

describe('an answer that asks to come back later', () => {
  it('says why, without the advice, and when', async () => {
    const response = answer(503, AWAY, { 'retry-after': '5' })
    expect(await readRetryAfter(response)).toEqual({
      message: 'The server cannot reach its database.',
      milliseconds: 5_000,
    })
    expect(await response.text()).toBe(AWAY)
  })

  it.each(['', '<h1>Bad</h1>', 'null', '{"message":7}', '{"message":""}'])('may say nothing: %j', async (body) => {
    expect(await readRetryAfter(answer(503, body, { 'retry-after': '1' }))).toMatchObject({
      message: 'The server is busy.',
    })
  })

  it('is asked again within half a minute', async () => {
    expect(await readRetryAfter(answer(503, AWAY, { 'retry-after': '3600' }))).toMatchObject({ milliseconds: 30_000 })
  })

  it('is asked again when the time of a spent budget is over, and not before', async () => {
    const spent = answer(429, '{"message":"That was a lot at once. Please try again in 240 seconds."}', {
      'retry-after': '240',
    })
    expect(await readRetryAfter(spent)).toEqual({ message: 'That was a lot at once.', milliseconds: 240_000 })
  })

  it.each([
    [503, {}],
    [503, { 'retry-after': 'Fri, 20 Nov 2026 10:00:00 GMT' }],
    [429, {}],
    [500, { 'retry-after': '5' }],
    [200, { 'retry-after': '5' }],
  ] as const)('is not one with the status %i and %j', async (status, headers) => {
    expect(await readRetryAfter(answer(status, AWAY, headers))).toBeUndefined()
  })
})
