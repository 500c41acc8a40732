import { routes } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { ALL, calmGarminApp, connect, eventually, workedOff } from '../../testing/garmin-app.js'
import { partsOf } from './sync.js'

const { garmin, users } = routes
const DAY = 86_400_000

const server = await calmGarminApp()

async function athlete(permissions: readonly string[] = ALL) {
  const visitor = await server.user()
  const before = server.sandbox.state.athletes.length
  await connect(server, visitor, { athlete: 0, permissions })
  const { number = 0 } = server.sandbox.state.athletes[before] ?? {}
  const { id: userId = 0 } = (await visitor.ask(users.current)) ?? {}
  const windows = () =>
    server.sandbox.state.athletes.find((one) => one.number === number)?.registration?.backfilled ?? []
  const set = (changes: Record<string, string | null>) =>
    server.db.updateTable('garmin_connections').set(changes).where('userId', '=', userId).execute()
  const settled = async () => {
    await eventually(async () => windows().length > 0 || permissions !== ALL)
    await server.sandbox.settle()
    await workedOff(server)
  }
  return { visitor, userId, number, windows, set, settled }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

describe('a new connection', () => {
  it('brings a month of history by itself, as a backfill and pushes', async () => {
    const { visitor, windows, settled } = await athlete()
    await settled()
    const [first] = windows()
    expect((first?.to ?? 0) - (first?.from ?? 0)).toBe(30 * 86_400)
    const activities = await visitor.ask(garmin.activities)
    expect(activities.length).toBeGreaterThan(10)
    expect(new Set(activities.map(({ garminActivityId }) => garminActivityId)).size).toBe(activities.length)
    expect(activities.every(({ source, duration }) => source === 'garmin' && duration > 0)).toBe(true)
    expect(activities.some(({ activityType }) => activityType === 'MULTI_SPORT')).toBe(false)
    expect((await visitor.ask(garmin.settings)).lastSyncedAt).not.toBeNull()
  })
})

describe('a sync', () => {
  it('pitfall 3: asks for a backfill, from the last time on, and never pulls', async () => {
    const { visitor, windows, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(5), syncTo: null })
    const answer = await visitor.ask(garmin.sync)
    expect(answer).toMatchObject({ requested: true, message: expect.stringContaining('Garmin was asked') })
    expect(Date.now() - Date.parse(answer.from)).toBeCloseTo(6 * DAY, -5)
    const asked = windows().at(-1)
    expect(asked).toBeDefined()
    // What lies within a window that was asked for before is answered 409: that is a success too.
    expect(windows().length).toBeGreaterThanOrEqual(1)
  })

  it('is one request however often it is asked for within a minute', async () => {
    const { visitor, windows, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(100), syncTo: null })
    // Garmin has forgotten the month that was asked for when connecting: no part is answered "known already".
    windows().length = 0
    const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.ask(garmin.sync)))
    expect(new Set(answers.map(({ from, to }) => `${from} ${to}`)).size).toBe(1)
    const start = Date.parse(answers[0]?.from ?? '') / 1000
    await eventually(async () => windows().some(({ from }) => Math.abs(from - start) <= 1))
    expect(windows()).toHaveLength(4)
  })

  it('pitfall 4: takes "known already" for done', async () => {
    const { visitor, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(3), syncTo: null })
    await visitor.ask(garmin.sync)
    await set({ syncRequestedAt: null })
    expect((await visitor.call(garmin.sync)).status).toBe(200)
  })

  it('pitfall 4: without the permission for history says what to do', async () => {
    const { visitor } = await athlete(['ACTIVITY_EXPORT'])
    for (let time = 0; time < 2; time++) {
      const reply = await visitor.call(garmin.sync)
      expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('allow "Historical Data"')])
    }
    expect((await visitor.ask(garmin.settings)).canSync).toBe(false)
  })

  it('pitfall 4: that goes too far back is asked again from where Garmin begins', async () => {
    const { visitor, set, windows, settled } = await athlete()
    await settled()
    const early = server.sandbox.state.athletes.length
    expect(early).toBeGreaterThan(0)
    // The sandbox keeps five years; ours asks for one at most, so nothing is refused on the way.
    await set({ lastSyncedAt: daysAgo(5000), syncTo: null })
    const answer = await visitor.ask(garmin.sync)
    expect(Date.now() - Date.parse(answer.from)).toBeLessThan(361 * DAY)
    expect(windows().length).toBeGreaterThan(10)
  })

  it('answered 401 for what lies too long before the connection ends nothing: what is younger is sent', async () => {
    const { visitor, set, settled, windows } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(100), syncTo: null })
    windows().length = 0
    server.sandbox.setFaults({ history: '30 days before connecting' })
    const tokens = server.sandbox.state.tokens.length
    expect(await visitor.ask(garmin.sync)).toMatchObject({ requested: true })
    expect(windows()).toHaveLength(1)
    expect((await visitor.ask(garmin.settings)).needsReconnect).toBe(false)
    expect(server.sandbox.state.tokens.length).toBeGreaterThanOrEqual(tokens)
  })

  it('answered 401 for all of it says so, and the connection stands', async () => {
    const { visitor, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(3), syncTo: null })
    server.sandbox.setFaults({ api: '401', apiCall: 'backfill', apiCalls: 2 })
    const reply = await visitor.call(garmin.sync)
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('so long before you connected')])
    expect((await visitor.ask(garmin.connection)).connected).toBe(true)
    expect((await visitor.call(garmin.sync)).status).toBe(200)
  })

  it('answered 401 by a Garmin that refuses the key everywhere ends the connection', async () => {
    const { visitor, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(3), syncTo: null })
    server.sandbox.setFaults({ api: '401', apiCall: 'with a token', apiCalls: 100 })
    const reply = await visitor.call(garmin.sync)
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('Please connect again')])
    expect(await visitor.ask(garmin.settings)).toMatchObject({ needsReconnect: true })
  })

  it.each([
    ['429', 429, 'Please try again in a few minutes'],
    ['500', 503, 'Garmin cannot be reached right now'],
  ] as const)('answered %s by Garmin is a %d with words, and can be asked for again', async (api, status, words) => {
    const { visitor, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(3), syncTo: null })
    server.sandbox.setFaults({ api, apiCalls: 1 })
    const reply = await visitor.call(garmin.sync)
    expect([reply.status, reply.message]).toEqual([status, expect.stringContaining(words)])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect((await visitor.call(garmin.sync)).status).toBe(200)
  })

  it('that the portal does not allow says so', async () => {
    const { visitor, set, settled } = await athlete()
    await settled()
    await set({ lastSyncedAt: daysAgo(3), syncTo: null })
    server.sandbox.setFaults({ backfillDisabled: true })
    const reply = await visitor.call(garmin.sync)
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('New activities still arrive')])
  })

  it('without an account says to connect one', async () => {
    const reply = await (await server.user()).call(garmin.sync)
    expect([reply.status, reply.message]).toEqual([409, 'Please connect your Garmin account first'])
  })
})

