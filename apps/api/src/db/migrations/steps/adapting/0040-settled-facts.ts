import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What the athlete keeps their plan in the face of, in place of the name of a proposal: that name was another one each day. What was
 * declined before is asked once more. `declined_proposal` stays for instances of the version before, which may still be running. What was
 * accepted keeps what it rested on; of what was accepted before that is not known.
 */
export const settledFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column settled_facts jsonb`.execute(db)
    await sql`alter table plan_revisions add column facts jsonb`.execute(db)
  },
}
