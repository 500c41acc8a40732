import { type Kysely, type Migration, sql } from 'kysely'

/** A name of its own for the instance, which its calendar events bear however it is reached. */
export const instanceId: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`insert into secrets (name, value) values ('instance', gen_random_uuid()::text)
      on conflict (name) do nothing`.execute(db)
  },
}
