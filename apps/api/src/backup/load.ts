import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { camelCase } from '../db/database.js'
import { migrations } from '../db/migrations/list.js'
import { type BackupHeader, readBackup } from './backup-file.js'
import { quoted } from './dump.js'

/** Counters of attempts and connections to Garmin that were under way: long over when a backup is restored. */
const OF_THE_HOUR = ['rate_limits', 'leases', 'garmin_oauth_states']

/**
 * Puts a backup that was checked into a migrated database, in the place of all that is there, in one transaction: cut
 * short at any moment, the old data stand. Tables are made as the backup knows them, filled, and then brought up to date.
 * What was of that hour only is emptied, and so are sessions, unless they are kept.
 */
export async function loadBackup(
  client: pg.Client,
  path: string,
  { about, keepsSessions }: { about: BackupHeader; keepsSessions: boolean },
): Promise<void> {
  const db = onOne<unknown>(client)
  await client.query('begin')
  try {
    await dropOurs(client)
    const steps = Object.entries(migrations)
    for (const [name, step] of steps) if (about.migrations.includes(name)) await step.up(db)
    const constraints = await liftForeignKeys(client)
    await readBackup(path, async ({ name, columns }, lines) => {
      await client.query(`truncate ${quoted(name)}`)
      await client.query(`alter table ${quoted(name)} disable trigger user`)
      const into = client.query(copyFrom(`copy ${quoted(name)} (${quoted(...columns)}) from stdin`))
      await pipeline(Readable.from(lines, { objectMode: false }), into)
      await client.query(`alter table ${quoted(name)} enable trigger user`)
    })
    await setCounters(client, about)
    for (const statement of constraints) await client.query(statement)
    for (const [name, step] of steps) if (!about.migrations.includes(name)) await step.up(db)
    const emptied = keepsSessions ? OF_THE_HOUR : [...OF_THE_HOUR, 'sessions']
    for (const name of emptied) await client.query(`truncate ${quoted(name)}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/**
 * Everything but the migrator's own tables: the steps taken stay what they are, for the tables are made again. Work that
 * waits is about rows that are going away; the queue makes its tables anew at the next start.
 */
async function dropOurs(client: pg.Client) {
  await client.query('drop schema if exists jobs cascade')
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table %I cascade', tablename) as statement from pg_tables
      where schemaname = current_schema() and tablename not in ('kysely_migration', 'kysely_migration_lock')
    union all
    select format('drop routine %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = current_schema()::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  for (const { statement } of rows) await client.query(statement)
}

/** Users and plans refer to each other, so no order of filling would do; answers the statements that put them back. */
async function liftForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ lift: string; restore: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`)
  for (const { lift } of rows) await client.query(lift)
  return rows.map(({ restore }) => restore)
}

async function setCounters(client: pg.Client, { counters }: BackupHeader) {
  for (const { table, column, last } of counters.filter((counter) => counter.last > 0)) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3)', [table, column, last])
  }
}

/** The query builder on the very connection of a transaction. */
export function onOne<Tables>(client: pg.Client): Kysely<Tables> {
  const one = Object.assign(client, { release: () => {} })
  const pool = { connect: async () => one, end: async () => {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [camelCase()] })
}
