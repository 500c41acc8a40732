import { type Kysely, type Migration, sql } from 'kysely'

/** The length of the athlete's pool in metres; the unit it is counted in is known already. */
export const poolLength: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column pool_length smallint check (pool_length in (25, 50))`.execute(db)
  },
}
