import { type Kysely, type Migration, type RawBuilder, sql } from 'kysely'

/** Columns of numbers that count rows, or name one. */
const IDS = {
  users: ['id', 'current_training_plan_id'],
  sessions: ['user_id'],
  training_plans: ['id', 'user_id'],
  workouts: ['id', 'training_plan_id'],
  garmin_activities: ['id', 'user_id', 'linked_workout_id'],
  garmin_connections: ['id', 'user_id'],
  garmin_oauth_states: ['user_id'],
  garmin_webhook_logs: ['user_id'],
  garmin_watch_workouts: ['id', 'user_id', 'training_plan_id'],
  calendars: ['user_id'],
  plan_shares: ['training_plan_id'],
  idempotency_keys: ['user_id'],
  sign_ins: ['user_id'],
} as const

const widened = Object.entries(IDS).map(
  ([table, columns]) =>
    sql`alter table ${sql.table(table)} ${sql.join(columns.map((column) => sql`alter column ${sql.ref(column)} type bigint`))}`,
)

/** It follows from a column that gets another type. */
const generated = {
  drop: sql`alter table garmin_activities drop column is_linked_to_workout`,
  add: sql`alter table garmin_activities add column is_linked_to_workout boolean not null
    generated always as (linked_workout_id is not null) stored`,
}

/**
 * The owner in each row below a plan. Instances of the version before know nothing of it and may still be running: for them
 * the database looks the owner up.
 */
const owners = [
  sql`create function owner_of_plan() returns trigger language plpgsql as $$
    begin
      select user_id into new.user_id from training_plans where id = new.training_plan_id;
      return new;
    end
  $$`,
  ...['workouts', 'plan_shares'].flatMap((name) => {
    const table = sql.table(name)
    return [
      sql`alter table ${table} add column user_id bigint`,
      // A change of ours is none of the athlete's: versions stay.
      sql`alter table ${table} disable trigger user`,
      sql`update ${table} set user_id = training_plans.user_id from training_plans where training_plans.id = training_plan_id`,
      sql`alter table ${table} enable trigger user`,
      sql`alter table ${table} alter column user_id set not null`,
      sql`create trigger owner_of_plan before insert on ${table}
        for each row when (new.user_id is null) execute function owner_of_plan()`,
    ]
  }),
]

/** Every key begins with the owner, so that no row can refer to another user's. */
const keys = [
  sql`alter table users drop constraint users_current_plan`,
  sql`alter table workouts drop constraint workouts_training_plan_id_fkey`,
  sql`alter table plan_shares drop constraint plan_shares_training_plan_id_fkey`,
  sql`alter table garmin_activities drop constraint garmin_activities_linked_workout_id_fkey`,
  sql`alter table garmin_watch_workouts drop constraint garmin_watch_workouts_training_plan_id_fkey`,
  sql`alter table training_plans drop constraint training_plans_user_id_id_key`,
  ...['training_plans', 'workouts', 'garmin_activities', 'garmin_connections', 'garmin_watch_workouts'].map((name) =>
    primaryKey(name, ['user_id', 'id']),
  ),
  primaryKey('garmin_oauth_states', ['user_id', 'state_hash']),
  primaryKey('plan_shares', ['user_id', 'training_plan_id']),
  sql`alter table plan_shares add constraint plan_shares_of_plan unique (training_plan_id)`,
  sql`alter table users add constraint users_current_plan
    foreign key (id, current_training_plan_id) references training_plans (user_id, id)
    on delete set null (current_training_plan_id)`,
  sql`alter table workouts add constraint workouts_training_plan_id_fkey
    foreign key (user_id, training_plan_id) references training_plans (user_id, id) on delete cascade`,
  sql`alter table plan_shares add constraint plan_shares_training_plan_id_fkey
    foreign key (user_id, training_plan_id) references training_plans (user_id, id) on delete cascade`,
  sql`alter table garmin_activities add constraint garmin_activities_linked_workout_id_fkey
    foreign key (user_id, linked_workout_id) references workouts (user_id, id) on delete set null (linked_workout_id)`,
  sql`alter table garmin_watch_workouts add constraint garmin_watch_workouts_training_plan_id_fkey
    foreign key (user_id, training_plan_id) references training_plans (user_id, id)
    on delete set null (training_plan_id)`,
  sql`drop index workouts_of_plan`,
  sql`create index workouts_of_plan on workouts (user_id, training_plan_id, week, day)`,
  sql`drop index garmin_activities_of_leg`,
  sql`create unique index garmin_activities_of_leg
    on garmin_activities (user_id, linked_workout_id, linked_exercise_id)`,
]

function primaryKey(name: string, columns: readonly string[]): RawBuilder<unknown> {
  const table = sql.table(name)
  return sql`alter table ${table} drop constraint ${sql.ref(`${name}_pkey`)},
    add constraint ${sql.ref(`${name}_pkey`)} primary key (${sql.join(columns.map((column) => sql.ref(column)))})`
}

/** Rows belong to a user by their key; ids have room. */
export const userKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [generated.drop, ...widened, generated.add, ...owners, ...keys]
    for (const statement of statements) await statement.execute(db)
  },
}
