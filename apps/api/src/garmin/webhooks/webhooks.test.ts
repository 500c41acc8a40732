import { routes } from '@tri/api-contract'
import { IS_ALL, IS_SOAK } from '@tri/test-setup/soak'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  calmGarminApp,
  connect,
  eventually,
  report,
  runOf,
  WEBHOOK_SECRET,
  workedOff,
} from '../../testing/garmin-app.js'

const { garmin, users } = routes
/** With the rows that are there before, more than are kept. */
const HUNDREDS_REFUSED = IS_ALL ? 120 : 12

const server = await calmGarminApp()

beforeEach(async () => {
  await server.db.deleteFrom('garmin_webhook_logs').execute()
})

/** A connected user who asks for no history. */
async function athlete() {
  const visitor = await server.user()
  const before = server.sandbox.state.athletes.length
  await connect(server, visitor, { athlete: 0, permissions: ['ACTIVITY_EXPORT'] })
  const { number = 0, userId: account = '' } = server.sandbox.state.athletes[before] ?? {}
  const userId = (await visitor.ask(users.current))?.id ?? 0
  // The first request for history is over.
  await eventually(async () => {
    const { rows } = await sql`select from jobs.job where name = 'garmin-histories' and state < 'completed'`.execute(
      server.db,
    )
    return rows.length === 0
  })
  const stored = () =>
    server.db.selectFrom('garmin_activities').selectAll().where('userId', '=', userId).orderBy('startTime').execute()
  return { visitor, userId, number, account, stored }
}
const logs = () => server.db.selectFrom('garmin_webhook_logs').selectAll().orderBy('id').execute()
const connectionOf = (userId: number) =>
  server.db.selectFrom('garmin_connections').selectAll().where('userId', '=', userId).executeTakeFirst()

