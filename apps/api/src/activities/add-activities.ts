import type { ActivityFile, ImportedActivity } from '@tri/api-contract'
import { isSport } from '@tri/plan-engine'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { lockUser } from '../users/users.repository.js'
import type { StoredWorkout } from '../workouts/workouts.repository.js'
import {
  findByHash,
  findSameStart,
  insertActivity,
  type NewActivity,
  storeData,
} from './files/file-activities.repository.js'
import { columnsOf } from './files/file-row.js'
import { linkActivities, ofAnotherSport } from './link-activity.js'
import { snapshotOf } from './snapshot.js'
import { insertTracks } from './tracks.repository.js'

type Stored = Awaited<ReturnType<typeof insertActivity>>
type Added = { filed: ImportedActivity; stored: Stored }

/**
 * Stores the activities of a file and completes the workouts that they are linked to: all of it, or nothing. Results that
 * the athlete logged stay, unless they agreed. A Refusal for an activity that is there already, by its file or its start.
 */
export const addActivities = (db: Kysely<Database>, userId: number, file: ActivityFile) =>
  inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    const added: Added[] = []
    for (const filed of file.activities) {
      await refuseKnown(transaction, userId, { fileHash: hashOf(file, filed), filed })
      added.push({ filed, stored: await insertActivity(transaction, rowOf(userId, file, filed)) })
    }
    await insertTracks(
      transaction,
      userId,
      added.flatMap(({ filed: { track }, stored }) => (track ? [{ activityId: stored.id, track }] : [])),
    )
    const workouts = await linkAll(transaction, userId, { added, replaces: file.replaces })
    const activities = added.map(({ stored, filed }) => ({ ...stored, linkedWorkoutId: filed.link?.workoutId ?? null }))
    return { activities, workouts }
  })

const hashOf = ({ fileHash }: ActivityFile, { part }: ImportedActivity) => `${fileHash}:${part}`

async function refuseKnown(
  transaction: Db,
  userId: number,
  { fileHash, filed }: { fileHash: string; filed: ImportedActivity },
) {
  const ofFile = await findByHash(transaction, userId, fileHash)
  if (ofFile) throw new HttpError('conflict', `Already here: ${told(ofFile)}, from this file`)
  const same = await findSameStart(transaction, userId, filed)
  if (same) throw new HttpError('conflict', `Already here: ${told(same)} began in the same minute`)
}

const told = ({ activityName, localDay }: Stored) => `${activityName} of ${localDay}`

type Links = { added: readonly Added[]; replaces: boolean }

/** Links the activities that name an exercise; the workouts as they then are, each once: a brick's ride and run are one. */
async function linkAll(transaction: Db, userId: number, { added, replaces }: Links): Promise<StoredWorkout[]> {
  const linked = added.flatMap(({ filed: { link }, stored }) => (link ? [{ ...link, stored }] : []))
  const ids = [...new Set(linked.map(({ workoutId }) => workoutId))].sort((one, other) => one - other)
  const workouts: StoredWorkout[] = []
  for (const workoutId of ids) {
    const own = linked.filter((each) => each.workoutId === workoutId)
    const done = own.map(({ exerciseId, stored }) => ({ exerciseId, activity: stored }))
    const { before, after } = await linkActivities(transaction, userId, { workoutId, done, replaces })
    for (const { exerciseId, stored } of own) refuseOtherSport(before, exerciseId, stored)
    const replaced = snapshotOf(before, after)
    for (const { stored } of own) await storeData(transaction, userId, stored.id, { ...stored.activityData, replaced })
    workouts.push(after)
  }
  return workouts
}

function refuseOtherSport({ exercises }: StoredWorkout, exerciseId: string, { sport }: Stored) {
  const exercise = orNotFound(
    exercises.find(({ id }) => id === exerciseId),
    'Exercise',
  )
  if (exercise.type !== sport && (sport || isSport(exercise.type))) throw ofAnotherSport(sport, exercise)
}

const rowOf = (userId: number, file: ActivityFile, filed: ImportedActivity): NewActivity => ({
  ...columnsOf(filed),
  userId,
  garminActivityId: `file-${file.fileHash.slice(0, 32)}-${filed.part}`,
  activityData: JSON.stringify({ fileKind: file.fileKind }),
  fileHash: hashOf(file, filed),
})
