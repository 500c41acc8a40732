import { randomBytes } from 'node:crypto'
import { CLOCK_PATH, databaseClock } from '@tri/test-setup/clock'
import { sql } from 'kysely'
import pg from 'pg'
import { openDatabase, unhurried } from '../db/database.js'
import { distribute } from '../db/distribute.js'
import { migrateToLatest } from '../db/migrations/migrate.js'
import { type ClusterNode, createOnCluster, dropOnCluster } from './citus-cluster.js'

/** How to reach a connection's server; `database` may be replaced. */
export type TestConnection = Pick<
  pg.PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

/** A PostgreSQL server for tests: `admin` may create databases, `owner` uses them. */
export type TestServer = {
  admin: TestConnection
  owner: TestConnection
  /** The way through a pooler. */
  pooler?: TestConnection
  /** Of a Citus cluster: all its servers, the coordinator first. */
  cluster?: readonly ClusterNode[]
}

/** A new database with all tables; its name. */
export async function createDatabase(server: TestServer): Promise<string> {
  const name = await createEmptyDatabase(server)
  const db = openDatabase(unhurried(connectionTo(server, name)), () => {})
  await migrateToLatest(db)
  if (server.cluster) await distribute(db)
  await db.destroy()
  return name
}

/** A new database without tables, or a copy of `template`, on the day of the tests; its name. */
export async function createEmptyDatabase(server: TestServer, template?: string): Promise<string> {
  const name = `triplan_test_${randomBytes(6).toString('hex')}`
  const owner = await asOwner(server)
  const path = `alter database ${name} set ${CLOCK_PATH}`
  const clock = template ? [] : await clockOf(server)
  if (server.cluster) {
    await createOnCluster(server.cluster, server.admin, name, [...clock, path])
    return name
  }
  await asAdmin(server, `create database ${name} owner "${owner}" template ${template ?? 'template0'}`)
  await asAdmin(server, path)
  for (const statement of clock) await asAdmin({ admin: inDatabase(server.admin, name) }, statement)
  return name
}

async function clockOf(server: TestServer): Promise<string[]> {
  const [machine] = await asAdmin<{ now: Date }>(server, 'select pg_catalog.clock_timestamp() as now')
  return machine ? databaseClock(machine.now.getTime()) : []
}

export const dropDatabase = (server: TestServer, name: string): Promise<unknown> =>
  server.cluster
    ? dropOnCluster(server.cluster, server.admin, name)
    : asAdmin(server, `drop database if exists ${name} with (force)`)

/** The connection as an address, for a process that takes DATABASE_URL. */
export function urlOf({ connectionString, host, port, user, password, database }: TestConnection): string {
  if (connectionString) return connectionString
  const isSocket = host?.startsWith('/')
  const url = new URL(`postgres://${isSocket ? 'socket' : host}:${port}/${database}`)
  url.username = String(user)
  url.password = String(password)
  if (isSocket) url.searchParams.set('host', String(host))
  return url.href
}

/** A database on the server, as its owner. */
export const connectionTo = ({ owner }: TestServer, database: string): TestConnection => inDatabase(owner, database)

/** The same connection to another database of its server. */
export function inDatabase(connection: TestConnection, database: string): TestConnection {
  if (!connection.connectionString) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

async function asOwner(server: TestServer): Promise<string> {
  if (server.owner.user) return server.owner.user
  const db = openDatabase({ ...server.owner, max: 1 }, () => {})
  const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db)
  await db.destroy()
  return rows[0]?.name ?? ''
}

/** Runs a statement on the server as its administrator. */
export async function asAdmin<Row extends pg.QueryResultRow>(
  { admin }: Pick<TestServer, 'admin'>,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(admin)
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
