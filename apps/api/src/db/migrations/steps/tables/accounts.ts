import { sql } from 'kysely'

/** Users and their sign-ins. */
export const accounts = [
  sql`create table users (
    id integer generated always as identity primary key,
    username text not null,
    password text not null,
    default_swim_pace text,
    default_bike_pace text,
    default_run_pace text,
    experience_level text check (experience_level in ('beginner', 'intermediate', 'advanced')),
    default_weekly_schedule jsonb,
    units text check (units in ('miles', 'metric')),
    pool_units text check (pool_units in ('metres', 'yards')),
    current_training_plan_id integer,
    created_at timestamptz not null default now()
  )`,
  sql`create unique index users_username on users (lower(username))`,

  sql`create table sessions (
    key text primary key,
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now()
  )`,
  sql`create index sessions_of_user on sessions (user_id)`,
]
