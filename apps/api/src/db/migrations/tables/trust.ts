import { sql } from 'kysely'

/** What the server keeps for itself: counters and keys. */
export const trust = [
  sql`create table rate_limits (
    key text primary key,
    spent integer not null,
    resets_at timestamptz not null
  )`,
  // What a submit was answered with, under the number its sender gave it; the visitor's holds no answer.
  sql`create table idempotency_keys (
    scope text not null,
    key text not null,
    user_id integer not null references users on delete cascade,
    request_hash text not null,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (scope, key)
  )`,
  sql`create index idempotency_keys_of_user on idempotency_keys (user_id)`,
  sql`create table secrets (name text primary key, value text not null)`,
]
