import { type QueryExecutorProvider, sql } from 'kysely'

/** Whether users' tables are spread over servers already: a new one of theirs then stands beside them. */
export async function isSpread(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (rows.length === 0) return false
  const spread = await sql`select from pg_dist_partition where logicalrelid = 'users'::regclass`.execute(db)
  return spread.rows.length > 0
}