describe('a push', () => {
  it('is answered, written down and stored', async () => {
    const { account, userId, visitor, stored } = await athlete()
    const reply = await report(server, { activities: [runOf(account)] }, { headers: { 'garmin-client-id': 'partner' } })
    expect([reply.statusCode, reply.json()]).toEqual([200, { received: true }])
    await workedOff(server)
    expect(await stored()).toMatchObject([
      {
        garminActivityId: '1001',
        source: 'garmin',
        activityName: 'Morning Run',
        activityType: 'RUNNING',
        sport: 'run',
        startTime: '2026-11-23T06:00:00.000Z',
        localDay: '2026-11-23',
        duration: 1800,
        distance: 5000,
        averagePace: 6,
        isLinkedToWorkout: false,
      },
    ])
    const [shown] = await visitor.ask(garmin.activities)
    expect(shown).toMatchObject({ garminActivityId: '1001', deviceName: 'Forerunner 965', suggestions: [] })
    expect(shown).not.toHaveProperty('activityData')
    expect(await logs()).toMatchObject([
      {
        webhookType: 'activities',
        garminUserId: account,
        userId,
        requestMethod: 'POST',
        requestPath: '/api/garmin/webhooks/activities',
        responseStatus: 200,
        responseBody: '{"received":true}',
        processingSuccess: true,
        processingError: null,
        activitiesProcessed: 1,
      },
    ])
  })

  it('pitfall 5: moves the time of the last sync', async () => {
    const { account, userId } = await athlete()
    expect((await connectionOf(userId))?.lastSyncedAt).toBeNull()
    const sent = Date.now()
    await report(server, { activities: [runOf(account)] })
    await workedOff(server)
    expect(Date.parse((await connectionOf(userId))?.lastSyncedAt ?? '')).toBeGreaterThanOrEqual(sent)
  })

  it('pitfall 7: sent fifty times at once is one activity and fifty rows', async () => {
    const { account, stored } = await athlete()
    await Promise.all(Array.from({ length: 50 }, () => report(server, { activities: [runOf(account)] })))
    await workedOff(server)
    expect(await stored()).toHaveLength(1)
    const rows = await logs()
    expect(rows).toHaveLength(50)
    expect(rows.every((row) => row.activitiesProcessed === 1 && row.processingSuccess)).toBe(true)
  })

  it('that is told later wins, and a correction over all others', async () => {
    const { account, stored } = await athlete()
    const named = (activityName: string) => [runOf(account, { activityName })]
    for (const body of [
      { activities: named('First') },
      { activities: named('Second') },
      { manuallyUpdatedActivities: named('Mine') },
      { activities: named('Late copy') },
    ]) {
      await report(server, body)
      await workedOff(server)
    }
    expect((await stored()).map(({ activityName }) => activityName)).toEqual(['Mine'])
  })

  it('imports the legs of a multisport activity, and neither the whole nor the changes', async () => {
    const { account, stored } = await athlete()
    const leg = (id: number, activityType: string, more = {}) =>
      runOf(account, { summaryId: `s${id}`, activityId: id, activityType, parentSummaryId: 's9', ...more })
    const whole = runOf(account, { summaryId: 's9', activityId: 9, activityType: 'MULTI_SPORT' })
    await report(server, { activities: [whole] })
    await workedOff(server)
    expect(await stored()).toHaveLength(1)
    await report(server, {
      activities: [
        leg(1, 'open_water_swimming'),
        leg(2, 'SWIM_TO_BIKE_TRANSITION_V2'),
        leg(3, 'ROAD_BIKING'),
        leg(4, 'TRAIL_RUNNING', { activityId: '4' }),
      ],
    })
    await report(server, { activities: [{ ...whole, isParent: true, activityId: 10 }] })
    await workedOff(server)
    expect((await stored()).map(({ garminActivityId, sport }) => [garminActivityId, sport]).sort()).toEqual([
      ['1', 'swim'],
      ['3', 'bike'],
      ['4', 'run'],
    ])
  })

  it('of several users goes to each, and what is not understood is noted beside what is', async () => {
    const [one, other] = [await athlete(), await athlete()]
    await report(server, {
      activities: [
        runOf(one.account),
        runOf(other.account),
        runOf(one.account, { activityId: 7, durationInSeconds: -1 }),
        runOf('somebody'),
        { activityId: 5 },
      ],
      moveIQActivities: [runOf(one.account)],
    })
    await workedOff(server)
    expect(await one.stored()).toHaveLength(1)
    expect(await other.stored()).toHaveLength(1)
    const [row] = await logs()
    expect(row).toMatchObject({ processingSuccess: true, activitiesProcessed: 2 })
    for (const words of ['activities[2]: durationInSeconds', 'has no userId', 'not connected here', 'nobody recorded'])
      expect(row?.processingError).toContain(words)
  })

  it('cannot take the id of what another user will have', async () => {
    const [one, other] = [await athlete(), await athlete()]
    await report(server, { activities: [runOf(one.account, { activityName: 'Mine' })] })
    await report(server, { activities: [runOf(other.account, { activityName: 'Theirs' })] })
    await workedOff(server)
    expect((await one.stored())[0]?.activityName).toBe('Mine')
    expect((await other.stored())[0]?.activityName).toBe('Theirs')
  })
})

