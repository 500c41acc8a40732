import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from '../adapting/is-spread.js'

const TABLES = {
  totp: sql`create table totp (
    user_id bigint primary key,
    secret text not null,
    last_step bigint not null,
    created_at timestamptz not null default now()
  )`,
  recovery_codes: sql`create table recovery_codes (
    user_id bigint not null,
    code_hash text not null,
    primary key (user_id, code_hash)
  )`,
  passkeys: sql`create table passkeys (
    user_id bigint not null,
    id bigint generated always as identity,
    credential_id text not null,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    primary key (user_id, id),
    unique (user_id, credential_id)
  )`,
}

/** Ways in besides a password, and how far a browser has come with signing in that is not in yet. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    const spread = await isSpread(db)
    if (spread) await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
    for (const [name, create] of Object.entries(TABLES)) {
      await create.execute(db)
      if (spread) await sql`select create_distributed_table(${name}, 'user_id', colocate_with => 'users')`.execute(db)
      await sql`alter table ${sql.table(name)} add constraint ${sql.ref(`${name}_user_id_fkey`)}
        foreign key (user_id) references users (id) on delete cascade`.execute(db)
    }
    await sql`create table sign_in_steps (
      key text primary key,
      user_id bigint,
      state jsonb not null,
      tries integer not null default 0,
      expires_at timestamptz not null
    )`.execute(db)
    await sql`create index sign_in_steps_of_user on sign_in_steps (user_id)`.execute(db)
    if (spread) return
    await sql`alter table sign_in_steps add constraint sign_in_steps_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
  },
}
