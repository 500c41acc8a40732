import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from './is-spread.js'

/** What is known of an athlete's limits is a history of its own; what each sport's targets are told in stands with the user. */
export const thresholds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table thresholds (
      user_id bigint not null,
      id bigint generated always as identity,
      sport text not null check (sport in ('swim', 'bike', 'run')),
      kind text not null,
      value double precision not null check (value > 0),
      measured_on date not null,
      source text not null,
      created_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('thresholds', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table thresholds add constraint thresholds_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    await sql`alter table users add column target_methods jsonb`.execute(db)
  },
}
