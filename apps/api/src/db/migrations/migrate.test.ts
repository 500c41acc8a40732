import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rounds } from '@tri/test-setup/soak'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { urlOf } from '../../testing/databases.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { openDatabase, unhurried } from '../database.js'
import { migrations } from './list.js'
import { isMigrated, migrateToLatest, SchemaError } from './migrate.js'

/** The way to `tsx`, wherever the tests were started. */
const HERE = fileURLToPath(new URL('.', import.meta.url))
const MIGRATE = fileURLToPath(new URL('migrate-test-app.ts', import.meta.url))
/** Each round is a database that three processes come upon. */
const NEW_DATABASES = rounds({ short: 5, all: 15 })
const execute = promisify(execFile)

type Fresh = Awaited<ReturnType<typeof freshDatabase>>
const opened: Fresh[] = []

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ drop }) => drop()))
}, 60_000)

async function emptyDatabase() {
  const fresh = await freshDatabase('empty')
  opened.push(fresh)
  return fresh
}

/** What an instance does when it starts. */
async function start({ connection }: Fresh) {
  const db = openDatabase(unhurried(connection), () => {})
  await migrateToLatest(db).finally(() => db.destroy())
}

const tablesOf = async ({ db }: Fresh) => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

describe('migrating', () => {
  it('makes every table of the schema', async () => {
    const fresh = await emptyDatabase()
    expect(await isMigrated(fresh.db)).toBe(false)
    await start(fresh)
    expect(await isMigrated(fresh.db)).toBe(true)
    expect(await tablesOf(fresh)).toEqual([
      'access_tokens',
      'account_events',
      'account_links',
      'activity_tracks',
      'admin_acts',
      'backup_runs',
      'calendars',
      'device_accounts',
      'garmin_activities',
      'garmin_connections',
      'garmin_oauth_states',
      'garmin_training_calls',
      'garmin_watch_workouts',
      'garmin_webhook_logs',
      'idempotency_keys',
      'invites',
      'kysely_migration',
      'kysely_migration_lock',
      'leases',
      'login_names',
      'passkeys',
      'past_imports',
      'plan_revisions',
      'plan_shares',
      'public_tokens',
      'rate_limits',
      'recovery_codes',
      'revision_changes',
      'season_races',
      'secrets',
      'sessions',
      'sign_in_steps',
      'sign_ins',
      'thresholds',
      'time_off',
      'token_owners',
      'totp',
      'training_plans',
      'users',
      'workouts',
    ])
  })

  it('S10 is safe when three processes start at once on several new databases, one after the other', async () => {
    const fresh: Fresh[] = []
    while (fresh.length < NEW_DATABASES) fresh.push(await emptyDatabase())
    const urls = fresh.map(({ connection }) => urlOf(connection))
    const outcomes = await Promise.all(
      Array.from({ length: 3 }, () => execute(process.execPath, ['--import', 'tsx', MIGRATE, ...urls], { cwd: HERE })),
    )
    expect(outcomes.map(({ stderr }) => stderr)).toEqual(['', '', ''])
    for (const { db } of fresh) {
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations))
    }
  })

  it('changes nothing the second time', async () => {
    const fresh = await emptyDatabase()
    await start(fresh)
    const before = await sql`select * from kysely_migration`.execute(fresh.db)
    await start(fresh)
    expect((await sql`select * from kysely_migration`.execute(fresh.db)).rows).toEqual(before.rows)
  })

  it('S10 refuses a database that a newer version has changed, and says what to do', async () => {
    const fresh = await emptyDatabase()
    await start(fresh)
    await sql`insert into kysely_migration values ('9999-from-the-future', '2030-01-01')`.execute(fresh.db)
    await expect(start(fresh)).rejects.toThrow(SchemaError)
    await expect(start(fresh)).rejects.toThrow(
      /newer version of TriPlan .*"9999-from-the-future".*Install that version/,
    )
    expect(await isMigrated(fresh.db)).toBe(false)
  })

  it('S10 leaves nothing of a step that fails at its end', async () => {
    const fresh = await emptyDatabase()
    migrations['9998-fails'] = {
      async up(db) {
        await sql`create table half_made (id integer)`.execute(db)
        throw new Error('out of luck')
      },
    }
    await expect(start(fresh)).rejects.toThrow('out of luck')
    delete migrations['9998-fails']
    expect(await tablesOf(fresh)).not.toContain('half_made')
    await start(fresh)
    expect(await isMigrated(fresh.db)).toBe(true)
  })
})