describe('a ping', () => {
  it('is fetched from the sandbox, once or again', async () => {
    const { stored, number } = await athlete()
    server.sandbox.setFaults({ delivery: 'ping', duplicate: true })
    server.sandbox.record(number, { sport: 'run', minutes: 40 })
    await server.sandbox.settle()
    await workedOff(server)
    expect(await stored()).toMatchObject([{ sport: 'run', source: 'garmin' }])
    const rows = await logs()
    expect(rows).toHaveLength(2)
    expect(rows[0]?.requestBody).toMatch(/token=\[redacted\]/)
  })

  it('keeps the key of its address closed, in the log and in the queue', async () => {
    const { account } = await athlete()
    const callbackURL = `${server.sandbox.origin()}/wellness-api/rest/activities?token=canary-callback-key`
    await report(server, { activities: [{ userId: account, callbackURL, userAccessToken: 'canary-user-key' }] })
    await workedOff(server)
    const { rows } = await sql`select data, output from jobs.job`.execute(server.db)
    expect(JSON.stringify([rows, await logs()])).not.toContain('canary')
    expect((await logs())[0]).toMatchObject({ processingSuccess: true, activitiesProcessed: 0 })
  })

  it('to any other address reaches nothing', async () => {
    const { account, stored } = await athlete()
    const callbackURL = `${server.origin}/wellness-api/rest/activities?token=1`
    await report(server, { activities: [{ userId: account, callbackURL }] })
    await workedOff(server)
    expect(await stored()).toEqual([])
    expect((await logs())[0]?.processingError).toContain("not Garmin's")
  })

  it('that leads to the data of another athlete stores none of them', async () => {
    const [one, other] = [await athlete(), await athlete()]
    server.sandbox.setFaults({ delivery: 'ping' })
    server.sandbox.record(other.number, { sport: 'run' })
    await server.sandbox.settle()
    const { activities } = (server.sandbox.state.deliveries.at(-1)?.body ?? {}) as { activities?: object[] }
    const [theirs] = activities ?? []
    await report(server, { activities: [{ ...theirs, userId: one.account }] })
    await workedOff(server)
    expect(await one.stored()).toEqual([])
    expect(await other.stored()).toHaveLength(1)
    expect((await logs()).at(-1)).toMatchObject({
      activitiesProcessed: 0,
      processingError: 'the address of a ping gave an activity that is not understood',
    })
  })

  it('that fails for a while is tried again', async () => {
    const { stored, number } = await athlete()
    server.sandbox.setFaults({ delivery: 'ping', api: '500', apiCalls: 1 })
    server.sandbox.record(number, { sport: 'ride' })
    await eventually(async () => (await logs())[0]?.processingError?.startsWith('Will be tried again'))
    await workedOff(server)
    expect(await stored()).toHaveLength(1)
    expect((await logs())[0]).toMatchObject({ processingSuccess: true, processingError: null, activitiesProcessed: 1 })
  })
})

describe('a deregistration', () => {
  it('ends the connection of whoever left at Garmin', async () => {
    const { visitor, number, userId } = await athlete()
    await server.sandbox.app.inject({ method: 'POST', url: `/sandbox/athletes/${number}/deregister`, payload: {} })
    await server.sandbox.settle()
    await workedOff(server)
    expect(await visitor.ask(garmin.connection)).toEqual({ connected: false, garminUserId: null })
    expect(await connectionOf(userId)).toMatchObject({ isActive: false, accessToken: null, refreshToken: null })
  })

  it.each(['400', '401', '404'] as const)('that Garmin answers %s when asked back ends the connection', async (api) => {
    const { visitor, account, userId } = await athlete()
    server.sandbox.setFaults({ api, apiCall: 'user id', apiCalls: 2 })
    await report(server, { deregistrations: [{ userId: account }] }, { kind: 'deregistrations' })
    await workedOff(server)
    expect(await visitor.ask(garmin.connection)).toEqual({ connected: false, garminUserId: null })
    expect(await connectionOf(userId)).toMatchObject({ isActive: false, inactiveReason: 'deregistered' })
  })

  it('waits while Garmin cannot be asked back', async () => {
    const { visitor, account } = await athlete()
    server.sandbox.setFaults({ api: '500', apiCall: 'user id', apiCalls: 1 })
    await report(server, { deregistrations: [{ userId: account }] }, { kind: 'deregistrations' })
    await workedOff(server)
    expect((await visitor.ask(garmin.connection)).connected).toBe(true)
  })

  it('pitfall 2: of an unknown user is answered 200, again and again', async () => {
    const body = { deregistrations: [{ userId: 'nobody' }] }
    for (let time = 0; time < 3; time++) {
      const reply = await report(server, body, { kind: 'deregistrations' })
      expect(reply.statusCode).toBe(200)
    }
    await workedOff(server)
    expect((await logs()).map(({ processingSuccess }) => processingSuccess)).toEqual([true, true, true])
  })

  it('that a stranger made up ends nothing: Garmin is asked', async () => {
    const { visitor, account } = await athlete()
    await report(server, { deregistrations: [{ userId: account }] }, { kind: 'deregistrations' })
    await workedOff(server)
    expect((await visitor.ask(garmin.connection)).connected).toBe(true)
    expect((await logs())[0]?.processingError).toContain('still stands at Garmin')
  })
})

