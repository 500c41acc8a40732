import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from '../adapting/is-spread.js'

/** Activities that were read from files of before name the import that brought them, to go with it; and how hard a ride was. */
export const pastTraining: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table past_imports (
      user_id bigint not null,
      id bigint generated always as identity,
      name text not null check (name <> ''),
      created_at timestamptz not null default now(),
      primary key (user_id, id)
    )`.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('past_imports', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table past_imports add constraint past_imports_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    await sql`alter table garmin_activities add column past_import_id bigint`.execute(db)
    await sql`alter table garmin_activities add constraint garmin_activities_past_import_id_fkey
      foreign key (user_id, past_import_id) references past_imports (user_id, id)`.execute(db)
    await sql`create index garmin_activities_past_import on garmin_activities (user_id, past_import_id)
      where past_import_id is not null`.execute(db)
    await sql`alter table garmin_activities add column weighted_watts integer`.execute(db)
  },
}
