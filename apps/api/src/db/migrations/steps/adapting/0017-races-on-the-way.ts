import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from './is-spread.js'

/** Races on the way to a goal stand with their user; the workout that holds one tells how much it matters. */
export const racesOnTheWay: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table season_races (
      user_id bigint not null,
      id bigint generated always as identity,
      race_date date not null,
      priority text not null check (priority in ('A', 'B', 'C')),
      kind text not null,
      name text,
      distances jsonb not null,
      created_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('season_races', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table season_races add constraint season_races_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    await sql`alter table workouts add column priority text check (priority in ('A', 'B', 'C'))`.execute(db)
  },
}
