import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, connect, NOON, sandbox } from '../testing.js'

const RECORD: ['POST', string] = ['POST', '/sandbox/activities']
const RUN = {
  activityType: 'RUNNING',
  startTimeInSeconds: NOON / 1000 - 1800,
  startTimeOffsetInSeconds: 0,
  durationInSeconds: 1800,
  distanceInMeters: 5000,
}

afterEach(() => void vi.unstubAllEnvs())

describe('an activity that the app lets be recorded', () => {
  it('is answered whole, and reported as the same one', async () => {
    const to = sandbox({ hurry: 1 })
    const answer = await ask(to, await connect(to, ['ACTIVITY_EXPORT']), RECORD, { ...RUN, activityName: 'Try' })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      activityName: 'Try',
      durationInSeconds: 1800,
      distanceInMeters: 5000,
      averagePaceInMinutesPerKilometer: 6,
      averageSpeedInMetersPerSecond: 2.778,
      deviceName: 'Forerunner 965',
    })
    expect(to.state.deliveries.map(({ body }) => body)).toEqual([
      { activities: [{ userId: to.state.athletes[0]?.userId, ...answer.json() }] },
    ])
  })

  it('has the clock of the watch', async () => {
    const to = sandbox({ hurry: 1, watchOffset: 7200 })
    const answer = await ask(to, await connect(to, []), RECORD, RUN)
    expect(answer.json()).toMatchObject({ startTimeOffsetInSeconds: 7200, activityName: 'Test activity' })
  })

  it.each([
    ['07:05', -7 * 3600],
    ['09:05', -8 * 3600],
  ])('has the clock of a watch here, also in the night that it is put back: at %s', async (time, offset) => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const to = sandbox({ hurry: 1, watchOffset: undefined })
    const startTimeInSeconds = Date.parse(`2027-11-07T${time}:00Z`) / 1000
    const answer = await ask(to, await connect(to, []), RECORD, { ...RUN, startTimeInSeconds })
    expect(answer.json()).toMatchObject({ startTimeOffsetInSeconds: offset })
  })

  it('is another one each time, and comes with a backfill, too', async () => {
    const to = sandbox({ hurry: 1, now: () => NOON })
    const tokens = await connect(to, ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT'])
    const ids = [await ask(to, tokens, RECORD, RUN), await ask(to, tokens, RECORD, RUN)].map(
      (answer) => answer.json().activityId,
    )
    expect(new Set(ids).size).toBe(2)
    const now = NOON / 1000
    await ask(to, tokens, [
      'GET',
      `/wellness-api/rest/backfill/activities?summaryStartTimeInSeconds=${now - 86_400}&summaryEndTimeInSeconds=${now}`,
    ])
    for (const id of ids) expect(JSON.stringify(to.state.deliveries.slice(2))).toContain(String(id))
  })

  it('needs a token, and figures', async () => {
    const to = sandbox()
    expect((await to.app.inject({ method: 'POST', url: '/sandbox/activities', payload: RUN })).statusCode).toBe(401)
    const answer = await ask(to, await connect(to, []), RECORD, { ...RUN, durationInSeconds: 0 })
    expect([answer.statusCode, answer.json().errorMessage]).toEqual([400, expect.stringContaining('durationInSeconds')])
  })
})
