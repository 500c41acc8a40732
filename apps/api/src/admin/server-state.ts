import { createRequire } from 'node:module'
import type { ServerState } from '@tri/api-contract'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod'
import { readBackupState } from '../backup/backup-runs.js'
import { nowText } from '../clock.js'
import type { Env } from '../config/env.js'
import type { Database } from '../db/schema.js'

const { version } = z.object({ version: z.string() }).parse(createRequire(import.meta.url)('#package.json'))

const startedAt = nowText()

/** How the server is, for those who run it. */
export async function readServerState(db: Kysely<Database>, env: Env): Promise<ServerState> {
  const [database, users, backup] = await Promise.all([readDatabase(db), countUsers(db), readBackupState(db)])
  return {
    version,
    startedAt,
    ...database,
    users,
    signUps: env.signUps.mode,
    sendsMail: env.mail !== undefined,
    backup: { isScheduled: env.backups !== undefined, ...backup },
    limits: { signIns: env.signInLimit, calls: env.callLimit, heavyCalls: env.heavyCallLimit },
  }
}

async function readDatabase(db: Kysely<Database>) {
  const { rows } = await sql<{ databaseVersion: string; databaseBytes: number }>`
    select current_setting('server_version') as database_version,
      pg_database_size(current_database())::float8 as database_bytes`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database tells nothing about itself')
  return row
}

async function countUsers(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('login_names')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
