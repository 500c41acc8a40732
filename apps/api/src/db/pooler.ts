import pg from 'pg'

const TRIAL = 'triplan_trial'

/**
 * Whether a pooler in between keeps prepared statements at hand on all its connections (PgBouncer from 1.21 on, with
 * `max_prepared_statements`). Such a one gives them names of its own; under the name that we gave, PostgreSQL knows a statement
 * whose connection may be another client's the next time.
 */
export async function keepsPrepared(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
    await client.query({ name: TRIAL, text: 'select 1' })
    const { rows } = await client.query('select from pg_prepared_statements where name = $1', [TRIAL])
    if (rows.length > 0) await client.query(`deallocate ${TRIAL}`)
    await client.query('commit')
    return rows.length === 0
  } finally {
    await client.end()
  }
}
