import { CompiledQuery, type Kysely } from 'kysely'
import PgBoss from 'pg-boss'
import { inTurn } from '../db/lease.js'
import type { Database, Db } from '../db/schema.js'

/** The queue's tables stand apart from ours. */
const SCHEMA = 'jobs'

/** Seconds between looks for work whose worker died. */
const MAINTENANCE_SECONDS = 5

/** The queue's own way to the database: within `db`'s transaction, where that is one. */
export function queueAccess(db: Db): PgBoss.Db {
  const plain = db.withoutPlugins()
  return {
    executeSql: (text, values = []) =>
      plain.isTransaction || !isScript(text)
        ? plain.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
        : runScript(plain, text),
  }
}

const isScript = (text: string) => /^\s*BEGIN;/.test(text)

/** Several statements with a BEGIN of their own; one that fails must not leave its transaction open in the pool. */
const runScript = (db: Db, text: string) =>
  db.connection().execute(async (connection) => {
    try {
      await connection.executeQuery(CompiledQuery.raw(text))
    } catch (error) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
      throw error
    }
    return { rows: [] }
  })

/** The queue on the database, with its tables made when they are missing; it starts no timer unless it supervises. */
export async function openBoss(db: Kysely<Database>, { supervise }: { supervise: boolean }): Promise<PgBoss> {
  const boss = new PgBoss({
    db: queueAccess(db),
    schema: SCHEMA,
    supervise,
    schedule: false,
    maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 3,
  })
  boss.on('error', () => {})
  await boss.start()
  return boss
}

/** One instance after the other: the queue makes tables and partitions, and two instances at it at once can deadlock. */
export const QUEUES_LEASE = 'queues'

/** Makes the queue's tables, or brings them up to date; safe when several instances do it at once. */
export const installJobs = (db: Kysely<Database>): Promise<void> =>
  inTurn(db, QUEUES_LEASE, async () => {
    const boss = await openBoss(db, { supervise: false })
    await boss.stop({ graceful: false })
  })
