import { randomUUID } from 'node:crypto'
import type { GarminActivity, TestActivity } from '@tri/api-contract'
import { viewActivity } from '../../activities/activity-view.js'
import { insertActivity } from '../../activities/files/file-activities.repository.js'
import { now } from '../../clock.js'
import type { Db } from '../../db/schema.js'
import { inTransaction } from '../../db/transaction.js'
import { HttpError } from '../../http/errors.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import { findConnection } from '../connection/connections.repository.js'
import { withToken } from '../connection/with-token.js'
import { storeActivity } from './store-activity.js'
import { type Summary, summary, toColumns } from './summary.js'

const NAME = 'Test activity'
const TYPE = 'RUNNING'

/**
 * Makes up an activity that has just ended. A connected sandbox records it and reports it as if it came from a watch;
 * anywhere else it is a row of ours, marked as a test. Its id is never the caller's.
 */
export async function createTestActivity(
  garmin: Garmin,
  userId: number,
  wanted: TestActivity,
): Promise<GarminActivity> {
  const summaryOfIt = {
    activityName: wanted.activityName?.trim() || NAME,
    activityType: wanted.activityType?.trim() || TYPE,
    startTimeInSeconds: Math.floor(now().getTime() / 1000) - wanted.duration,
    startTimeOffsetInSeconds: 0,
    durationInSeconds: wanted.duration,
    distanceInMeters: wanted.distance,
  }
  const recorded = await recordInSandbox(garmin, userId, summaryOfIt)
  const stored = recorded && (await storeActivity(garmin, userId, { summary: recorded, order: 0 }))
  if (stored) return viewActivity(garmin.db, userId, stored)
  return inTransaction(garmin.db, async (transaction) =>
    viewActivity(transaction, userId, await insertOwn(transaction, userId, recorded ?? summaryOfIt)),
  )
}

/** The activity as the sandbox recorded it; undefined when there is none to do it. */
async function recordInSandbox(garmin: Garmin, userId: number, body: object): Promise<Summary | undefined> {
  const connection = await findConnection(garmin.db, userId)
  if (garmin.env.mode !== 'sandbox' || !connection?.isActive) return undefined
  try {
    const answer = await withToken(garmin, userId, (token) => garmin.client.makeActivity(token, body))
    return answer === undefined ? undefined : summary.parse(answer)
  } catch (error) {
    if (!(error instanceof GarminFailure)) throw error
    throw new HttpError('unavailable', 'The Garmin sandbox did not record it. Please try again')
  }
}

type MadeUp = Omit<Summary, 'activityId'> & { activityId?: string }

/** What was reported meanwhile is answered as it is stored. */
async function insertOwn(transaction: Db, userId: number, madeUp: MadeUp) {
  const known = madeUp.activityId
    ? await transaction
        .selectFrom('garmin_activities')
        .selectAll()
        .where('userId', '=', userId)
        .where('garminActivityId', '=', madeUp.activityId)
        .executeTakeFirst()
    : undefined
  if (known) return known
  const columns = toColumns({ ...madeUp, activityId: `test-${randomUUID()}` })
  return insertActivity(transaction, { ...columns, userId, source: 'test' })
}
