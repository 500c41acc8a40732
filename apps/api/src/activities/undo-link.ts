import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { lockWorkout, type StoredWorkout, updateWorkout } from '../workouts/workouts.repository.js'
import { viewActivity } from './activity-view.js'
import { deleteActivities, findFileActivity, lockFile } from './files/file-activities.repository.js'
import { unlinkWithin } from './link-activity.js'
import { lockActivity, storeExtra } from './links.repository.js'
import { readSnapshot, type Snapshot } from './snapshot.js'

/**
 * Takes back the file that an activity came from: its activities go, and the workouts they completed are as they were
 * before. A workout that was changed since keeps its result.
 */
export const undoFile = (db: Kysely<Database>, userId: number, activityId: number) =>
  inTransaction(db, async (transaction) => {
    const { fileHash } = orNotFound(await findFileActivity(transaction, userId, activityId), 'Activity')
    const activities = await lockFile(transaction, userId, fileHash?.split(':')[0] ?? '')
    // Another call may have taken the file back meanwhile, or erased the account.
    orNotFound(activities[0], 'Activity')
    const traces = tracesOf(activities)
    const untouched = await untouchedSince(transaction, userId, traces)
    for (const activity of activities) await unlinkWithin(transaction, userId, activity)
    const workouts: StoredWorkout[] = []
    for (const [workoutId, { before }] of traces) {
      const workout = await lockWorkout(transaction, userId, workoutId)
      const restored =
        workout && untouched.has(workoutId) && (await updateWorkout(transaction, userId, { ...workout, ...before }))
      if (workout) workouts.push(restored || workout)
    }
    await deleteActivities(
      transaction,
      userId,
      activities.map(({ id }) => id),
    )
    return { workouts }
  })

/**
 * Takes a link back as if it had not been made: the activity is what it was, and so is the workout, unless it was changed since.
 * A Refusal for an activity that is not the user's.
 */
export const undoLink = (db: Kysely<Database>, userId: number, garminActivityId: string) =>
  inTransaction(db, async (transaction) => {
    const activity = orNotFound(await lockActivity(transaction, userId, garminActivityId), 'Activity')
    const traces = tracesOf([activity])
    const untouched = await untouchedSince(transaction, userId, traces)
    const unlinked = await unlinkWithin(transaction, userId, activity)
    const [trace] = traces.values()
    const { workout } = unlinked
    const back = workout && untouched.has(workout.id) ? { ...workout, ...trace?.before } : workout
    const isExtraAgain = trace?.isExtra && activity.linkedWorkoutId !== null
    const free = isExtraAgain ? await storeExtra(transaction, userId, activity.id, true) : unlinked.activity
    return {
      activity: await viewActivity(transaction, userId, free),
      workout: back ? orNotFound(await updateWorkout(transaction, userId, back), 'Workout') : null,
    }
  })

/** The workouts that nobody changed after the file completed them; one whose plan is gone by now is left alone. */
async function untouchedSince(transaction: Db, userId: number, traces: ReadonlyMap<number, Snapshot>) {
  const untouched = new Set<number>()
  for (const [workoutId, { version }] of traces) {
    const workout = await lockWorkout(transaction, userId, workoutId)
    if (workout?.version === version) untouched.add(workoutId)
  }
  return untouched
}

/** What each workout was before, in the order of their ids. */
function tracesOf(activities: Awaited<ReturnType<typeof lockFile>>): ReadonlyMap<number, Snapshot> {
  const found = activities.flatMap(({ linkedWorkoutId, activityData }) => {
    const trace = readSnapshot(activityData)
    return linkedWorkoutId !== null && trace ? [[linkedWorkoutId, trace] as const] : []
  })
  return new Map(found.sort(([one], [other]) => one - other))
}
