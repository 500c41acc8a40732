import { type Kysely, type Migration, sql } from 'kysely'

/** What a calendar shows, when it reminds, and since when its feed is as it is. */
export const calendarChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table calendars
      add column sports jsonb not null default '["swim", "bike", "run"]',
      add column reminder text not null default 'none'
        check (reminder in ('none', 'half-hour', 'hour', 'evening-before')),
      add column reminder_revision integer not null default 0,
      add column reminder_changed_at timestamptz,
      add column feed_hash text,
      add column feed_changed_at timestamptz`.execute(db)
  },
}
