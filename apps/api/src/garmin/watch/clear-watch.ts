import type { Garmin } from '../client/garmin.js'
import { takeTurn } from './training-limit.js'

type Clearing = {
  token: string
  garminUserId: string
  workoutIds: readonly string[]
  /** Names of workouts whose making nobody confirmed. */
  unconfirmed: readonly string[]
  signal: AbortSignal
}

/** Deletes workouts at Garmin, each with its day in the calendar; ones that are gone already are no failure. */
export async function clearWatch(
  garmin: Garmin,
  { token, garminUserId, signal, ...clearing }: Clearing,
): Promise<void> {
  const { db, env, client } = garmin
  const turn = () => takeTurn(db, { env, garminUserId, signal })
  const ids = [...clearing.workoutIds]
  if (clearing.unconfirmed.length > 0) {
    await turn()
    const there = await client.listWorkouts(token)
    ids.push(...there.filter(({ name }) => clearing.unconfirmed.includes(name)).map(({ workoutId }) => workoutId))
  }
  for (const id of new Set(ids)) {
    await turn()
    await client.deleteWorkout(token, id)
  }
}