describe('a time that is longer than Garmin takes', () => {
  it.each([
    [10, 1, 10],
    [30, 1, 30],
    [31, 2, 30],
    [90, 3, 30],
    [0, 0, 0],
  ])('of %d days is asked for in %d parts', (days, count, longest) => {
    const to = new Date(Date.UTC(2026, 10, 20))
    const parts = partsOf({ from: new Date(to.getTime() - days * DAY), to }, 30)
    expect(parts).toHaveLength(count)
    const lengths = parts.map((part) => (part.to.getTime() - part.from.getTime()) / DAY)
    expect(Math.max(0, ...lengths)).toBe(longest)
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(days)
    expect(parts[0]?.to ?? to).toEqual(to)
  })
})

describe('a test activity', () => {
  const body = { duration: 1800, distance: 5000 }

  it('is recorded by the sandbox, and arrives like any other: once', async () => {
    const { visitor, settled } = await athlete()
    await settled()
    const before = await visitor.ask(garmin.activities)
    const made = await visitor.ask(garmin.createActivity, { body })
    expect(made).toMatchObject({ source: 'garmin', sport: 'run', duration: 1800, distance: 5000 })
    await server.sandbox.settle()
    await workedOff(server)
    const after = await visitor.ask(garmin.activities)
    expect(after).toHaveLength(before.length + 1)
    expect(after.find(({ id }) => id === made.id)).toMatchObject({ garminActivityId: made.garminActivityId })
  })

  it('without a connection is a row of ours, with an id of ours', async () => {
    const visitor = await server.user()
    const made = await visitor.ask(garmin.createActivity, { body: { ...body, activityType: 'lap_swimming' } })
    expect(made).toMatchObject({ source: 'test', sport: 'swim', activityType: 'LAP_SWIMMING' })
    expect(made.garminActivityId).toMatch(/^test-[0-9a-f-]{36}$/)
    expect(await visitor.ask(garmin.eraseActivities)).toEqual({ erased: 1 })
    expect(await visitor.ask(garmin.activities)).toEqual([])
  })
})
