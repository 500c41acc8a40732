import { describe, expect, it } from 'vitest'
import { asking, decide, PARTNER, REDIRECT, sandbox } from '../testing.js'

const open = (query: string, to = sandbox()) => to.app.inject(`/oauth2Confirm?${query}`)

describe('the consent page', () => {
  it('says that it is a sandbox, and names the app', async () => {
    const { statusCode, body } = await open(asking())
    expect(statusCode).toBe(200)
    expect(body).toContain('This is not Garmin')
    expect(body).toContain('<strong>http://localhost:3000</strong>')
  })

  it('ticks every permission but historical data', async () => {
    const { body } = await open(asking())
    expect(body).toContain('value="ACTIVITY_EXPORT" checked')
    expect(body).toContain('value="WORKOUT_IMPORT" checked')
    expect(body).toContain('value="HISTORICAL_DATA_EXPORT">')
  })

  it('offers the first athlete who is not connected, and a new one when all are', async () => {
    const to = sandbox()
    const chosen = async () => /name="athlete" value="(\d+)" checked/.exec((await open(asking(), to)).body)?.[1]
    expect(await chosen()).toBe('1')
    for (const athlete of to.state.athletes)
      athlete.registration = { permissions: [], connectedAt: 0, uploadedUntil: 0, backfilled: [] }
    expect(await chosen()).toBe('0')
  })

  it('loads nothing but its style, and its form may lead back to the app only', async () => {
    const { headers } = await open(asking())
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
    expect(headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;")
  })

  it('shows text of the request as text', async () => {
    const { body } = await open(asking({ state: '"><script>alert(1)</script>' }))
    expect(body).not.toContain('<script>')
    expect(body).toContain('&#34;&#62;&#60;script&#62;')
  })

  it.each([
    [{ client_id: 'somebody' }, 'client_id is not known'],
    [{ redirect_uri: 'https://evil.example/callback' }, 'redirect_uri is not the registered one'],
    [{ redirect_uri: 'http://localhost.evil.example/' }, 'redirect_uri is not the registered one'],
    [{ code_challenge: 'short' }, 'code_challenge'],
    [{ code_challenge_method: 'plain' }, 'code_challenge_method'],
    [{ response_type: 'token' }, 'response_type'],
  ])('leads a wrong request nowhere: %j', async (changes, message) => {
    const { statusCode, headers, body } = await open(asking(changes))
    expect(statusCode).toBe(400)
    expect(headers.location).toBeUndefined()
    expect(body).toContain(message)
  })

  it('keeps to the registered address when one is set', async () => {
    const to = sandbox({ redirectUri: `${REDIRECT}/x` })
    expect((await open(asking(), to)).statusCode).toBe(400)
    expect((await open(asking({ redirect_uri: `${REDIRECT}/x` }), to)).statusCode).toBe(200)
  })
})

describe('the decision', () => {
  it('leads back with a code and the state', async () => {
    const { statusCode, headers } = await decide(sandbox(), {}, ['ACTIVITY_EXPORT'])
    const url = new URL(String(headers.location))
    expect(statusCode).toBe(303)
    expect(url.origin + url.pathname).toBe(REDIRECT)
    expect(url.searchParams.get('state')).toBe('state-1')
    expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
  })

  it('leads back without a code after Cancel', async () => {
    const { headers } = await decide(sandbox(), { decision: 'cancel' })
    expect(String(headers.location)).toBe(`${REDIRECT}?error=access_denied&state=state-1`)
  })

  it('adds a new athlete when one is wanted', async () => {
    const to = sandbox()
    await decide(to, { athlete: '0' })
    expect(to.state.athletes.map(({ number }) => number)).toEqual([1, 2, 3, 4])
    expect(new Set(to.state.athletes.map(({ userId }) => userId)).size).toBe(4)
  })

  it('is not taken from a page of another site', async () => {
    const { statusCode } = await sandbox().app.inject({
      method: 'POST',
      url: '/oauth2Confirm',
      payload: asking({ decision: 'agree', athlete: '1', client_id: PARTNER.clientId }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    })
    expect(statusCode).toBe(403)
  })

  it('is not served under another name, as a page that rebinds its own would ask for', async () => {
    const answer = await sandbox().app.inject({ url: '/', headers: { host: 'evil.example' } })
    expect(answer.statusCode).toBe(403)
  })
})
