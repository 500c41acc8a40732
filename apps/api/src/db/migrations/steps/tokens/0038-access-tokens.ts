import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from '../adapting/is-spread.js'

/**
 * Keys with which a user's own scripts call: what each is good for stands with the user, and a directory leads from the hash of a
 * token to whose it is.
 */
export const accessTokens: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table access_tokens (
      user_id bigint not null,
      id bigint generated always as identity,
      name text not null,
      prefix text not null,
      token_hash text not null,
      scopes jsonb not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz,
      last_used_at timestamptz,
      primary key (user_id, id)
    )`.execute(db)
    await sql`create table token_owners (
      token_hash text primary key,
      user_id bigint not null
    )`.execute(db)
    await sql`create index token_owners_of_user on token_owners (user_id)`.execute(db)
    const spread = await isSpread(db)
    if (spread) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('access_tokens', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table access_tokens add constraint access_tokens_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    // Where users are spread over servers, no table beside them refers to them.
    if (spread) return
    await sql`alter table token_owners add constraint token_owners_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
  },
}
