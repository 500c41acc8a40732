import { type Kysely, type Migration, sql } from 'kysely'

/** What the athlete did before the plan, stored with it; nothing where it was not told. */
export const presentFitness: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column fitness jsonb`.execute(db)
  },
}
