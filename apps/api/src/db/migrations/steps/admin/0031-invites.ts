import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Invites, and what admins do. Neither refers to a user: an invite knows nobody until it is used, and what an admin did is kept
 * when the account that it was done to, or by, is gone; of an erased one its number is left, which leads nowhere.
 */
export const invites: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table invites (
      id bigint generated always as identity primary key,
      token_hash text not null unique,
      makes_admin boolean not null default false,
      email text,
      made_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
    await sql`create table admin_acts (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      kind text not null,
      done_by bigint not null,
      done_to bigint
    )`.execute(db)
  },
}
