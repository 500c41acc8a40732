import { type Kysely, type Migration, sql } from 'kysely'

/**
 * A plan that is changed from a day on keeps the hours that held before; and a revision that changed the plan itself, the plan's
 * fields before and after.
 */
export const changedPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table training_plans add column earlier_schedules jsonb not null default '[]'`.execute(db)
    await sql`alter table training_plans add column paces_from date`.execute(db)
    await sql`alter table plan_revisions add column plan_before json`.execute(db)
    await sql`alter table plan_revisions add column plan_after json`.execute(db)
  },
}
