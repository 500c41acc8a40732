import type { Athlete } from '@tri/plan-engine/zones'
import type { Db } from '../db/schema.js'
import { listThresholds } from './thresholds.js'

/** What targets of a user's sessions are made from: the thresholds that they told, what they chose to go by, and their own zones. */
export async function readAthlete(db: Db, userId: number): Promise<Athlete> {
  const user = await db
    .selectFrom('users')
    .select(['targetMethods', 'ownZones'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return {
    thresholds: await listThresholds(db, userId),
    methods: user?.targetMethods ?? undefined,
    bounds: user?.ownZones ?? undefined,
  }
}
