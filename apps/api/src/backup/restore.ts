import type pg from 'pg'
import { migrations } from '../db/migrations/list.js'
import { migrateToLatest } from '../db/migrations/migrate.js'
import type { Database } from '../db/schema.js'
import { BackupError, type BackupHeader, checkBackup } from './backup-file.js'
import { loadBackup, onOne } from './load.js'

type Options = {
  /** What is done with a database that holds accounts: refuse it, or save it under this name and take its place. */
  replaced: { save: (client: pg.Client) => Promise<unknown> } | undefined
  /** Whether sessions of the backup go on, also those that were ended after it. */
  keepsSessions: boolean
}

/**
 * Makes the database what the backup says, and brings its tables up to this version. Everything is checked before anything
 * is changed, and the change is one transaction.
 *
 * @returns how many rows each table has.
 * @throws BackupError when the file is damaged or of another version, or the database holds something already.
 */
export async function restoreBackup(client: pg.Client, path: string, { replaced, keepsSessions }: Options) {
  const { about, rows } = await checkBackup(path)
  refuseUnknown(path, about)
  await refuseForeign(client)
  const accounts = await accountsIn(client)
  if (accounts > 0 && !replaced) {
    throw new BackupError(
      `The database already holds ${accounts} account${accounts === 1 ? '' : 's'}. To put the backup in their place, ` +
        'add --replace: what is there is saved into a file first.',
    )
  }
  if (accounts > 0) await replaced?.save(client)
  await migrateToLatest(onOne<Database>(client))
  await loadBackup(client, path, { about, keepsSessions })
  return rows
}

function refuseUnknown(path: string, { migrations: taken }: BackupHeader) {
  const known = Object.keys(migrations)
  const unknown = taken.find((name, index) => known[index] !== name)
  if (unknown === undefined) return
  throw new BackupError(
    `${path} was written by a newer version of TriPlan (it has the step "${unknown}"). Install that version to restore it.`,
  )
}

/** Tables, but none of our migrator's: somebody else's database, which a wrong DATABASE_URL would overwrite. */
async function refuseForeign(client: pg.Client) {
  const { rows } = await client.query<{ tables: number; found: string | null }>(`
    select count(*)::integer as tables, to_regclass('kysely_migration') as found
    from pg_tables where schemaname = current_schema()`)
  if ((rows[0]?.tables ?? 0) === 0 || rows[0]?.found) return
  throw new BackupError('This database holds tables that are not TriPlan’s. Please name an empty one in DATABASE_URL.')
}

async function accountsIn(client: pg.Client): Promise<number> {
  const { rows: known } = await client.query<{ found: string | null }>(`select to_regclass('users') as found`)
  if (!known[0]?.found) return 0
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from users')
  return rows[0]?.count ?? 0
}
