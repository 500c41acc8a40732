import { type Kysely, type Migration, sql } from 'kysely'

/** Whether changes of a plan are suggested is the athlete's choice; they are where nothing was chosen. */
export const suggestsChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column suggests_changes boolean`.execute(db)
  },
}
