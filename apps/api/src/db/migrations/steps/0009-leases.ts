import { type Kysely, type Migration, sql } from 'kysely'

/** Who does what only one may do at a time. A row, and no lock of a connection: behind a pooler each transaction may have another one. */
export const leases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table leases (
      name text primary key,
      holder uuid not null,
      ends_at timestamptz not null
    )`.execute(db)
  },
}
