import { sql } from 'kysely'

/** What is handed to others by an address: a calendar for each user, a read-only view of a plan. */
export const sharing = [
  // The address of a feed is only known to who made it: here is its SHA-256. The row stays when the feed is switched off.
  sql`create table calendars (
    user_id integer primary key references users on delete cascade,
    token_hash text unique,
    token_made_at timestamptz,
    time_zone text,
    start_times jsonb not null default '[null,null,null,null,null,null,null]',
    revision integer not null default 0,
    changed_at timestamptz not null default now(),
    check ((token_hash is null) = (token_made_at is null))
  )`,
  // The token follows from the seed and a key of the server, so that the owner can be told the same address again.
  sql`create table plan_shares (
    training_plan_id integer primary key references training_plans on delete cascade,
    seed text not null,
    token_hash text not null unique,
    created_at timestamptz not null default now()
  )`,
]
