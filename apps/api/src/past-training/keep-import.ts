import { type KeptActivity, MAX_ACTIVITIES, type NewPastTraining } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { NewActivity } from '../activities/files/file-activities.repository.js'
import { columnsOf } from '../activities/files/file-row.js'
import { newStarts } from '../activities/files/known-starts.js'
import { announce } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { lockUser } from '../users/users.repository.js'
import { insertImport } from './imports.repository.js'

/** Rows of one statement: it takes 65,535 values at most. */
const AT_ONCE = 1_000

/**
 * Keeps what was read of files of before, as one import: all of it or nothing, once for each submit. What is there already, from a watch, from
 * a file or twice in this one, is not added again. A Refusal when there is no room for so many.
 */
export const keepImport = (db: Kysely<Database>, by: Submitted, { name, activities }: NewPastTraining) =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // Two at once do not both add what neither sees of the other.
    await lockUser(transaction, userId)
    const { fresh, room } = await newOnes(transaction, userId, activities)
    const known = activities.length - fresh.length
    if (fresh.length === 0) return { import: null, added: 0, known }
    if (fresh.length > room) throw new HttpError('conflict', noRoom(room))
    const added = await insertImport(transaction, userId, { name })
    const rows = fresh.map((activity) => rowOf(userId, added.id, activity))
    for (let at = 0; at < rows.length; at += AT_ONCE)
      await transaction
        .insertInto('garmin_activities')
        .values(rows.slice(at, at + AT_ONCE))
        .execute()
    await announce(transaction, userId, { noun: 'activities' })
    const days = fresh.map(({ localDay }) => localDay).sort()
    const [firstDay = '', lastDay = firstDay] = [days[0], days.at(-1)]
    return { import: { ...added, activities: fresh.length, firstDay, lastDay }, added: fresh.length, known }
  })

const noRoom = (room: number) =>
  `There is room for ${MAX_ACTIVITIES.toLocaleString('en')} activities, and ${Math.max(0, room).toLocaleString('en')} are left. Please keep fewer, or remove an old import`

/** Those that are not there yet, and for how many there is room. */
async function newOnes(transaction: Db, userId: number, activities: readonly KeptActivity[]) {
  const kept = await transaction
    .selectFrom('garmin_activities')
    .select(['sport', 'startTime'])
    .where('userId', '=', userId)
    .execute()
  const starts = newStarts()
  kept.forEach(starts.add)
  const fresh = activities.filter((activity) => {
    const isNew = !starts.has(activity)
    if (isNew) starts.add(activity)
    return isNew
  })
  return { fresh, room: MAX_ACTIVITIES - kept.length }
}

/** Known again by its start: a file of before has no other name that all its copies share. */
const rowOf = (userId: number, pastImportId: number, activity: KeptActivity): NewActivity => ({
  ...columnsOf(activity),
  userId,
  garminActivityId: `past-${activity.sport ?? 'other'}-${Date.parse(activity.startTime)}`,
  activityData: '{}',
  fileHash: null,
  pastImportId,
  weightedWatts: activity.weightedWatts,
})
