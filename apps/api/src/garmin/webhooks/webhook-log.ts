import { type Kysely, sql } from 'kysely'
import type { Database, Db, WebhookPart } from '../../db/schema.js'
import { inTransaction } from '../../db/transaction.js'
import { keptHeaders } from '../client/redact.js'

/**
 * How long, and how many, calls are kept: never more than 10,000, as they are counted with every 250th; the rest is for
 * those that come while others are erased.
 */
const RETENTION = { days: 14, rows: 9_500, countEvery: 250 } as const

type Received = {
  kind: string
  method: string
  path: string
  headers: Record<string, unknown>
  /** Without secrets already. */
  body: string
  garminUserId: string | null
  status: number
  answer: string
  /** null for a call that is still to be worked on. */
  success: boolean | null
  problem: string | null
  /** In how many parts it is worked on. */
  partCount?: number
}

/** One row for a call that was received; its number tells the order of calls. */
export async function logCall(db: Db, call: Received): Promise<number> {
  const { id } = await db
    .insertInto('garmin_webhook_logs')
    .values({
      webhookType: call.kind,
      garminUserId: call.garminUserId,
      userId: (query) =>
        query
          .selectFrom('device_accounts')
          .select('userId')
          .where('accountId', '=', call.garminUserId ?? ''),
      requestMethod: call.method,
      requestPath: call.path,
      requestHeaders: JSON.stringify(keptHeaders(call.headers)),
      requestBody: call.body,
      responseStatus: call.status,
      responseBody: call.answer,
      processingSuccess: call.success,
      processingError: call.problem,
      partCount: call.partCount ?? 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const MOST_NOTES = 10

/** What became of a part of a call; a second time replaces the first, and the last part completes the call. */
export async function markProcessed(
  db: Kysely<Database>,
  { logId, part, ...done }: { logId: number; part: number } & WebhookPart,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('garmin_webhook_logs')
      .select(['parts', 'partCount', 'processingSuccess'])
      .where('id', '=', logId)
      .forUpdate()
      .executeTakeFirst()
    // It was erased meanwhile: nobody asks any more.
    if (!row) return
    const parts: Record<string, WebhookPart> = { ...row.parts, [part]: done }
    const all = Object.values(parts)
    const notes = [...new Set(all.flatMap((one) => one.notes))].slice(0, MOST_NOTES)
    await transaction
      .updateTable('garmin_webhook_logs')
      .set({
        parts: JSON.stringify(parts),
        processingSuccess: all.length >= row.partCount ? true : row.processingSuccess,
        processingError: notes.join('; ').slice(0, 1000) || null,
        activitiesProcessed: all.reduce((sum, { activities }) => sum + activities, 0),
      })
      .where('id', '=', logId)
      .execute()
  })
}

/** Why an attempt failed, and whether another one follows. */
export const markFailed = (db: Db, logId: number, problem: string, isLast: boolean) =>
  db
    .updateTable('garmin_webhook_logs')
    .set({
      processingSuccess: isLast ? false : null,
      processingError: `${isLast ? 'Given up: ' : 'Will be tried again: '}${problem}`.slice(0, 1000),
    })
    .where('id', '=', logId)
    .execute()

/** After each call that was written down, taken or refused: keeps the log within its bound. */
export async function boundWebhookLogs(db: Db, logId: number): Promise<void> {
  if (logId % RETENTION.countEvery === 0) await pruneWebhookLogs(db)
}

/** Erases what is too old, and the oldest of what is too much. */
export async function pruneWebhookLogs(db: Db): Promise<void> {
  await db
    .deleteFrom('garmin_webhook_logs')
    .where((where) =>
      where.or([
        where('createdAt', '<', sql<string>`now() - interval '1 day' * ${RETENTION.days}`),
        where(
          'id',
          '<=',
          where.selectFrom('garmin_webhook_logs').select('id').orderBy('id', 'desc').offset(RETENTION.rows).limit(1),
        ),
      ]),
    )
    .execute()
}