describe('a change of permissions', () => {
  it.each(['list', 'map'] as const)('as a %s is taken over', async (permissionChangeShape) => {
    const { visitor, number } = await athlete()
    for (const permissionChangeKey of ['userPermissionsChange', 'userPermissions'] as const) {
      server.sandbox.setFaults({ permissionChangeShape, permissionChangeKey })
      const permissions = permissionChangeKey === 'userPermissions' ? ['WORKOUT_IMPORT'] : ['HISTORICAL_DATA_EXPORT']
      const url = `/sandbox/athletes/${number}/permissions`
      await server.sandbox.app.inject({ method: 'POST', url, payload: { permissions } })
      await server.sandbox.settle()
      await workedOff(server)
      await eventually(async () => {
        const settings = await visitor.ask(garmin.settings)
        return settings.permissions.join() === permissions.join()
      })
    }
  })

  it('that is older than the last one changes nothing', async () => {
    const { visitor, account } = await athlete()
    const change = (permissions: string[], changeTimeInSeconds: number) =>
      report(server, { userPermissionsChange: [{ userId: account, permissions, changeTimeInSeconds }] })
    await change(['WORKOUT_IMPORT'], 1_795_000_200)
    await workedOff(server)
    await change([], 1_795_000_100)
    await workedOff(server)
    expect((await visitor.ask(garmin.settings)).permissions).toEqual(['WORKOUT_IMPORT'])
  })
})

describe('a caller who is not Garmin', () => {
  it.each([
    ['no secret', { secret: '' }],
    ['a wrong secret', { secret: 'x'.repeat(WEBHOOK_SECRET.length) }],
    ['another address', { kind: '1' }],
  ])('with %s finds nothing, and nothing is written down', async (_, options) => {
    const { account, stored } = await athlete()
    const reply = await report(server, { activities: [runOf(account)] }, options)
    expect([reply.statusCode, reply.json().message]).toEqual([404, 'There is no such address'])
    expect(await logs()).toEqual([])
    expect(await stored()).toEqual([])
  })

  it('with the header of another partner is refused', async () => {
    const { account, stored } = await athlete()
    const reply = await report(server, { activities: [runOf(account)] }, { headers: { 'garmin-client-id': 'other' } })
    expect(reply.statusCode).toBe(403)
    expect(await logs()).toMatchObject([{ responseStatus: 403, processingSuccess: false }])
    expect(await stored()).toEqual([])
  })

  it.each<[string, string, number]>([
    ['text that is no JSON', '{"activities":[{"userAccessToken":"canary-token"', 400],
    ['JSON that is nested too deeply', `${'['.repeat(500_000)}${']'.repeat(500_000)}`, 400],
    ['too many values', `[${'1,'.repeat(400_001)}1]`, 400],
    ['a key for the prototype', '{"__proto__":{"activities":[]}}', 400],
    ['more than ten megabytes', `"${'x'.repeat(10 * 1024 * 1024)}"`, 413],
    ['a list', '[]', 200],
    ['a word', '"activities"', 200],
    ['nothing known', '{"surprise":[1]}', 200],
    ['lists of nonsense', '{"activities":[null,1,"x",[],{}],"deregistrations":{"length":3}}', 200],
  ])('who sends %s changes nothing', async (_, body, status) => {
    const before = await allRows()
    expect((await report(server, body)).statusCode).toBe(status)
    expect(await allRows()).toBe(before)
    const [row] = await logs()
    expect(row).toMatchObject({ responseStatus: status, activitiesProcessed: 0 })
    expect(JSON.stringify(row)).not.toContain('canary')
    expect(row?.requestBody.length).toBeLessThan(16_384)
  })

  it('who sends what no database can store is answered', async () => {
    const { account, stored } = await athlete()
    const odd = { activityName: 'a\u0000b\ud800', activityType: '\u0000', deviceName: '\udfff' }
    const body = { '\u0000': 1, activities: [runOf(account, odd), runOf(`${account}\u0000`)] }
    expect((await report(server, body)).statusCode).toBe(200)
    await workedOff(server)
    expect((await stored()).map(({ activityName }) => activityName)).toEqual(['ab\ufffd'])
  })

  const allRows = async () => {
    const { db } = server
    const connections = db.selectFrom('garmin_connections').select(['garminUserId', 'isActive', 'permissions'])
    const [activities, workouts] = (['garmin_activities', 'workouts'] as const).map((table) =>
      db.selectFrom(table).selectAll().orderBy('id').execute(),
    )
    return JSON.stringify(await Promise.all([activities, workouts, connections.orderBy('id').execute()]))
  }
})

