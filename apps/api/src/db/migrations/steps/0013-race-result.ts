import { type Kysely, type Migration, sql } from 'kysely'

/** What the race came to, stored with its plan; nothing until the athlete tells it. */
export const raceResult: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column result jsonb`.execute(db)
  },
}
