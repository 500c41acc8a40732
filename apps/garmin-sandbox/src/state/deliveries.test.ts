import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Summary } from '../activities/summary.js'
import type { Sandbox } from '../sandbox.js'
import { connect, sandbox, startPartner } from '../testing.js'
import type { SandboxOptions } from './options.js'

let partner: Awaited<ReturnType<typeof startPartner>>
let answers: number[]
const running: Sandbox[] = []

beforeEach(async () => {
  answers = []
  partner = await startPartner((nth) => answers[nth - 1] ?? 200)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ app }) => app.close()))
  await partner.stop()
})

async function connected(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const to = sandbox({ webhookUrl: partner.url, ...options })
  running.push(to)
  await to.app.listen({ port: 0, host: '127.0.0.1' })
  await connect(to, ['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT'])
  return to
}

describe('a push', () => {
  it('carries the activity with its user, and the id of the partner in a header', async () => {
    const to = await connected()
    const [made] = to.record(1, { sport: 'run' })
    await to.settle()
    expect(partner.calls).toEqual([
      {
        kind: 'activities',
        clientId: 'partner',
        body: { activities: [{ userId: to.state.athletes[0]?.userId, ...made }] },
      },
    ])
  })

  it('is tried again until it is answered 200', async () => {
    answers = [500, 302, 404, 202]
    const to = await connected()
    to.record(1, { sport: 'ride' })
    await to.settle()
    expect(partner.calls.length).toBe(5)
    expect(new Set(partner.calls.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  it('waits twice as long after each failure, unless the clock is turned forward', async () => {
    answers = [500, 500]
    const to = await connected({ hurry: 1 })
    to.record(1, { sport: 'swim' })
    const waits = []
    for (const seconds of [60, 120]) {
      await until(() => to.state.deliveries[0]?.attempts === waits.length + 1)
      waits.push(Math.round(((to.state.deliveries[0]?.dueAt ?? 0) - Date.now()) / 1000))
      to.skip(seconds)
    }
    await to.settle()
    expect(waits).toEqual([60, 120])
    expect(to.state.deliveries[0]).toMatchObject({ attempts: 3, outcome: 'delivered' })
  })

  it('is given up after seven days', async () => {
    let now = Date.now()
    answers = [500, 500, 500]
    const to = await connected({ hurry: 1, now: () => now })
    to.record(1, { sport: 'run' })
    await until(() => to.state.deliveries[0]?.attempts === 1)
    now += 8 * 86_400_000
    to.skip(1)
    await to.settle()
    expect(to.state.deliveries[0]).toMatchObject({ attempts: 2, outcome: 'given up' })
  })

  it('is kept while nobody listens', async () => {
    const to = await connected({ webhookUrl: undefined, hurry: 1 })
    to.record(1, { sport: 'run' })
    await until(() => to.state.deliveries[0]?.attempts === 1)
    expect(to.state.deliveries[0]?.answer).toBe('no address to send to')
    to.sendWebhooksTo(partner.url)
    to.skip(60)
    await to.settle()
    expect(partner.calls.length).toBe(1)
  })
})

describe('faults', () => {
  it('make each call twice', async () => {
    const to = await connected()
    to.setFaults({ duplicate: true })
    to.record(1, { sport: 'run' })
    await to.settle()
    expect(partner.calls.map(({ body }) => body.activities?.[0]?.summaryId)).toHaveLength(2)
  })

  it('turn the order around', async () => {
    const to = await connected()
    to.setFaults({ outOfOrder: true })
    const made = to.record(1, { sport: 'multisport' })
    await to.settle()
    expect(partner.calls[0]?.body.activities?.map(({ summaryId }) => summaryId)).toEqual(
      made.map(({ summaryId }) => summaryId).reverse(),
    )
  })

  it('hold calls back', async () => {
    const to = await connected({ hurry: 1 })
    to.setFaults({ lateSeconds: 3600 })
    to.record(1, { sport: 'run' })
    expect(partner.calls).toEqual([])
    to.skip(3600)
    await to.settle()
    expect(partner.calls.length).toBe(1)
  })

  it('give ids as text', async () => {
    const to = await connected()
    to.setFaults({ activityIds: 'text' })
    to.record(1, { sport: 'run' })
    await to.settle()
    expect(partner.calls[0]?.body.activities?.[0]?.activityId).toMatch(/^\d{11}$/)
  })

  it('ping instead: the address in the call gives the activities out', async () => {
    const to = await connected()
    to.setFaults({ delivery: 'ping' })
    const made = to.record(1, { sport: 'run' })
    await to.settle()
    const [ping] = partner.calls[0]?.body.activities ?? []
    expect(Object.keys(ping ?? {})).toEqual(['userId', 'callbackURL'])
    expect(String(ping?.callbackURL)).toContain(`${to.origin()}/wellness-api/rest/activities?uploadStartTimeInSeconds=`)
    const fetched = (await (await fetch(String(ping?.callbackURL))).json()) as Summary[]
    expect(fetched.map(({ summaryId }) => summaryId)).toEqual(made.map(({ summaryId }) => summaryId))
  })
})

async function until(holds: () => boolean): Promise<void> {
  for (const limit = Date.now() + 5_000; !holds(); await new Promise((resolve) => setTimeout(resolve, 5)))
    if (Date.now() > limit) throw new Error('It never came to that')
}
