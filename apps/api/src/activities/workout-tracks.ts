import type { Db } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { findWorkout } from '../workouts/workouts.repository.js'
import { listWorkoutTracks } from './tracks.repository.js'

/** How the sessions of a workout went; a Refusal for a workout that is not the user's. */
export async function workoutTracks(db: Db, userId: number, workoutId: number) {
  orNotFound(await findWorkout(db, userId, workoutId), 'Workout')
  return listWorkoutTracks(db, userId, workoutId)
}
