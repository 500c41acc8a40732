import { addDays } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import { findPlan } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'

/** What was before has faded (`stressBefore` of the engine). */
const DAYS = 180

/** Three activities a day. */
const MOST = 3 * DAYS

/** What was recorded before a plan, the latest of it where it was much; the earliest first. A Refusal for a plan that is not the user's. */
export async function trainingBefore(db: Kysely<Database>, userId: number, planId: number) {
  const { startDate } = orNotFound(await findPlan(db, userId, planId), 'Training plan')
  const rows = await db
    .selectFrom('garmin_activities')
    .select(['localDay', 'sport', 'duration', 'distance', 'averageHeartRate', 'weightedWatts'])
    .where('userId', '=', userId)
    .where('localDay', '<', startDate)
    .where('localDay', '>=', addDays(startDate, -DAYS))
    .orderBy('startTime', 'desc')
    .limit(MOST)
    .execute()
  return rows
    .reverse()
    .map(({ localDay: date, sport, duration: seconds, distance, averageHeartRate, weightedWatts }) => ({
      ...{ date, type: sport ?? ('other' as const), seconds, averageHeartRate, weightedWatts },
      metres: distance > 0 ? distance : null,
    }))
}
