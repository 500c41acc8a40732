import { type Kysely, sql } from 'kysely'
import type { Database, Db } from './schema.js'
import { USERS_TABLES } from './users-tables.js'

/** The database cannot be spread over servers; the message says why and what to do. */
class DistributeError extends Error {
  override name = 'DistributeError'
}

/** Keys between the users' tables, once they are spread: none of them lets go by itself, for that would take the owner's part with it. */
const KEYS = [
  sql`alter table training_plans add constraint training_plans_user_id_fkey
    foreign key (user_id) references users (id) on delete cascade`,
  sql`alter table users add constraint users_current_plan
    foreign key (id, current_training_plan_id) references training_plans (user_id, id)`,
  ...['workouts', 'plan_shares', 'plan_revisions'].map(
    (name) => sql`alter table ${sql.table(name)} add constraint ${sql.ref(`${name}_training_plan_id_fkey`)}
      foreign key (user_id, training_plan_id) references training_plans (user_id, id) on delete cascade`,
  ),
  ...[
    ...['calendars', 'garmin_activities', 'garmin_connections', 'garmin_oauth_states', 'garmin_watch_workouts'],
    ...['time_off', 'season_races', 'thresholds', 'account_events', 'past_imports', 'activity_tracks'],
    ...['totp', 'recovery_codes', 'passkeys', 'access_tokens'],
  ].map(
    (name) => sql`alter table ${sql.table(name)} add constraint ${sql.ref(`${name}_user_id_fkey`)}
      foreign key (user_id) references users (id) on delete cascade`,
  ),
  sql`alter table revision_changes add constraint revision_changes_revision_id_fkey
    foreign key (user_id, revision_id) references plan_revisions (user_id, id) on delete cascade`,
  sql`alter table garmin_activities add constraint garmin_activities_linked_workout_id_fkey
    foreign key (user_id, linked_workout_id) references workouts (user_id, id)`,
  sql`alter table garmin_activities add constraint garmin_activities_past_import_id_fkey
    foreign key (user_id, past_import_id) references past_imports (user_id, id)`,
  sql`alter table activity_tracks add constraint activity_tracks_activity_id_fkey
    foreign key (user_id, activity_id) references garmin_activities (user_id, id) on delete cascade`,
  sql`alter table garmin_watch_workouts add constraint garmin_watch_workouts_training_plan_id_fkey
    foreign key (user_id, training_plan_id) references training_plans (user_id, id)`,
]

/**
 * Spreads the users' tables over the servers of a Citus cluster, in one transaction; the small common ones stay on its
 * coordinator. Triggers and keys that only served instances of the version before end with it. Answers the tables that it
 * spread: none when they were already.
 */
export const distribute = (db: Kysely<Database>): Promise<string[]> =>
  db
    .withoutPlugins()
    .transaction()
    .execute(async (transaction) => {
      await refuseWithoutCitus(transaction)
      if (await isDistributed(transaction)) return []
      // Keys between tables are made on every server in turn.
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(transaction)
      await dropTriggers(transaction)
      await dropForeignKeys(transaction)
      await dropUniqueAcrossUsers(transaction)
      for (const [table, owner] of Object.entries(USERS_TABLES))
        await sql`select create_distributed_table(${table}, ${owner}, colocate_with => ${table === 'users' ? 'none' : 'users'})`.execute(
          transaction,
        )
      for (const key of KEYS) await key.execute(transaction)
      return Object.keys(USERS_TABLES)
    })

async function refuseWithoutCitus(db: Db) {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (rows.length > 0) return
  throw new DistributeError(
    'This PostgreSQL has no Citus. Name the coordinator of a Citus cluster in DATABASE_URL, with the extension made in its database.',
  )
}

/** Whether the users' tables are spread over servers. */
async function isDistributed(db: Db): Promise<boolean> {
  const { rows } = await sql`select from pg_dist_partition where logicalrelid = 'users'::regclass`.execute(db)
  return rows.length > 0
}

async function dropTriggers(db: Db) {
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = current_schema()::regnamespace and prorettype = 'trigger'::regtype
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db)
  for (const { name } of rows) await sql`drop function ${sql.id(name)}() cascade`.execute(db)
}

async function dropForeignKeys(db: Db) {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db)
}

/** What is unique for all users is so in the tables of names, tokens and accounts. */
async function dropUniqueAcrossUsers(db: Db) {
  await sql`drop index users_username`.execute(db)
  await sql`drop index garmin_connections_of_account`.execute(db)
  await sql`alter table calendars drop constraint calendars_token_hash_key`.execute(db)
  await sql`alter table plan_shares drop constraint plan_shares_token_hash_key, drop constraint plan_shares_of_plan`.execute(
    db,
  )
}
