import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.js'
import { logCall, markProcessed, pruneWebhookLogs } from './webhook-log.js'

let fresh: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  fresh = await freshDatabase()
})
beforeEach(() => fresh.db.deleteFrom('garmin_webhook_logs').execute())
afterAll(() => fresh.drop())

const call = {
  kind: 'activities',
  method: 'POST',
  path: '/api/garmin/webhooks/activities',
  headers: {},
  body: '{}',
  garminUserId: null,
  status: 200,
  answer: '',
  success: null,
  problem: null,
}
const count = async () => {
  const { rows } = await sql<{ count: number }>`select count(*) from garmin_webhook_logs`.execute(fresh.db)
  return rows[0]?.count
}

it('rows are kept for two weeks, and ten thousand of them at most, the newest', async () => {
  await sql`insert into garmin_webhook_logs
    (webhook_type, request_method, request_path, request_headers, request_body, response_status, response_body, created_at)
    select 'x', 'POST', '/', '{}', '', 200, '', now() - interval '15 days' from generate_series(1, 20)`.execute(
    fresh.db,
  )
  await sql`insert into garmin_webhook_logs
    (webhook_type, request_method, request_path, request_headers, request_body, response_status, response_body, created_at)
    select 'x', 'POST', '/', '{}', '', 200, '', now() - interval '13 days 23 hours' from generate_series(1, 7)`.execute(
    fresh.db,
  )
  await logCall(fresh.db, call)
  await pruneWebhookLogs(fresh.db)
  expect(await count()).toBe(8)
  await sql`insert into garmin_webhook_logs
    (webhook_type, request_method, request_path, request_headers, request_body, response_status, response_body)
    select 'x', 'POST', '/', '{}', n::text, 200, '' from generate_series(1, 12000) as n`.execute(fresh.db)
  await pruneWebhookLogs(fresh.db)
  expect(await count()).toBe(9500)
  const { rows } = await sql<{
    least: number
  }>`select min(request_body::integer) as least from garmin_webhook_logs`.execute(fresh.db)
  expect(rows[0]?.least).toBe(2501)
})

it('a long call is done when all of its parts are, in any order, each as often as it likes', async () => {
  const logId = await logCall(fresh.db, { ...call, partCount: 3 })
  const row = () =>
    fresh.db
      .selectFrom('garmin_webhook_logs')
      .select(['processingSuccess', 'processingError', 'activitiesProcessed'])
      .where('id', '=', logId)
      .executeTakeFirst()
  await markProcessed(fresh.db, { logId, part: 2, activities: 7, notes: ['odd'] })
  await markProcessed(fresh.db, { logId, part: 0, activities: 100, notes: [] })
  await markProcessed(fresh.db, { logId, part: 2, activities: 7, notes: ['odd'] })
  expect(await row()).toEqual({ processingSuccess: null, processingError: 'odd', activitiesProcessed: 107 })
  await markProcessed(fresh.db, { logId, part: 1, activities: 100, notes: ['odd', 'even'] })
  expect(await row()).toEqual({ processingSuccess: true, processingError: 'odd; even', activitiesProcessed: 207 })
})
