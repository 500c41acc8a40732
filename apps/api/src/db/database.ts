import {
  CamelCasePlugin,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
} from 'kysely'
import pg from 'pg'
import { nameOf } from './prepared/prepared.js'
import type { Database } from './schema.js'

/** PostgreSQL's type numbers. */
const DATE = 1082
const TIMESTAMPTZ = 1184
const INT8 = 20

/** Milliseconds; nothing waits for ever. */
const CONNECT_TIMEOUT = 2_500
const STATEMENT_TIMEOUT = 10_000

/** What the server keeps to. */
const TIME_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
} as const

const asText = (text: string) => text

/** How columns are read: a date stays the text it is, an instant becomes ISO 8601 with Z. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === DATE) return asText
    if (type === TIMESTAMPTZ) return toIsoInstant
    if (type === INT8) return Number
    return pg.types.getTypeParser(type, format)
  },
}

/** Columns are in camel case here and in snake case there. */
export const camelCase = () => new CamelCasePlugin({ maintainNestedObjectKeys: true })

const toDate: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ)
const toIsoInstant = (text: string) => toDate(text).toISOString()

type Pooling = {
  isPooled?: boolean
  /** Whether statements may be prepared: not through a pooler that does not keep them. */
  prepares?: boolean
}

/**
 * A pool of connections with the query builder on it. `onLost` hears of connections that break while idle (a restarted
 * server); the pool replaces them by itself. A pooler like PgBouncer takes no time limits from us: they are the role's then.
 */
export function openDatabase(
  connection: pg.PoolConfig,
  onLost: (error: Error) => void,
  { isPooled = false, prepares = !isPooled }: Pooling = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    ...(!isPooled && TIME_LIMITS),
    query_timeout: STATEMENT_TIMEOUT + 2_000,
    keepAlive: true,
    application_name: 'triplan',
    ...connection,
    types,
  })
  pool.on('error', onLost)
  // A connection that breaks inside a transaction tells its own listeners, and ends the process if there are none.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: lending(pool, prepares) }),
    plugins: [camelCase()],
  })
}

/**
 * The pool, but that a connection whose transaction did not end, because its rollback failed or never came back, is closed
 * and not lent to the next one, whose statements that transaction would swallow. Prepared statements go under their names.
 */
const lending = (pool: pg.Pool, prepares: boolean): PostgresPool => ({
  connect: async () => lent(await pool.connect(), prepares),
  end: () => pool.end(),
})

function lent(client: pg.PoolClient, prepares: boolean): PostgresPoolClient {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  function query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): PostgresCursor<Row> | Promise<PostgresQueryResult<Row>> {
    if (typeof text !== 'string') throw new Error('Nothing here reads by a cursor.')
    const name = prepares ? nameOf(text) : undefined
    const named = { ...(name !== undefined && { name }), text, values: [...values] }
    const answered = client.query(named)
    return answered as Promise<PostgresQueryResult<Row>>
  }
  return { query, release: () => client.release(isInTransaction(client)) }
}

const isInTransaction = (client: pg.PoolClient) => ['T', 'E'].includes(client.getTransactionStatus() ?? '')

/** The same server for schema changes, which may take as long as they need, whatever limits the role has. */
export const unhurried = (connection: pg.PoolConfig): pg.PoolConfig => ({
  ...connection,
  max: 1,
  connectionTimeoutMillis: 10_000,
  query_timeout: 0,
  statement_timeout: false,
  idle_in_transaction_session_timeout: undefined,
  options: Object.keys(TIME_LIMITS)
    .map((name) => `-c ${name}=0`)
    .join(' '),
})

/** Gives our role in this database the time limits that a pooler does not pass on; who connects from then on has them. */
export async function limitTimesByRole(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  for (const { name } of rows) {
    const role = sql`alter role current_user in database ${sql.id(name)}`
    await sql`${role} set statement_timeout to '10s'`.execute(db)
    await sql`${role} set idle_in_transaction_session_timeout to '10s'`.execute(db)
  }
}
