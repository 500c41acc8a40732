import type { PackedTrack } from '@tri/plan-engine/compliance'
import type { Db } from '../db/schema.js'

export type NewTrack = { activityId: number; track: PackedTrack }

/** Rows of one statement. */
const AT_ONCE = 500

/** Within the transaction that stores their activities. */
export async function insertTracks(transaction: Db, userId: number, tracks: readonly NewTrack[]): Promise<void> {
  for (let at = 0; at < tracks.length; at += AT_ONCE)
    await transaction
      .insertInto('activity_tracks')
      .values(
        tracks
          .slice(at, at + AT_ONCE)
          .map(({ activityId, track }) => ({ userId, activityId, track: JSON.stringify(track) })),
      )
      .execute()
}

/** The tracks of activities that are linked to exercises of a workout, the one that was linked first before others. */
export const listWorkoutTracks = (db: Db, userId: number, workoutId: number) =>
  db
    .selectFrom('garmin_activities')
    .innerJoin('activity_tracks', (join) =>
      join
        .onRef('activity_tracks.userId', '=', 'garmin_activities.userId')
        .onRef('activity_tracks.activityId', '=', 'garmin_activities.id'),
    )
    .select(['garmin_activities.id as activityId', 'activityName', 'track'])
    .select((row) => row.fn.coalesce('linkedExerciseId', row.val('')).as('exerciseId'))
    .where('garmin_activities.userId', '=', userId)
    .where('activity_tracks.userId', '=', userId)
    .where('linkedWorkoutId', '=', workoutId)
    .where('linkedExerciseId', 'is not', null)
    .orderBy('garmin_activities.id')
    .execute()

/** The tracks of some activities, by their ids. */
export async function tracksOf(db: Db, userId: number, activityIds: readonly number[]) {
  if (activityIds.length === 0) return new Map<number, PackedTrack>()
  const rows = await db
    .selectFrom('activity_tracks')
    .select(['activityId', 'track'])
    .where('userId', '=', userId)
    .where('activityId', 'in', activityIds)
    .execute()
  return new Map(rows.map(({ activityId, track }) => [activityId, track]))
}
