import { loggedSession } from '@tri/plan-engine'
import { matchActivity } from '@tri/plan-files/match-activity'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { findUser } from '../users/users.repository.js'
import { toMatched } from './activity-view.js'
import { linkWithin } from './link-activity.js'
import type { StoredActivity } from './links.repository.js'
import { plannedFor } from './planned-for.js'

/** Two activities of which the shorter lasts at least this part of the longer could be one exercise. */
const RIVALRY = 0.6

/**
 * Links a new activity when only one thing can be meant: a single planned exercise of its day and sport, within 25 % of the
 * time, that nothing was logged for. Of several plans the current one counts. Otherwise nothing happens: the page suggests.
 */
export async function linkByItself(transaction: Db, userId: number, activity: StoredActivity): Promise<boolean> {
  if (activity.sport === null || activity.linkedWorkoutId !== null || activity.wasUnlinked || activity.isExtra)
    return false
  if (await hasRival(transaction, userId, activity)) return false
  const planned = await plannedFor(transaction, userId, [activity.localDay])
  const current = (await findUser(transaction, userId))?.currentTrainingPlanId
  const own = planned.some(({ plan }) => plan.id === current)
    ? planned.filter(({ plan }) => plan.id === current)
    : planned
  const matches = own.flatMap(({ calendar, workouts }) => {
    const match = matchActivity(toMatched(activity), workouts, calendar)
    return match.kind === 'none' ? [] : [match]
  })
  const [match, ...others] = matches
  if (!match || others.length > 0 || match.kind !== 'one' || !match.isClose) return false
  const { workout, exercise } = match.candidate
  if (loggedSession(workout, exercise)) return false
  const { garminActivityId } = activity
  const link = { garminActivityId, workoutId: workout.id, exerciseId: exercise.id, isAutomatic: true }
  try {
    await linkWithin(transaction, userId, link)
    return true
  } catch (error) {
    // Another activity was quicker, or the athlete moved it away: nothing was written yet.
    if (error instanceof HttpError) return false
    throw error
  }
}

/** Whether another activity of the day and sport is free and could be meant as well. */
async function hasRival(transaction: Db, userId: number, { id, localDay, sport, duration }: StoredActivity) {
  const rival = await transaction
    .selectFrom('garmin_activities')
    .select('id')
    .where('userId', '=', userId)
    .where('localDay', '=', localDay)
    .where('sport', '=', sport)
    .where('id', '!=', id)
    .where('linkedWorkoutId', 'is', null)
    .where('duration', '>=', Math.floor(duration * RIVALRY))
    .where('duration', '<=', Math.ceil(duration / RIVALRY))
    .executeTakeFirst()
  return rival !== undefined
}
