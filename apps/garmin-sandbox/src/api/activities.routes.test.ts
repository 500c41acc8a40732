import { describe, expect, it } from 'vitest'
import type { Permission } from '../state/permissions.js'
import { ask, connect, NOON, sandbox } from '../testing.js'

const DAY = 86_400
const now = NOON / 1000
const ALL: Permission[] = ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT']

const backfill = (days: number, ago = 0, type = 'activities') =>
  `/wellness-api/rest/backfill/${type}?summaryStartTimeInSeconds=${now - (days + ago) * DAY}&summaryEndTimeInSeconds=${now - ago * DAY}`

async function athlete(permissions = ALL) {
  const to = sandbox({ now: () => NOON })
  const tokens = await connect(to, permissions)
  const get = async (url: string) => {
    const { statusCode, body } = await ask(to, tokens, ['GET', url])
    return { status: statusCode, body }
  }
  return { to, get }
}

describe('a direct pull', () => {
  it('is refused, as the token of a ping is missing', async () => {
    const { get } = await athlete()
    const window = `uploadStartTimeInSeconds=${now - 3600}&uploadEndTimeInSeconds=${now}`
    expect(await get(`/wellness-api/rest/activities?${window}`)).toEqual({
      status: 400,
      body: '{"errorMessage":"InvalidPullTokenException failure"}',
    })
    expect((await get(`/wellness-api/rest/activities?${window}&token=guess`)).status).toBe(400)
  })
})

describe('a backfill', () => {
  it('is accepted with an empty answer, and sent later', async () => {
    const { to, get } = await athlete()
    expect(await get(backfill(30))).toEqual({ status: 202, body: '' })
    const sent = to.state.deliveries.flatMap(({ body }) => (body as { activities: unknown[] }).activities)
    expect(sent.length).toBeGreaterThan(15)
    expect(to.state.deliveries.length).toBe(Math.ceil(sent.length / 10))
    expect(sent[0]).toMatchObject({ userId: to.state.athletes[0]?.userId, summaryId: expect.any(String) })
  })

  it('is answered 409 when the time was asked for before', async () => {
    const { get } = await athlete()
    expect((await get(backfill(30))).status).toBe(202)
    expect((await get(backfill(30))).status).toBe(409)
    expect((await get(backfill(7))).status).toBe(409)
    expect((await get(backfill(10, 25))).status).toBe(202)
  })

  it('is answered 403 without the permission for historical data, and 412 without any for activities', async () => {
    const { get } = await athlete(['ACTIVITY_EXPORT'])
    expect(await get(backfill(30))).toMatchObject({ status: 403, body: expect.stringContaining('HISTORICAL') })
    const other = await athlete(['HISTORICAL_DATA_EXPORT'])
    expect((await other.get(backfill(30))).status).toBe(412)
  })

  it.each([
    [backfill(31), '2592000 seconds at most'],
    [backfill(10, 1830), 'Start date before min start time of 2021-11-21T12:00:00.000Z'],
    [backfill(-1), 'must be after'],
    ['/wellness-api/rest/backfill/activities', 'summaryStartTimeInSeconds must be a time in seconds'],
    [backfill(1, 0, 'bloodPressures'), 'Endpoint not enabled for summary type: CONNECT_BLOOD_PRESSURES'],
  ])('is answered 400: %s', async (url, message) => {
    const { get } = await athlete()
    expect(await get(url)).toMatchObject({ status: 400, body: expect.stringContaining(message) })
  })

  it('is answered 400 while the portal has it disabled', async () => {
    const { to, get } = await athlete()
    to.setFaults({ backfillDisabled: true })
    expect((await get(backfill(1))).body).toContain('Endpoint not enabled for summary type: CONNECT_ACTIVITY')
  })

  it('is answered 429 beyond a hundred days in a minute', async () => {
    const { to, get } = await athlete()
    for (const ago of [0, 30, 60]) expect((await get(backfill(30, ago))).status).toBe(202)
    expect((await get(backfill(30, 90))).status).toBe(429)
    to.setFaults({ rateLimits: 'off' })
    expect((await get(backfill(30, 90))).status).toBe(202)
  })

  it('brings what was recorded by hand, too', async () => {
    const { to, get } = await athlete()
    to.record(1, { sport: 'run', minutes: 30, startTime: new Date(NOON - 3 * DAY * 1000).toISOString() })
    const [first] = to.state.athletes[0]?.recorded ?? []
    await get(backfill(30))
    const sent = JSON.stringify(to.state.deliveries.slice(1))
    expect(sent).toContain(first?.summaryId)
  })
})
