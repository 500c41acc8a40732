import { type Kysely, type Migration, sql } from 'kysely'

/** What came of each backup that was made by itself: instances know of each other's by it. */
export const backupRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table backup_runs (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      file text,
      bytes bigint,
      problem text
    )`.execute(db)
  },
}
