import { sql } from 'kysely'
import { now } from '../../clock.js'
import { alone } from '../../db/lease.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import { findConnection, updateConnection } from '../connection/connections.repository.js'
import { NotConnected, withToken } from '../connection/with-token.js'
import { type Call, type Confirmed, create, findMade, isConfirmed } from './create-on-watch.js'
import { DayIsSpent, takeTurn } from './training-limit.js'
import { daysToSend, type Wanted, wantedWorkouts } from './wanted-workouts.js'
import { forgetOnWatch, listOnWatch, type OnWatch, updateOnWatch } from './watch.repository.js'

/**
 * Makes Garmin hold what the user's current plan has for the next two weeks: creates, updates, moves and deletes what
 * differs, one call after the other, each noted before the next. What failed halfway goes on where it ended.
 */
export async function sendToWatch(garmin: Garmin, userId: number, signal: AbortSignal): Promise<void> {
  const connection = await findConnection(garmin.db, userId)
  if (!connection?.isActive) return
  if (!connection.sendsWorkouts && (await listOnWatch(garmin.db, userId)).length === 0) return
  // Another worker's work is tried again: what changed meanwhile has to be looked at.
  await alone(garmin.db, `garmin watch ${userId}`, async (lost) => {
    try {
      await bringInLine(garmin, userId, {
        signal: AbortSignal.any([signal, lost]),
        isOn: connection.sendsWorkouts,
        garminUserId: connection.garminUserId,
      })
      await updateConnection(garmin.db, userId, { watchProblem: null, watchSentAt: sql<string>`now()` })
    } catch (error) {
      const problem = problemOf(error)
      if (problem) await updateConnection(garmin.db, userId, { watchProblem: problem })
      if (!isFinal(error)) throw error
    }
  })
}

type Run = { signal: AbortSignal; isOn: boolean; garminUserId: string }

async function bringInLine(garmin: Garmin, userId: number, { signal, isOn, garminUserId }: Run) {
  const begun = now()
  const wanted = isOn ? await wantedWorkouts(garmin.db, userId, begun) : []
  const known = await listOnWatch(garmin.db, userId)
  const call: Call = (work) =>
    withToken(garmin, userId, async (token) => {
      await takeTurn(garmin.db, { env: garmin.env, garminUserId, signal })
      return work(token)
    })
  for (const row of known) {
    if (!wanted.some((one) => isSame(one, row)))
      await takeOff(garmin, { userId, row, first: daysToSend(begun).first, call })
  }
  for (const one of wanted) {
    if (one.isCompleted) continue
    const row = known.find((candidate) => isSame(one, candidate))
    await putOn(garmin, { userId, one, row, call })
  }
}

const isSame = (one: Wanted, row: OnWatch) =>
  one.trainingPlanId === row.trainingPlanId && one.exerciseId === row.exerciseId

/** What was planned for a day that is over stays at Garmin as the athlete's history. */
async function takeOff(garmin: Garmin, { userId, row, first, call }: TakingOff) {
  const isOver = row.scheduledOn !== null && row.scheduledOn < first
  if (!isOver) {
    const { workoutName: name } = row
    const id = row.garminWorkoutId ?? (name ? await findMade(garmin, { userId, name, call }) : undefined)
    if (id) await call((token) => garmin.client.deleteWorkout(token, id))
  }
  await forgetOnWatch(garmin.db, userId, row.id)
}

type TakingOff = { userId: number; row: OnWatch; first: string; call: Call }

type Putting = { userId: number; one: Wanted; row: OnWatch | undefined; call: Call }

async function putOn(garmin: Garmin, { userId, one, row, call }: Putting) {
  const { db, client } = garmin
  const isThere = isConfirmed(row) && (await updateContent(garmin, { row, one, call }))
  const stored = isThere ? row : await create(garmin, { userId, one, row: isConfirmed(row) ? undefined : row, call })
  if (stored.garminScheduleId !== null && stored.scheduledOn === one.date) return
  const id = stored.garminScheduleId
  const { garminWorkoutId: workoutId } = stored
  const isMoved =
    id !== null && (await unlessMissing(call((token) => client.reschedule(token, id, { workoutId, date: one.date }))))
  const scheduleId = isMoved ? id : await call((token) => client.schedule(token, workoutId, one.date))
  await updateOnWatch(db, userId, stored.id, { garminScheduleId: scheduleId, scheduledOn: one.date })
}

/** False when the workout is gone at Garmin. */
async function updateContent({ db, client }: Garmin, { row, one, call }: { row: Confirmed; one: Wanted; call: Call }) {
  if (row.contentHash === one.contentHash) return true
  const isThere = await unlessMissing(call((token) => client.updateWorkout(token, row.garminWorkoutId, one.workout)))
  if (isThere) await updateOnWatch(db, row.userId, row.id, { contentHash: one.contentHash })
  return isThere
}

/** Whether Garmin still had it. */
async function unlessMissing(call: Promise<void>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof GarminFailure && error.status === 404) return false
    throw error
  }
}

/** Trying again would change nothing before the athlete or the operator does. */
const isFinal = (error: unknown) =>
  error instanceof NotConnected || (error instanceof GarminFailure && !error.isPassing)

/** In words for the athlete; undefined for what is nothing of theirs. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof NotConnected) return error.message
  if (!(error instanceof GarminFailure)) return undefined
  if (error.status === 403 || error.status === 412)
    return 'Garmin may not take workouts from TriPlan. Disconnect, connect again, and allow "Workouts" on Garmin\'s page'
  if (error instanceof DayIsSpent)
    return 'Garmin takes no more changes of your workouts today. We go on by ourselves tomorrow'
  if (error.isPassing) return 'Garmin takes no workouts right now. We try again by ourselves'
  return 'Garmin did not take a workout. The others are not affected'
}
