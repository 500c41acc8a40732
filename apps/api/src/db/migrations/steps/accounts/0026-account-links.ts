import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from '../adapting/is-spread.js'

/** Links that let their finder do one thing with an account, once: found by their token, before it is known whose they are. */
export const accountLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table account_links (
      token_hash text primary key,
      user_id bigint not null,
      purpose text not null,
      email text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index account_links_of_user on account_links (user_id)`.execute(db)
    // Where users are spread over servers, no table beside them refers to them.
    if (await isSpread(db)) return
    await sql`alter table account_links add constraint account_links_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
  },
}
