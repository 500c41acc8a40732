import { type Kysely, type Migration, sql } from 'kysely'

/** Counts how often all sessions of a user were ended, for log-ins that were under way meanwhile. */
export const sessionGeneration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column session_generation integer not null default 0`.execute(db)
  },
}
