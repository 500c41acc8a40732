import { type Kysely, type Migration, sql } from 'kysely'

/** Who runs the server, and whose account is switched off. Rows that the version before writes get the default of each. */
export const roles: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table users add column role text not null default 'user'`.execute(db)
    // By a statement of its own: a distributed table takes no column that brings a check along.
    await sql`alter table users add constraint users_role check (role in ('user', 'admin'))`.execute(db)
    await sql`alter table users add column disabled_at timestamptz`.execute(db)
  },
}
