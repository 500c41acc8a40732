import { rounds } from '@tri/test-setup/soak'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../../testing/child.js'
import { urlOf } from '../../testing/databases.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { eventually, runOf, WEBHOOK_SECRET } from '../../testing/garmin-app.js'

const PUSHES = rounds({ short: 300, soak: 1000 })
const ACTIVITIES = PUSHES * 0.4
const ATHLETES = 20
/** Calls that Garmin has under way at a time. */
const AT_ONCE = 16

let fresh: Awaited<ReturnType<typeof freshDatabase>>
const instances: Child[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
  for (let index = 0; index < ATHLETES; index++) {
    const { id: userId } = await fresh.db
      .insertInto('users')
      .values({ username: `storm${index}@example.org`, password: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const tokens = { accessToken: 'x', refreshToken: 'x', tokenExpiresAt: '2030-01-01T00:00:00Z' }
    await fresh.db
      .insertInto('garmin_connections')
      .values({ userId, garminUserId: `account-${index}`, permissions: '[]', ...tokens })
      .execute()
    // On one server a trigger notes it; on a cluster, who writes the connection.
    await fresh.db
      .insertInto('device_accounts')
      .values({ accountId: `account-${index}`, userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const settings = {
    DATABASE_URL: urlOf(fresh.connection),
    GARMIN_MODE: 'sandbox',
    GARMIN_WEBHOOK_SECRET_PATH: WEBHOOK_SECRET,
    LOG_LEVEL: 'error',
  }
  instances.push(...(await Promise.all([startChild(settings), startChild(settings)])))
}, 120_000)

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.end('SIGKILL')))
  await fresh.drop()
})

/** The nth push: each activity several times, with the number of its version as its name, all in one jumble. */
const pushes = Array.from({ length: PUSHES }, (_, index) => index)
  .map((index) => ({ activity: index % ACTIVITIES, version: Math.floor(index / ACTIVITIES) }))
  .map((push, index) => ({ ...push, place: (index * 7919) % PUSHES }))
  .sort((one, other) => one.place - other.place)

const bodyOf = ({ activity, version }: (typeof pushes)[number]) =>
  JSON.stringify({
    activities: [
      runOf(`account-${activity % ATHLETES}`, {
        activityId: 9_000 + activity,
        summaryId: `s${activity}`,
        activityName: `version ${version}`,
      }),
    ],
  })

/** Sends until it is answered 200, as Garmin does: to whichever instance, again after any failure. */
async function deliver(body: string, turn: number): Promise<number> {
  for (let attempt = 0; ; attempt++) {
    const { address = '' } = instances[(turn + attempt) % instances.length] ?? {}
    try {
      const response = await fetch(`${address}/api/garmin/webhooks/${WEBHOOK_SECRET}/activities`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5_000),
      })
      await response.arrayBuffer()
      if (response.status === 200) return attempt
    } catch {
      // Nobody is there: the next one may be.
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe(`a storm of ${PUSHES} pushes at two instances, one of them killed midway`, () => {
  it('leaves every activity exactly once, as it was told last', async () => {
    expect(instances.every(({ address }) => address)).toBe(true)
    let answered = 0
    let retried = 0
    const waiting = [...pushes.entries()]
    const send = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [turn, push] = next
        retried += await deliver(bodyOf(push), turn)
        answered += 1
        if (answered === PUSHES * 0.4) instances[0]?.process.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, send))
    expect(answered).toBe(PUSHES)
    expect(retried).toBeGreaterThan(0)

    await eventually(async () => {
      const open = await fresh.db
        .selectFrom('garmin_webhook_logs')
        .select('id')
        .where('processingSuccess', 'is not', true)
        .execute()
      return open.length === 0
    }, 60)
    const rows = await fresh.db.selectFrom('garmin_activities').selectAll().execute()
    expect(rows).toHaveLength(ACTIVITIES)
    expect(new Set(rows.map(({ garminActivityId }) => garminActivityId)).size).toBe(ACTIVITIES)
    const logs = await fresh.db.selectFrom('garmin_webhook_logs').selectAll().orderBy('id').execute()
    expect(logs.length).toBeGreaterThanOrEqual(PUSHES)
    expect(logs.every(({ activitiesProcessed }) => activitiesProcessed === 1)).toBe(true)
    const last = new Map<string, string>()
    for (const { requestBody } of logs) {
      const [told] = (JSON.parse(requestBody) as { activities: { activityId: number; activityName: string }[] })
        .activities
      if (told) last.set(String(told.activityId), told.activityName)
    }
    expect(rows.map(({ garminActivityId, activityName }) => [garminActivityId, activityName]).sort()).toEqual(
      [...last].sort(),
    )
  }, 180_000)
})
