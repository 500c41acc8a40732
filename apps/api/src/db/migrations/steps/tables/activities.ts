import { sql } from 'kysely'

/** What was done, from a watch's service, from a file, or made up for a try. */
export const activities = [
  sql`create table garmin_activities (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    garmin_activity_id text not null check (garmin_activity_id <> ''),
    source text not null check (source in ('garmin', 'file', 'test')),
    activity_name text not null,
    activity_type text not null,
    sport text check (sport in ('swim', 'bike', 'run')),
    start_time timestamptz not null,
    local_day date not null,
    duration integer not null check (duration >= 0),
    distance double precision not null check (distance >= 0),
    average_pace double precision,
    average_speed double precision,
    average_heart_rate integer,
    max_heart_rate integer,
    calories integer,
    elevation_gain double precision,
    activity_data jsonb not null default '{}',
    linked_workout_id integer references workouts on delete set null,
    linked_exercise_id text,
    is_linked_to_workout boolean not null generated always as (linked_workout_id is not null) stored,
    is_automatic_link boolean not null default false,
    was_unlinked boolean not null default false,
    filled jsonb,
    received_order bigint not null default 0,
    file_hash text,
    created_at timestamptz not null default now(),
    unique (user_id, garmin_activity_id),
    unique (user_id, file_hash)
  )`,
  // A brick is one workout, and two activities on the watch: each leg has one at most.
  sql`create unique index garmin_activities_of_leg on garmin_activities (linked_workout_id, linked_exercise_id)`,
  sql`create index garmin_activities_of_user on garmin_activities (user_id, start_time desc)`,
]
