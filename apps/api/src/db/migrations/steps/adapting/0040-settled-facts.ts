import { type Kysely, type Migration, sql } from 'kysely'

/**
 * What the athlete keeps their plan in the face of, in place of the name of a proposal: that name was another one each day. What was
 * declined before is asked once more. What was accepted keeps what it rested on; of what was accepted before that is not known.
 */
export const settledFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column settled_facts jsonb, drop column declined_proposal`.execute(db)
    await sql`alter table plan_revisions add column facts jsonb`.execute(db)
  },
}
