import { describe, expect, it } from 'vitest'
import { NO_FAULTS } from '../state/faults.js'
import { ask, askToken, connect, sandbox, sendForm } from '../testing.js'

const post = (to: ReturnType<typeof sandbox>, url: string, payload: object = {}) =>
  to.app.inject({ method: 'POST', url, payload })
const form = (fields: Record<string, string> = {}) => new URLSearchParams(fields)

async function connected() {
  const to = sandbox({ hurry: 1 })
  const tokens = await connect(to, ['ACTIVITY_EXPORT'])
  return { to, tokens, sent: () => to.state.deliveries.map(({ kind, body }) => ({ kind, body })) }
}

describe('the page of the sandbox', () => {
  it('says what it is, and shows who is connected', async () => {
    const { to } = await connected()
    const { body, headers } = await to.app.inject('/')
    expect(body).toContain('This is not Garmin')
    expect(body.match(/Not connected/g)).toHaveLength(2)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(body).not.toMatch(/<script|<style| style=/)
  })

  it('has a button for everything, once an athlete is connected', async () => {
    const { to } = await connected()
    await post(to, '/sandbox/athletes/1/activities', { sport: 'run' })
    const { body } = await to.app.inject('/')
    for (const button of ['run', 'ride', 'swim', 'multisport', 'report again', 'access token expires', 'Set faults'])
      expect(body).toContain(`${button}</button>`)
    expect(body).toContain('<td>activities</td>')
  })

  it('comes back after a button', async () => {
    const { to } = await connected()
    const answer = await sendForm(to, '/sandbox/athletes/1/activities', form({ sport: 'ride' }))
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(to.state.athletes[0]?.recorded).toHaveLength(1)
  })

  it('is not pressed by pages of other sites', async () => {
    const { to } = await connected()
    const answer = await to.app.inject({
      method: 'POST',
      url: '/sandbox/athletes/1/deregister',
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.statusCode).toBe(403)
    expect(to.state.athletes[0]?.registration).not.toBeNull()
  })
})

describe('recording', () => {
  it('answers what was made, at the time and of the length that were asked for', async () => {
    const { to } = await connected()
    const answer = await post(to, '/sandbox/athletes/1/activities', {
      sport: 'swim',
      minutes: 45,
      startTime: '2026-11-19T06:30:00Z',
    })
    const [swim] = answer.json()
    expect(swim).toMatchObject({
      activityType: 'LAP_SWIMMING',
      startTimeInSeconds: Date.UTC(2026, 10, 19, 6, 30) / 1000,
    })
    expect(Math.abs(swim.durationInSeconds - 45 * 60)).toBeLessThanOrEqual(60)
  })

  it('never makes the same activity twice', async () => {
    const { to } = await connected()
    for (let nth = 0; nth < 3; nth += 1) await post(to, '/sandbox/athletes/1/activities', { sport: 'multisport' })
    const ids = to.state.athletes[0]?.recorded.map(({ summaryId }) => summaryId) ?? []
    expect([ids.length, new Set(ids).size]).toEqual([12, 12])
  })

  it('reports the last again, as it was or renamed under the same ids', async () => {
    const { to, sent } = await connected()
    await post(to, '/sandbox/athletes/1/activities', { sport: 'multisport' })
    await post(to, '/sandbox/athletes/1/repeat')
    await post(to, '/sandbox/athletes/1/correct')
    const [first, again, corrected] = sent().map(
      ({ body }) => (body as { activities: { summaryId: string; activityName: string }[] }).activities,
    )
    expect(again).toEqual(first)
    expect(corrected?.map(({ summaryId }) => summaryId)).toEqual(first?.map(({ summaryId }) => summaryId))
    expect(corrected?.every(({ activityName }) => activityName.endsWith('(corrected)'))).toBe(true)
  })

  it('needs a connection', async () => {
    const { to } = await connected()
    const answer = await post(to, '/sandbox/athletes/2/activities', { sport: 'run' })
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([
      409,
      'This athlete is not connected: connect in the app first',
    ])
    expect((await post(to, '/sandbox/athletes/9/activities', { sport: 'run' })).statusCode).toBe(404)
    expect((await post(to, '/sandbox/athletes/1/toString')).statusCode).toBe(404)
    expect((await post(to, '/sandbox/athletes/1/activities', { sport: 'chess' })).statusCode).toBe(400)
  })
})

describe('what an athlete can do at Garmin', () => {
  it('is to disconnect, which is reported', async () => {
    const { to, tokens, sent } = await connected()
    await post(to, '/sandbox/athletes/1/deregister')
    expect(sent()).toMatchObject([{ kind: 'deregistrations' }])
    expect((await ask(to, tokens, ['GET', '/wellness-api/rest/user/id'])).statusCode).toBe(403)
  })

  it('is to revoke the access, which nobody is told', async () => {
    const { to, tokens, sent } = await connected()
    await post(to, '/sandbox/athletes/1/revoke')
    expect(sent()).toEqual([])
    const answer = await askToken(to, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    expect(answer.json().error).toBe('invalid_grant')
  })

  it('is to change permissions, which is reported as a list or as a map', async () => {
    const { to, sent } = await connected()
    await sendForm(to, '/sandbox/athletes/1/permissions', form({ permissions: 'WORKOUT_IMPORT' }))
    to.setFaults({ permissionChangeShape: 'map', permissionChangeKey: 'userPermissions' })
    await post(to, '/sandbox/athletes/1/permissions', { permissions: [] })
    const [listed, mapped] = sent().map(({ body }) => body as Record<string, { permissions: unknown }[]>)
    expect(listed?.userPermissionsChange?.[0]?.permissions).toEqual(['WORKOUT_IMPORT'])
    expect(mapped?.userPermissions?.[0]?.permissions).toMatchObject({ WORKOUT_IMPORT: false, ACTIVITY_EXPORT: false })
  })

  it('is to wait until the access token is old', async () => {
    const { to, tokens } = await connected()
    await post(to, '/sandbox/athletes/1/expire')
    expect((await ask(to, tokens, ['GET', '/wellness-api/rest/user/id'])).statusCode).toBe(401)
    const answer = await askToken(to, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    expect(answer.statusCode).toBe(200)
  })
})

describe('the faults', () => {
  it('are set one by one by a program', async () => {
    const { to } = await connected()
    const answer = await post(to, '/sandbox/faults', { duplicate: true })
    expect(answer.json()).toEqual({ ...NO_FAULTS, duplicate: true })
  })

  it('are all set by the form: a box that is not ticked is off', async () => {
    const { to } = await connected()
    await post(to, '/sandbox/faults', { duplicate: true, outOfOrder: true })
    const fields = Object.entries(NO_FAULTS).filter(([, value]) => typeof value !== 'boolean')
    const answer = await sendForm(
      to,
      '/sandbox/faults',
      new URLSearchParams([
        ...fields.map(([name, value]) => [name, String(value)] as [string, string]),
        ['outOfOrder', 'on'],
      ]),
    )
    expect(answer.statusCode).toBe(303)
    expect(to.state.faults).toEqual({ ...NO_FAULTS, outOfOrder: true })
  })

  it('are refused when they make no sense', async () => {
    const { to } = await connected()
    expect((await post(to, '/sandbox/faults', { api: '418' })).statusCode).toBe(400)
    expect((await post(to, '/sandbox/faults', { unknown: 1 })).statusCode).toBe(400)
    expect((await post(to, '/sandbox/skip', { seconds: -1 })).statusCode).toBe(400)
  })
})
