import { holdsData } from '@tri/embedded-postgres'
import { sql } from 'kysely'
import type pg from 'pg'
import { runningEmbedded } from '../backup/connect.js'
import { now } from '../clock.js'
import type { Env } from '../config/env.js'
import { openDatabase } from '../db/database.js'
import { isMigrated } from '../db/migrations/migrate.js'
import { reachNamed } from '../db/named-database.js'
import type { Db } from '../db/schema.js'
import { type Finding, inLine } from './finding.js'

const OLDEST = 15
/** Seconds that the clocks of this machine and of the database may be apart, to be known and to do harm. */
const APART = { note: 2, wrong: 30 }

const ABOUT = 'Database'

/** Whether the database is there and fits, and how late it is there. */
export async function checkDatabase(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  try {
    const connection = await reach(env)
    if (!connection) return [notRunning(env.dataDir)]
    return await onDatabase(connection, async (db) => [
      await checkVersion(db),
      await checkTables(db),
      await checkClock(db),
    ])
  } catch (error) {
    const todo = env.databaseUrl
      ? 'Start the PostgreSQL server that DATABASE_URL names, or correct host, user, password and name in it.'
      : 'Stop TriPlan and start it again.'
    return [{ about: ABOUT, state: 'wrong', is: inLine(error), todo }]
  }
}

const reach = ({ databaseUrl, dataDir }: Pick<Env, 'databaseUrl' | 'dataDir'>) =>
  databaseUrl ? reachNamed(databaseUrl) : runningEmbedded(dataDir)

const notRunning = (dataDir: string): Finding => ({
  about: ABOUT,
  state: 'well',
  is: holdsData(dataDir)
    ? 'the built-in one is not running; start TriPlan to have it looked at'
    : 'none yet: the first start makes it',
})

async function onDatabase<T>(connection: pg.PoolConfig, work: (db: ReturnType<typeof openDatabase>) => Promise<T>) {
  const db = openDatabase({ ...connection, connectionTimeoutMillis: 5_000 }, () => {})
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function checkVersion(db: Db): Promise<Finding> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  return versionFinding(rows[0]?.version ?? 'unknown')
}

/** Whether a PostgreSQL of this version is new enough. */
export function versionFinding(version: string): Finding {
  const about = 'Database, version'
  if (Number.parseInt(version, 10) >= OLDEST) return { about, state: 'well', is: `PostgreSQL ${version}` }
  const todo = `Move to PostgreSQL ${OLDEST} or newer: back up with its own pg_dump, restore there.`
  return { about, state: 'wrong', is: `PostgreSQL ${version} is too old`, todo }
}

async function checkTables(db: ReturnType<typeof openDatabase>): Promise<Finding> {
  const about = 'Database, tables'
  if (await isMigrated(db)) return { about, state: 'well', is: 'as this version has them' }
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration') as found`.execute(db)
  if (!rows[0]?.found) return { about, state: 'well', is: 'none yet: the first start makes them' }
  return {
    about,
    state: 'note',
    is: 'as another version has them',
    todo: 'Make a backup and start this version, which brings them up to date; an older one than made them refuses to start.',
  }
}

async function checkClock(db: Db): Promise<Finding> {
  const before = now().getTime()
  const { rows } = await sql<{ ms: number }>`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(
    db,
  )
  const here = (before + now().getTime()) / 2
  return clockFinding(Math.abs((rows[0]?.ms ?? 0) - here) / 1000)
}

/** What clocks mean that are so many seconds apart. */
export function clockFinding(seconds: number): Finding {
  const about = 'Clock'
  if (seconds < APART.note) return { about, state: 'well', is: 'goes with that of the database' }
  return {
    about,
    state: seconds < APART.wrong ? 'note' : 'wrong',
    is: `it is ${Math.round(seconds)} s apart from that of the database`,
    todo: 'Set both by NTP: sessions, links and second factors depend on the time.',
  }
}
