import type { GarminSettings, GarminTestResult } from '@tri/api-contract'
import { nowText } from '../../clock.js'
import { HttpError } from '../../http/errors.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import {
  type Connection,
  endConnection,
  findConnection,
  storePermissions,
  updateConnection,
} from './connections.repository.js'
import { NotConnected, withToken } from './with-token.js'

const HISTORY = 'HISTORICAL_DATA_EXPORT'
const WORKOUTS = 'WORKOUT_IMPORT'

/** What the client may see of a connection. */
export async function showConnection({ db }: Garmin, userId: number) {
  const connection = await findConnection(db, userId)
  const isConnected = connection?.isActive ?? false
  return { connected: isConnected, garminUserId: isConnected ? (connection?.garminUserId ?? null) : null }
}

export async function showSettings({ db, env }: Garmin, userId: number): Promise<GarminSettings> {
  const connection = await findConnection(db, userId)
  const { workoutsOnWatch } = await db
    .selectFrom('garmin_watch_workouts')
    .select((row) => row.fn.countAll<number>().as('workoutsOnWatch'))
    .where('userId', '=', userId)
    .where('garminScheduleId', 'is not', null)
    .executeTakeFirstOrThrow()
  const permissions = connection?.isActive ? connection.permissions : []
  return {
    mode: env.mode,
    needsReconnect: connection !== undefined && !connection.isActive,
    permissions: [...permissions],
    canSync: permissions.includes(HISTORY),
    canSendWorkouts: permissions.includes(WORKOUTS),
    sendsWorkouts: connection?.isActive === true && connection.sendsWorkouts,
    lastSyncedAt: connection?.lastSyncedAt ?? null,
    workoutsOnWatch,
    watchProblem: connection?.watchProblem ?? null,
  }
}

/** Switches sending on or off; a Refusal when there is no connection, or Garmin may not take workouts. */
export async function switchSending({ db }: Garmin, userId: number, sendsWorkouts: boolean): Promise<void> {
  const connection = await findConnection(db, userId)
  if (!connection?.isActive) throw new NotConnected('conflict', 'Please connect your Garmin account first')
  if (sendsWorkouts && !connection.permissions.includes(WORKOUTS)) throw new HttpError('conflict', NO_IMPORT)
  await updateConnection(db, userId, { sendsWorkouts, watchProblem: null })
}

const NO_IMPORT =
  'Garmin may not take workouts from TriPlan yet. Disconnect, connect again, and allow "Workouts" on Garmin\'s page'

/** Asks Garmin who the user is and what is allowed. */
export async function testConnection(garmin: Garmin, userId: number): Promise<GarminTestResult> {
  const connection = await findConnection(garmin.db, userId)
  if (!connection) return failed(connection, 'No Garmin account is connected. Please connect one first')
  try {
    const profileData = await withToken(garmin, userId, async (token) => ({
      userId: await garmin.client.userId(token),
      permissions: await garmin.client.permissions(token),
    }))
    await storePermissions(garmin.db, userId, profileData.permissions, nowText())
    return { connected: true, profileData, tokenValid: true, message: 'Your Garmin connection works' }
  } catch (error) {
    if (error instanceof NotConnected) return failed(undefined, error.message)
    if (!(error instanceof GarminFailure)) throw error
    if (error.status !== 401 && error.status !== 403)
      return { ...failed(connection, 'Garmin cannot be reached right now. Please try again later'), tokenValid: true }
    await endConnection(garmin.db, userId, 'reconnect')
    return failed(undefined, 'Garmin has ended the connection. Please connect your account again')
  }
}

const failed = (connection: Connection | undefined, message: string): GarminTestResult => ({
  connected: connection?.isActive ?? false,
  profileData: null,
  tokenValid: false,
  message,
})
