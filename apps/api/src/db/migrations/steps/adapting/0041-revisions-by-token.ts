import { type Kysely, type Migration, sql } from 'kysely'

/** Who accepted a change of a plan by an access token: what it was called then. Of before that is not known. */
export const revisionsByToken: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table plan_revisions add column token_name text`.execute(db)
  },
}
