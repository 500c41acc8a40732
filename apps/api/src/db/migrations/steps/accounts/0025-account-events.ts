import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from '../adapting/is-spread.js'

/**
 * What happened to an account, for its owner to read, and on which device each session is. What the version before writes has
 * no device.
 */
export const accountEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table account_events (
      user_id bigint not null,
      id bigint generated always as identity,
      at timestamptz not null default now(),
      kind text not null,
      detail text,
      address text,
      device text,
      is_open boolean not null default false,
      primary key (user_id, id)
    )`.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('account_events', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table account_events add constraint account_events_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    await sql`alter table sessions add column device text, add column address text`.execute(db)
  },
}
