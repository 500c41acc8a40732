import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'

const KEPT = 200

/** What came of the backups that are made by themselves. */
export type BackupState = {
  /** Of the newest that was read back whole; null for none. */
  newestAt: string | null
  newestBytes: number | null
  /** Why the last attempt failed; null when it did not. */
  problem: string | null
}

type Run = { file: string; bytes: number } | { problem: string }

export async function noteRun(db: Kysely<Database>, run: Run): Promise<void> {
  await db.insertInto('backup_runs').values(run).execute()
  const kept = db.selectFrom('backup_runs').select('id').orderBy('id', 'desc').limit(KEPT)
  await db.deleteFrom('backup_runs').where('id', 'not in', kept).execute()
}

export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  const [newest, last] = await Promise.all([
    db
      .selectFrom('backup_runs')
      .select(['at', 'bytes'])
      .where('problem', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom('backup_runs').select('problem').orderBy('id', 'desc').limit(1).executeTakeFirst(),
  ])
  return { newestAt: newest?.at ?? null, newestBytes: newest?.bytes ?? null, problem: last?.problem ?? null }
}

/** Whether the last attempt, good or bad, was so many milliseconds ago; by the database's clock, which all instances share. */
export async function isDue(db: Kysely<Database>, every: number): Promise<boolean> {
  const recent = await db
    .selectFrom('backup_runs')
    .select('id')
    .where('at', '>', sql<string>`now() - interval '1 millisecond' * ${every}`)
    .limit(1)
    .executeTakeFirst()
  return recent === undefined
}
