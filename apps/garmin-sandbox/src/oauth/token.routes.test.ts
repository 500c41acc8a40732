import { describe, expect, it } from 'vitest'
import { ask, askToken, connect, decide, NOON, REDIRECT, sandbox, VERIFIER } from '../testing.js'

const codeFrom = async (to = sandbox()) => {
  const { headers } = await decide(to, {}, ['ACTIVITY_EXPORT'])
  const code = new URL(String(headers.location)).searchParams.get('code') ?? ''
  return { to, code }
}
const exchange = (code: string, changes: Record<string, string> = {}) => ({
  grant_type: 'authorization_code',
  code,
  code_verifier: VERIFIER,
  redirect_uri: REDIRECT,
  ...changes,
})

describe('a code', () => {
  it('is exchanged for tokens with the lives that Garmin gives them', async () => {
    const { to, code } = await codeFrom()
    const answer = await askToken(to, exchange(code))
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      expires_in: 86_400,
      refresh_token_expires_in: 7_775_998,
      token_type: 'bearer',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      jti: expect.any(String),
    })
  })

  it('works once', async () => {
    const { to, code } = await codeFrom()
    await askToken(to, exchange(code))
    const again = await askToken(to, exchange(code))
    expect(again.statusCode).toBe(400)
    expect(again.json().error).toBe('invalid_grant')
  })

  it.each([
    { code_verifier: 'another-verifier-that-is-long-enough-for-the-rules-012345' },
    { code_verifier: 'short' },
    { redirect_uri: `${REDIRECT}/other` },
    { code: 'unknown' },
  ])('is no good with %j', async (changes) => {
    const { to, code } = await codeFrom()
    const answer = await askToken(to, exchange(code, changes))
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant'])
  })

  it('is too old after ten minutes', async () => {
    let now = NOON
    const { to, code } = await codeFrom(sandbox({ now: () => now }))
    now += 10 * 60_000
    expect((await askToken(to, exchange(code))).statusCode).toBe(400)
  })
})

describe('a refresh token', () => {
  it('gives a new pair, and is spent', async () => {
    const to = sandbox()
    const first = await connect(to, ['ACTIVITY_EXPORT'])
    const grant = { grant_type: 'refresh_token', refresh_token: first.refresh_token }
    const second = (await askToken(to, grant)).json()
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await ask(to, second, ['GET', '/wellness-api/rest/user/id'])).statusCode).toBe(200)
    const again = await askToken(to, grant)
    expect([again.statusCode, again.json().error]).toEqual([400, 'invalid_grant'])
  })

  it('is answered 400 invalid_grant after the athlete left', async () => {
    const to = sandbox()
    const tokens = await connect(to, [])
    await ask(to, tokens, ['DELETE', '/wellness-api/rest/user/registration'])
    const answer = await askToken(to, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid_grant'])
  })
})

describe('the token endpoint', () => {
  it('wants id and secret of the partner in the body', async () => {
    const answer = await askToken(sandbox(), { grant_type: 'refresh_token', client_secret: 'wrong' })
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'invalid_client'])
  })

  it('knows two grants', async () => {
    const answer = await askToken(sandbox(), { grant_type: 'password' })
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'unsupported_grant_type'])
  })

  it('keeps no token as it is', async () => {
    const to = sandbox()
    const { access_token, refresh_token } = await connect(to, [])
    expect(JSON.stringify(to.state)).not.toContain(access_token)
    expect(JSON.stringify(to.state)).not.toContain(refresh_token)
  })
})
