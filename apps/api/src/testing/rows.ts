import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'

/** Every row of every table as text, but for the migrator's own; two databases with the same rows are equal in this. */
export async function allRows(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t order by 1`.execute(
      db,
    )
    found[name] = rows.map(({ row }) => row)
  }
  return found
}
