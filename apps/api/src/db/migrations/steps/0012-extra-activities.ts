import { type Kysely, type Migration, sql } from 'kysely'

/** An athlete may say that an activity was none of the planned sessions: it is kept as an extra one, and not asked about again. */
export const extraActivities: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table garmin_activities add column is_extra boolean not null default false`.execute(db)
  },
}
