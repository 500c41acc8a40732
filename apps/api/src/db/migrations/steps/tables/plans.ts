import { sql } from 'kysely'

/** Plans and their workouts. */
export const plans = [
  sql`create table training_plans (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    name text not null check (name <> ''),
    race_type text not null check (race_type in ('ironman', '70.3', 'olympic', 'sprint')),
    swim_distance text not null,
    bike_distance text not null,
    run_distance text not null,
    race_date date not null,
    start_date date not null check (start_date < race_date),
    total_weeks integer not null check (total_weeks between 1 and 104),
    experience_level text not null check (experience_level in ('beginner', 'intermediate', 'advanced')),
    current_swim_pace text not null,
    current_bike_pace text not null,
    current_run_pace text not null,
    goal_finish_time text,
    goal_swim_pace text not null,
    goal_bike_pace text not null,
    goal_run_pace text not null,
    weekly_schedule jsonb not null,
    created_at timestamptz not null default now(),
    deleted_at timestamptz,
    was_current boolean not null default false,
    version integer not null default 1,
    unique (user_id, id)
  )`,
  // Whoever changes a plan, its version grows; hiding it and taking that back is no change.
  sql`create function plan_changed() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - '{deleted_at,was_current}'::text[]
        is distinct from to_jsonb(old) - '{deleted_at,was_current}'::text[]
      then
        new.version = old.version + 1;
      end if;
      return new;
    end
  $$`,
  sql`create trigger plan_changed before update on training_plans
    for each row execute function plan_changed()`,

  // Only a plan of one's own can be current, and deleting it clears the choice but not the user.
  sql`alter table users add constraint users_current_plan
    foreign key (id, current_training_plan_id) references training_plans (user_id, id)
    on delete set null (current_training_plan_id)`,

  sql`create table workouts (
    id integer generated always as identity primary key,
    training_plan_id integer not null references training_plans on delete cascade,
    week integer not null check (week between 1 and 104),
    day integer not null check (day between 0 and 6),
    day_name text not null generated always as (
      (array['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])[day + 1]
    ) stored,
    workout_type text not null check (workout_type in ('swim', 'bike', 'run', 'brick', 'mixed', 'race')),
    exercises json not null check (json_typeof(exercises) = 'array'),
    total_duration integer not null check (total_duration >= 0),
    is_completed boolean not null default false,
    actual_exercises jsonb,
    actual_duration integer check (actual_duration >= 0),
    completed_at timestamptz,
    notes text,
    garmin_activity_id text,
    version integer not null default 1,
    changed_at timestamptz not null default now(),
    check (is_completed = (completed_at is not null))
  )`,
  sql`create index workouts_of_plan on workouts (training_plan_id, week, day)`,
  // Whoever changes a workout, its version grows: calendars and other windows tell by it what is new.
  sql`create function workout_changed() returns trigger language plpgsql as $$
    begin
      if to_jsonb(new) - 'day_name' is distinct from to_jsonb(old) - 'day_name' then
        new.version = old.version + 1;
        new.changed_at = now();
      end if;
      return new;
    end
  $$`,
  sql`create trigger workout_changed before update on workouts
    for each row execute function workout_changed()`,
]