describe('the log', () => {
  it('holds no secret of headers and bodies, and 16 KiB of a long one', async () => {
    const secrets = {
      authorization: 'Bearer canary-1',
      cookie: 'sid=canary-2',
      'user-agent': 'Garmin token=canary-3',
      'x-api-key': 'canary-4',
    }
    const nested = {
      userAccessToken: 'canary-5',
      deep: { refresh_token: 'canary-6', url: 'https://x/?a=1&token=canary-7' },
    }
    await report(
      server,
      { activities: [{ ...nested, note: 'Authorization: Bearer canary-8', pad: 'é'.repeat(30_000) }] },
      { headers: secrets },
    )
    const [row] = await logs()
    expect(JSON.stringify(row)).not.toContain('canary')
    expect(row?.requestHeaders).toMatchObject({ 'content-type': 'application/json' })
    expect(Buffer.byteLength(row?.requestBody ?? '')).toBeLessThanOrEqual(16_384)
    expect(row?.requestPath).not.toContain(WEBHOOK_SECRET)
  })

  it('takes a body of one long word, and a long word in a header, in its stride', async () => {
    const { account } = await athlete()
    const agent = `${'key'.repeat(1_300)} token=canary-9`
    const before = process.cpuUsage()
    const reply = await report(
      server,
      { activities: [runOf(account, { deviceName: 'a'.repeat(900_000) })], note: `https://x?to=y?token=canary-10` },
      { headers: { 'user-agent': agent } },
    )
    const { user, system } = process.cpuUsage(before)
    expect(reply.statusCode).toBe(200)
    if (IS_SOAK) expect((user + system) / 1000).toBeLessThan(1_000)
    expect(JSON.stringify(await logs())).not.toContain('canary')
  })

  it('S29 stays within ten thousand rows while more and more calls are refused', async () => {
    await sql`insert into garmin_webhook_logs
      (webhook_type, request_method, request_path, request_headers, request_body, response_status, response_body)
      select 'x', 'POST', '/', '{}', '', 200, '' from generate_series(1, 9500)`.execute(server.db)
    const counts: number[] = []
    for (let hundred = 0; hundred < HUNDREDS_REFUSED; hundred++) {
      const replies = await Promise.all(Array.from({ length: 100 }, () => report(server, '{bad')))
      expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
      const { rows } = await sql<{ count: number }>`select count(*) from garmin_webhook_logs`.execute(server.db)
      counts.push(rows[0]?.count ?? Number.POSITIVE_INFINITY)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(10_000)
  }, 180_000)
})

describe('fifty pushes one after the other', () => {
  it('are answered after less than 100 ms of processor time, but one at most, in the middle one of five rounds', async () => {
    const { account } = await athlete()
    const rounds: number[] = []
    for (let round = 0; round < (IS_SOAK ? 5 : 1); round++) {
      const times: number[] = []
      for (let index = 0; index < 50; index++) {
        const before = process.cpuUsage()
        await report(server, { activities: [runOf(account, { activityId: 5000 + index, summaryId: `p${index}` })] })
        const { user, system } = process.cpuUsage(before)
        times.push((user + system) / 1000)
      }
      rounds.push(times.sort((one, other) => one - other)[48] ?? Number.POSITIVE_INFINITY)
    }
    if (IS_SOAK) expect(rounds.sort((one, other) => one - other)[2]).toBeLessThan(100)
    await workedOff(server)
  })
})
