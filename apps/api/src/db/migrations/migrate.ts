import { type Kysely, Migrator, sql } from 'kysely'
import { installJobs } from '../../jobs/boss.js'
import type { Database } from '../schema.js'
import { migrations } from './list.js'

const KNOWN = Object.keys(migrations)

/** The database and the code do not fit; the message says what to do. */
export class SchemaError extends Error {
  override name = 'SchemaError'
}

/**
 * Brings the tables up to date, each step in a transaction, and those of the job queue. Safe when several instances start at once: one works, the
 * others wait. Throws a SchemaError for a database that a newer version has already changed.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  const plain = db.withoutPlugins()
  await refuseNewer(plain)
  const migrator = new Migrator({ db: plain, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    await refuseNewer(plain)
    throw error
  }
  await installJobs(db)
}

/** Whether every step has been taken, and none that this code does not know. Throws when the database is away. */
export async function isMigrated(db: Kysely<Database>): Promise<boolean> {
  const applied = await appliedMigrations(db)
  return applied.length === KNOWN.length && applied.every((name) => KNOWN.includes(name))
}

async function refuseNewer(db: Kysely<Database>) {
  const unknown = (await appliedMigrations(db)).filter((name) => !KNOWN.includes(name))
  if (unknown.length === 0) return
  throw new SchemaError(
    `This database was made by a newer version of TriPlan (it has the step "${unknown[0]}"). ` +
      'Install that version again, or start with another database.',
  )
}

/** None when the database is still empty. */
async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(
    db,
  )
  if (!tables[0]?.found) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
