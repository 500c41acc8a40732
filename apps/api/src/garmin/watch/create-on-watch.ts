import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import { NotConnected } from '../connection/with-token.js'
import type { Wanted } from './wanted-workouts.js'
import { forgetOnWatch, listOnWatch, type OnWatch, storeBegun, updateOnWatch } from './watch.repository.js'

/** Makes one paced call with a good token. */
export type Call = <T>(work: (token: string) => Promise<T>) => Promise<T>

type Creating = { userId: number; one: Wanted; row: OnWatch | undefined; call: Call }

/** A workout that Garmin has. */
export type Confirmed = OnWatch & { garminWorkoutId: string }

export const isConfirmed = (row: OnWatch | undefined): row is Confirmed => typeof row?.garminWorkoutId === 'string'

/**
 * Has Garmin make a workout, which is noted before: when no answer comes, the next run looks for it there first. What was
 * asked for and never confirmed is taken over under its name.
 */
export async function create(garmin: Garmin, { userId, one, row, call }: Creating): Promise<Confirmed> {
  const { db } = garmin
  const { trainingPlanId, exerciseId, contentHash, workout } = one
  const isOpen = row !== undefined && !isConfirmed(row)
  const found = isOpen
    ? await findMade(garmin, { userId, name: row.workoutName ?? workout.workoutName, call })
    : undefined
  const begun =
    row && found
      ? row
      : await storeBegun(db, { userId, trainingPlanId, exerciseId, contentHash, workoutName: workout.workoutName })
  if (found) {
    // What it holds may be of an earlier version of the plan.
    await call((token) => garmin.client.updateWorkout(token, found, workout))
    return confirm(garmin, { begun, garminWorkoutId: found, one, call })
  }
  return confirm(garmin, { begun, garminWorkoutId: await make(garmin, { begun, one, call }), one, call })
}

type Begun = { begun: OnWatch; one: Wanted; call: Call }

async function make({ db, client }: Garmin, { begun, one, call }: Begun): Promise<string> {
  try {
    return await call((token) => client.createWorkout(token, one.workout))
  } catch (error) {
    // Refused for good, or never asked: there is nothing to look for.
    if (error instanceof NotConnected || (error instanceof GarminFailure && !mayBeMade(error)))
      await forgetOnWatch(db, begun.userId, begun.id)
    throw error
  }
}

const mayBeMade = ({ status }: GarminFailure) => status === 0 || status === 408 || status >= 500

async function confirm(
  { db, client }: Garmin,
  { begun, garminWorkoutId, one, call }: Begun & { garminWorkoutId: string },
): Promise<Confirmed> {
  const { contentHash, workout } = one
  const stored = await updateOnWatch(db, begun.userId, begun.id, {
    garminWorkoutId,
    contentHash,
    workoutName: workout.workoutName,
  })
  if (stored) return { ...stored, garminWorkoutId }
  // The athlete disconnected meanwhile.
  await call((token) => client.deleteWorkout(token, garminWorkoutId))
  throw new NotConnected('conflict', 'Please connect your Garmin account first')
}

/** The id of a workout of ours that Garmin has under this name, and that no row of the user knows. */
export async function findMade(
  { db, client }: Garmin,
  { userId, name, call }: { userId: number; name: string; call: Call },
): Promise<string | undefined> {
  const there = await call((token) => client.listWorkouts(token))
  const known = (await listOnWatch(db, userId)).map(({ garminWorkoutId }) => garminWorkoutId)
  return there.find((listed) => listed.name === name && !known.includes(listed.workoutId))?.workoutId
}
