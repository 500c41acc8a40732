import { type Kysely, type Migration, sql } from 'kysely'
import { isSpread } from './is-spread.js'

/** An athlete's own bounds between zones stand with the user, as what targets are told in does; a critical power has the work above it. */
export const ownZones: Migration = {
  async up(db: Kysely<unknown>) {
    if (await isSpread(db)) await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db)
    await sql`alter table users add column own_zones jsonb`.execute(db)
    await sql`alter table thresholds add column joules double precision check (joules > 0)`.execute(db)
  },
}
