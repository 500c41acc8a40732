import { sql } from 'kysely'

/** What ties users to their Garmin accounts. Tokens are closed with a key that is not in the row. */
export const garmin = [
  sql`create table garmin_connections (
    id integer generated always as identity primary key,
    user_id integer not null unique references users on delete cascade,
    garmin_user_id text not null check (garmin_user_id <> ''),
    access_token text,
    refresh_token text,
    token_expires_at timestamptz,
    permissions jsonb not null default '[]',
    permissions_at timestamptz,
    is_active boolean not null default true,
    inactive_reason text,
    sends_workouts boolean not null default false,
    watch_problem text,
    watch_sent_at timestamptz,
    last_synced_at timestamptz,
    sync_requested_at timestamptz,
    sync_from timestamptz,
    sync_to timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check (not is_active or (access_token is not null and refresh_token is not null and token_expires_at is not null))
  )`,
  // Reports name only the Garmin account: it must lead to one user.
  sql`create unique index garmin_connections_of_account on garmin_connections (garmin_user_id) where is_active`,

  sql`create table garmin_oauth_states (
    state_hash text primary key,
    user_id integer not null references users on delete cascade,
    verifier text not null,
    redirect_uri text not null,
    created_at timestamptz not null default now()
  )`,

  sql`create table garmin_webhook_logs (
    id bigint generated always as identity primary key,
    webhook_type text not null,
    garmin_user_id text,
    user_id integer references users on delete cascade,
    request_method text not null,
    request_path text not null,
    request_headers jsonb not null,
    request_body text not null check (length(request_body) <= 16384),
    response_status integer not null,
    response_body text not null,
    processing_success boolean,
    processing_error text,
    activities_processed integer not null default 0,
    part_count integer not null default 0,
    parts jsonb not null default '{}',
    created_at timestamptz not null default now()
  )`,
  sql`create index garmin_webhook_logs_by_age on garmin_webhook_logs (created_at)`,
  sql`create index garmin_webhook_logs_of_user on garmin_webhook_logs (user_id)`,

  // The plan goes, the row stays until Garmin has forgotten the workout too.
  sql`create table garmin_watch_workouts (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    training_plan_id integer references training_plans on delete set null,
    exercise_id text not null,
    garmin_workout_id text not null,
    garmin_schedule_id text,
    scheduled_on date,
    content_hash text not null,
    updated_at timestamptz not null default now(),
    unique (user_id, training_plan_id, exercise_id)
  )`,
]
