import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'

/** Every row of every table as text, but for the migrator's own; two databases with the same rows are equal in this. */
export async function allRows(db: Kysely<Database>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' order by 1`.execute(db)
  const each = tables.map(({ name }) => sql`select ${name}::text as name, t::text as row from ${sql.table(name)} as t`)
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(each, sql` union all `)} order by 1, 2`.execute(
    db,
  )
  const found: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]))
  for (const { name, row } of rows) found[name]?.push(row)
  return found
}
