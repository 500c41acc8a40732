import { type AccountActivity, type AccountData, MAX_ACTIVITIES } from '@tri/api-contract'
import type { PackedTrack } from '@tri/plan-engine/compliance'
import { sql } from 'kysely'
import type { NewActivity } from '../activities/files/file-activities.repository.js'
import { newStarts } from '../activities/files/known-starts.js'
import type { StoredActivity } from '../activities/links.repository.js'
import { insertTracks, tracksOf } from '../activities/tracks.repository.js'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { bringInImports } from '../past-training/imports.repository.js'

/** Rows of one statement: it takes 65,535 values at most. */
const AT_ONCE = 1_000
/** Rows that are in memory while they are written. */
const READ_AT_ONCE = 200

/** Ids of workouts, by their plan's place in a file and their own in it. */
type WorkoutIds = readonly (readonly number[])[]
type Place = { plan: number; workout: number }

/** Where each workout stands in a file, by its id. */
export type WorkoutPlaces = ReadonlyMap<number, Place>

type Places = { workouts: WorkoutPlaces; imports: readonly { id: number }[] }

/** The user's latest activities as a file has them, the oldest first, some at a time: links name workouts by their places. */
export async function* filedActivities(db: Db, userId: number, { workouts, imports }: Places) {
  const own = db.selectFrom('garmin_activities').where('userId', '=', userId)
  const before = own.select('id').orderBy('id', 'desc').offset(MAX_ACTIVITIES).limit(1)
  let last = (await before.executeTakeFirst())?.id ?? 0
  for (;;) {
    const activities = await own.selectAll().where('id', '>', last).orderBy('id').limit(READ_AT_ONCE).execute()
    const newest = activities.at(-1)
    if (!newest) return
    const tracks = await tracksOf(
      db,
      userId,
      activities.map(({ id }) => id),
    )
    yield activities.map((activity) => ({
      ...toFiled(activity, workouts, tracks.get(activity.id)),
      ...importOf(activity, imports),
    }))
    last = newest.id
  }
}

/** What came with many others names its import by its place in the file. */
function importOf({ pastImportId, weightedWatts }: StoredActivity, imports: Places['imports']) {
  const importedWith = pastImportId === null ? -1 : imports.findIndex(({ id }) => id === pastImportId)
  return { weightedWatts, ...(importedWith >= 0 && { importedWith }) }
}

function toFiled(activity: StoredActivity, places: WorkoutPlaces, track: PackedTrack | undefined): AccountActivity {
  const { linkedWorkoutId, linkedExerciseId: exerciseId, isAutomaticLink: isAutomatic, filled } = activity
  const { deviceName } = activity.activityData
  const linked = places.get(linkedWorkoutId ?? 0)
  const wrote = places.get(filled?.workoutId ?? 0)
  const { garminActivityId, source, activityName, activityType, sport, startTime, localDay, fileHash } = activity
  const { duration, distance, averageHeartRate, maxHeartRate, calories, wasUnlinked, isExtra } = activity
  return {
    ...{
      garminActivityId,
      source,
      activityName,
      activityType,
      sport,
      startTime,
      localDay,
      fileHash,
      wasUnlinked,
      isExtra,
    },
    ...{ duration, distance, averageHeartRate, maxHeartRate, calories },
    averagePace: sane(activity.averagePace),
    averageSpeed: sane(activity.averageSpeed),
    elevationGain: sane(activity.elevationGain),
    deviceName: typeof deviceName === 'string' ? deviceName : null,
    ...(track && { track }),
    link: linked ? { ...linked, exerciseId, isAutomatic } : null,
    filled: wrote && filled ? { ...wrote, actual: filled.actual } : null,
  }
}

/** What follows from a distance of almost nothing is no pace. */
const sane = (value: number | null) => (value !== null && value >= 0 && value <= 1e12 ? value : null)

type Filed = {
  activities: readonly AccountActivity[]
  workoutIds: WorkoutIds
  imports?: AccountData['imports']
}

