import { sql } from 'kysely'

/** What the server keeps for itself: counters and keys. */
export const trust = [
  sql`create table rate_limits (
    key text primary key,
    spent integer not null,
    resets_at timestamptz not null
  )`,
  sql`create table secrets (name text primary key, value text not null)`,
]
