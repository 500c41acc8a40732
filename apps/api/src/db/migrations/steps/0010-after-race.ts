import { type Kysely, type Migration, sql } from 'kysely'

/** The easy days after the race, stored with their plan; plans of before have none. */
export const afterRace: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column after_race jsonb not null default '[]'`.execute(db)
  },
}