/** Within a transaction: stores the activities that the user does not have yet, linked to the workouts at their places. */
export async function bringInActivities(
  transaction: Db,
  userId: number,
  { activities, workoutIds, imports = [] }: Filed,
) {
  const isNew = await newFor(transaction, userId)
  const fresh = activities.filter(isNew)
  const wanted = new Set(fresh.flatMap(({ importedWith }) => importedWith ?? []))
  const importIds = await bringInImports(transaction, userId, { imports, wanted })
  const rows = fresh.map((activity) => ({
    row: {
      ...toRow(userId, activity, workoutIds),
      pastImportId: importIds.get(activity.importedWith ?? -1) ?? null,
    },
    track: activity.track,
  }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await insertWithTracks(transaction, userId, rows.slice(at, at + AT_ONCE))
  if (rows.length > 0) await announce(transaction, userId, { noun: 'activities' })
  await nameActivities(transaction, userId, workoutIds.flat())
}

type RowWithTrack = { row: NewActivity; track: PackedTrack | undefined }

async function insertWithTracks(transaction: Db, userId: number, rows: readonly RowWithTrack[]) {
  const stored = await transaction
    .insertInto('garmin_activities')
    .values(rows.map(({ row }) => row))
    .returning(['id', 'garminActivityId'])
    .execute()
  const ids = new Map(stored.map(({ id, garminActivityId }) => [garminActivityId, id]))
  const tracks = rows.flatMap(({ row, track }) => {
    const activityId = ids.get(row.garminActivityId)
    return track && activityId !== undefined ? [{ activityId, track }] : []
  })
  await insertTracks(transaction, userId, tracks)
}

/** Tells of one activity after the other whether it is new: not there already, by id, file or start, nor told of before. */
async function newFor(transaction: Db, userId: number): Promise<(activity: AccountActivity) => boolean> {
  const kept = await transaction
    .selectFrom('garmin_activities')
    .select(['garminActivityId', 'fileHash', 'sport', 'startTime'])
    .where('userId', '=', userId)
    .execute()
  const names = new Set(kept.flatMap(({ garminActivityId, fileHash }) => [garminActivityId, fileHash]))
  const starts = newStarts()
  kept.forEach(starts.add)
  return ({ garminActivityId, fileHash, sport, startTime }) => {
    if (names.has(garminActivityId) || (fileHash !== null && names.has(fileHash))) return false
    if (starts.has({ sport, startTime })) return false
    names.add(garminActivityId).add(fileHash)
    return true
  }
}

function toRow(
  userId: number,
  { link, filled, deviceName, importedWith: _, track: __, ...activity }: AccountActivity,
  ids: WorkoutIds,
): NewActivity {
  const idOf = ({ plan, workout }: Place) => ids[plan]?.[workout] ?? null
  const wroteInto = filled && idOf(filled)
  return {
    ...activity,
    userId,
    activityData: JSON.stringify(deviceName === null ? {} : { deviceName }),
    linkedWorkoutId: link && idOf(link),
    linkedExerciseId: link?.exerciseId ?? null,
    isAutomaticLink: link?.isAutomatic ?? false,
    filled: filled && JSON.stringify({ workoutId: wroteInto, actual: filled.actual }),
  }
}

/** Each workout, of plans that have just been added and announced, names the activity that was linked to it first. */
async function nameActivities(transaction: Db, userId: number, workoutIds: readonly number[]) {
  if (workoutIds.length === 0) return
  await sql`
    update workouts set garmin_activity_id = linked.garmin_activity_id, version = version + 1, changed_at = now()
    from (
      select distinct on (linked_workout_id) linked_workout_id, garmin_activity_id from garmin_activities
      where user_id = ${userId} order by linked_workout_id, id
    ) as linked
    where workouts.user_id = ${userId} and workouts.id = linked.linked_workout_id and workouts.id = any(${workoutIds})
      and workouts.garmin_activity_id is distinct from linked.garmin_activity_id`.execute(transaction)
}
