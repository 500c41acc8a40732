import { type Kysely, type Migration, sql } from 'kysely'

/** How many load weeks come before each recovery week: three in every plan of before there was a choice, and of the version before. */
export const rhythm: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans
      add column rhythm text not null default '3:1' check (rhythm in ('3:1', '2:1')),
      add column earlier_rhythms jsonb not null default '[]'`.execute(db)
  },
}
