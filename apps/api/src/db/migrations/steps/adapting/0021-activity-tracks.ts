import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from './is-spread.js'

/** How an activity went stands in a table of its own: lists read activities whole. It goes with its activity. */
export const activityTracks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table activity_tracks (
      user_id bigint not null,
      activity_id bigint not null,
      track json not null,
      primary key (user_id, activity_id)
    )`.execute(db)
    if (await isSpread(db)) {
      await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
      await sql`select create_distributed_table('activity_tracks', 'user_id', colocate_with => 'users')`.execute(db)
    }
    await sql`alter table activity_tracks add constraint activity_tracks_user_id_fkey
      foreign key (user_id) references users (id) on delete cascade`.execute(db)
    await sql`alter table activity_tracks add constraint activity_tracks_activity_id_fkey
      foreign key (user_id, activity_id) references garmin_activities (user_id, id) on delete cascade`.execute(db)
  },
}
