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
  // Who came in, and who was kept out; without a user where nobody has that address.
  sql`create table sign_ins (
    id bigint generated always as identity primary key,
    user_id integer references users on delete cascade,
    at timestamptz not null default now(),
    kind text not null check (
      kind in ('registered', 'signed-in', 'refused', 'signed-out', 'signed-out-elsewhere', 'password-changed')
    ),
    address text not null,
    device text not null
  )`,
  sql`create index sign_ins_of_user on sign_ins (user_id, id desc)`,
  sql`create table secrets (name text primary key, value text not null)`,
]
