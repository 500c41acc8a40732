import { type Kysely, type Migration, sql } from 'kysely'

/** Time off stands with its user; what was changed in a plan, and how it stood before, with the plan. */
const tables = {
  time_off: sql`create table time_off (
    user_id bigint not null,
    id bigint generated always as identity,
    first_day date not null,
    last_day date not null,
    reason text not null,
    sports jsonb,
    minutes_per_day integer,
    symptoms jsonb,
    created_at timestamptz not null default now(),
    primary key (user_id, id),
    check (first_day <= last_day)
  )`,
  plan_revisions: sql`create table plan_revisions (
    user_id bigint not null,
    id bigint generated always as identity,
    training_plan_id bigint not null,
    made_at timestamptz not null default now(),
    made_by text not null check (made_by in ('athlete')),
    proposal_id text not null,
    based_on text not null,
    findings jsonb not null,
    notices jsonb not null,
    touched jsonb not null,
    undone_at timestamptz,
    primary key (user_id, id)
  )`,
  // A session that is put back is what it was to the last byte: json keeps the order of its fields.
  revision_changes: sql`create table revision_changes (
    user_id bigint not null,
    revision_id bigint not null,
    place integer not null,
    change_id text not null,
    change_group text not null,
    kind text not null,
    from_place json,
    to_place json,
    reasons json not null,
    primary key (user_id, revision_id, place)
  )`,
}

const keys = [
  sql`alter table time_off add constraint time_off_user_id_fkey
    foreign key (user_id) references users (id) on delete cascade`,
  sql`alter table plan_revisions add constraint plan_revisions_training_plan_id_fkey
    foreign key (user_id, training_plan_id) references training_plans (user_id, id) on delete cascade`,
  sql`alter table revision_changes add constraint revision_changes_revision_id_fkey
    foreign key (user_id, revision_id) references plan_revisions (user_id, id) on delete cascade`,
  sql`create index plan_revisions_of_plan on plan_revisions (user_id, training_plan_id, id)`,
  sql`alter table training_plans add column declined_proposal text`,
]

/** Where users' tables are spread over servers already, these stand beside them. */
async function isSpread(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (rows.length === 0) return false
  const spread = await sql`select from pg_dist_partition where logicalrelid = 'users'::regclass`.execute(db)
  return spread.rows.length > 0
}

/** What athletes tell of time off, what they accepted of proposals, and the one that they declined. */
export const timeOffAndRevisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of Object.values(tables)) await table.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      for (const table of Object.keys(tables))
        await sql`select create_distributed_table(${table}, 'user_id', colocate_with => 'users')`.execute(db)
    }
    for (const key of keys) await key.execute(db)
  },
}
