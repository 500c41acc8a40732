import { existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { codeOf } from '@tri/embedded-postgres'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { nowText } from '../clock.js'
import { type BackedUpTable, BackupError, type BackupHeader, writeBackup } from './backup-file.js'

type Contents = Omit<BackupHeader, 'format' | 'version' | 'createdAt'>

/** Names safely put into SQL. */
export const quoted = (...names: string[]): string => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(', ')

/**
 * Writes all tables of the database into a new file that only its owner can read. They are seen as of one moment, also
 * while others write. The file is complete or not there.
 *
 * @throws BackupError when the file exists or cannot be written, or the database is not TriPlan's.
 */
export async function saveBackup(client: pg.Client, path: string): Promise<BackupHeader> {
  if (existsSync(path)) throw new BackupError(`${path} exists already. Please give another name.`)
  await client.query('begin isolation level repeatable read read only')
  try {
    // On a cluster each connection to a worker sees its own moment: with one only, all rows of a user are of the same.
    await client.query('set local citus.max_adaptive_executor_pool_size = 1')
    const about = { createdAt: nowText(), ...(await contentsOf(client)) }
    await writeWhole(
      path,
      writeBackup(about, (table) => rowsOf(client, table)),
    )
    return { format: 'triplan-backup', version: 1, ...about }
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/** Steps, tables and counters of a database of ours, without the migrator's own two tables. */
async function contentsOf(client: pg.Client): Promise<Contents> {
  const { rows: known } = await client.query<{ found: string | null }>(
    `select to_regclass('kysely_migration') as found`,
  )
  if (!known[0]?.found) throw new BackupError('There is nothing to back up: this database has no tables of TriPlan.')
  const { rows: steps } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  const { rows: tables } = await client.query<BackedUpTable>(TABLES)
  const counters: BackupHeader['counters'] = []
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ column: string; sequence: string }>(IDENTITIES, [name, columns])
    for (const { column, sequence } of rows) {
      const { rows: state } = await client.query<{ last: number }>(
        `select case when is_called then last_value else 0 end::float8 as last from ${sequence}`,
      )
      counters.push({ table: name, column, last: state[0]?.last ?? 0 })
    }
  }
  return { migrations: steps.map(({ name }) => name), tables, counters }
}

/** Generated columns are left out: they follow from the others. */
const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

const IDENTITIES = `
  select "column", pg_get_serial_sequence(quote_ident($1), "column") as sequence
  from unnest($2::text[]) as "column"
  where pg_get_serial_sequence(quote_ident($1), "column") is not null`

/** Of a query and not of a table: a cluster copies its tables outside the transaction, each as of its own moment. */
const rowsOf = (client: pg.Client, { name, columns }: BackedUpTable) =>
  client.query(copyTo(`copy (select ${quoted(...columns)} from ${quoted(name)}) to stdout`))

async function writeWhole(path: string, text: AsyncIterable<Buffer | string>) {
  const unfinished = `${path}.unfinished`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rm(unfinished, { force: true })
    const file = await open(unfinished, 'wx', 0o600)
    await pipeline(Readable.from(text, { objectMode: false }), createGzip(), file.createWriteStream({ flush: true }))
    await rename(unfinished, path)
    const folder = await open(dirname(path), 'r')
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    if (['EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'ENOTDIR', 'EDQUOT', 'EEXIST', 'EISDIR'].includes(codeOf(error)))
      throw new BackupError(`${path} cannot be written (${codeOf(error)}). Please name a file in another place.`)
    throw error
  }
}
