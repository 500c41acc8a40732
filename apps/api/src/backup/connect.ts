import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findHome, holdsData, OWNER, readPasswords, runningServer, startEmbedded } from '@tri/embedded-postgres'
import pg from 'pg'
import type { Env } from '../config/env.js'
import { reachNamed } from '../db/named-database.js'
import { BackupError } from './backup-file.js'

/** The name that our connections give, so that a running TriPlan can be told from them. */
const NAME = 'triplan-backup'

type Place = Pick<Env, 'databaseUrl' | 'dataDir'> & Partial<Pick<Env, 'databaseDirectUrl'>>

/** Connects to the database of a TriPlan that may be running: the named one, or that of the data folder. */
export async function toRead<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl) return connected(await reachDirectly(place, databaseUrl), work)
  if (!holdsData(dataDir)) {
    throw new BackupError(
      `There are no data in ${dataDir}. Set DATA_DIR, or DATABASE_URL for a PostgreSQL of your own.`,
    )
  }
  const running = await runningEmbedded(dataDir)
  return running ? connected(running, work) : toOwn(place, work)
}

/** Connects to a database that no TriPlan is using: the named one, or our own server, started for this only. */
export async function toOwn<T>(place: Place, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = place
  if (databaseUrl) {
    return connected(await reachDirectly(place, databaseUrl), async (client) => {
      await refuseWhileUsed(client)
      return work(client)
    })
  }
  const embedded = await startEmbedded({ dataDir })
  try {
    return await connected(embedded.connection, work)
  } finally {
    await embedded.stop()
  }
}

/** Past a pooler, which lends each transaction another connection. */
const reachDirectly = ({ databaseDirectUrl }: Place, databaseUrl: string) =>
  databaseDirectUrl ? reachNamed(databaseDirectUrl, 'DATABASE_DIRECT_URL') : reachNamed(databaseUrl)

/** The way to the server that is running on a data folder; `undefined` when none is. */
export async function runningEmbedded(dataDir: string): Promise<pg.ClientConfig | undefined> {
  const home = findHome(dataDir)
  if ((await runningServer(home)) === undefined) return undefined
  const passwords = readPasswords(home)
  // The lines are: process, folder, start, port, socket's folder, address.
  const [, , , port, socket, address] = readFileSync(join(home.cluster, 'postmaster.pid'), 'utf8').split('\n')
  if (!passwords) throw new BackupError(`The passwords in ${home.dir} are lost. Stop TriPlan and run this again.`)
  return { host: socket || address, port: Number(port), user: OWNER, database: OWNER, password: passwords[OWNER] }
}

/** Does the work on a connection of its own, without a limit to its time. */
export async function connected<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: NAME, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(
      `set datestyle to iso; set timezone to utc; set statement_timeout to 0; set lock_timeout to '30s'`,
    )
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

async function refuseWhileUsed(client: pg.Client) {
  const { rows } = await client.query(`
    select from pg_stat_activity where datname = current_database() and application_name = 'triplan'`)
  if (rows.length > 0) throw new BackupError('A TriPlan is using this database. Stop every instance first.')
}
