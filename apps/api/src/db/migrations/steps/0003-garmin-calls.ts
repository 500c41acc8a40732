import { type Kysely, type Migration, sql } from 'kysely'

/** Counts calls of Garmin's training interface, tells how old tokens are, and notes a workout before Garmin is asked to make it. */
export const garminCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table garmin_training_calls (
      counter text not null,
      slot timestamptz not null,
      calls integer not null,
      primary key (counter, slot)
    )`.execute(db)
    await sql`alter table garmin_connections add column tokens_renewed_at timestamptz not null default now()`.execute(
      db,
    )
    // Access tokens are good for a day: nobody wrote down when they came.
    await sql`update garmin_connections
      set tokens_renewed_at = least(updated_at, coalesce(token_expires_at - interval '1 day', updated_at))`.execute(db)
    await sql`alter table garmin_watch_workouts alter column garmin_workout_id drop not null`.execute(db)
    await sql`alter table garmin_watch_workouts add column workout_name text`.execute(db)
  },
}
