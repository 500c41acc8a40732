import { now } from '../clock.js'
import type { Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import type { Jobs } from '../jobs/jobs.js'
import type { Queue } from '../jobs/queue.js'
import { lockUser } from '../users/users.repository.js'
import type { Garmin } from './client/garmin.js'
import { GarminFailure } from './client/garmin-call.js'
import {
  deleteConnection,
  findByAccount,
  lockAccount,
  lockConnection,
  type SealedTokens,
} from './connection/connections.repository.js'
import { goodToken, NotConnected, openToken, sealTokens, unlessOver, withToken } from './connection/with-token.js'
import { clearWatch } from './watch/clear-watch.js'
import { daysToSend } from './watch/wanted-workouts.js'
import { forgetAllOnWatch, listOnWatch } from './watch/watch.repository.js'

/** All that is left of a connection that is over here, until Garmin has heard of it; the tokens are closed. */
export type Deregistration = SealedTokens & {
  userId: number
  garminUserId: string
  /** When it was asked for; jobs that were left by older versions do not say. */
  askedAt?: string
  /** Workouts of coming days, by their ids at Garmin. */
  workoutIds?: string[]
  /** Names of workouts that may have been made there: no answer had come yet. */
  unconfirmed?: string[]
  /** The tokens were asked for anew: when they are refused too, it is over at Garmin. */
  isRenewed?: true
}

type Left = { jobs: Jobs; deregistrations: Queue<Deregistration> }

/** Hours for which planned workouts that Garmin does not take off hold up the end of the connection. */
const CLEARING_HOURS = 12

/** Ends a connection here at once, and at Garmin by a job that takes the planned workouts off before. */
export async function disconnect(garmin: Garmin, userId: number, left: Left): Promise<void> {
  const parts = garmin.env.mode === 'off' ? undefined : left
  await inTransaction(garmin.db, (transaction) => disconnectWithin(transaction, userId, parts))
  left.jobs.wake(left.deregistrations)
}

/** The same within a transaction; where Garmin is off, there is nobody to leave it to. */
export async function disconnectWithin(transaction: Db, userId: number, left: Left | undefined): Promise<void> {
  if (left) await leaveDeregistration(transaction, userId, left)
  await deleteConnection(transaction, userId)
  await forgetAllOnWatch(transaction, userId)
}

/**
 * Within the transaction that ends a connection or erases its user, and before that: leaves it to a job to end the
 * connection at Garmin, so that it ends there if and only if it does here.
 */
export async function leaveDeregistration(
  transaction: Db,
  userId: number,
  { jobs, deregistrations }: Left,
): Promise<void> {
  // Nobody connects in between.
  await lockUser(transaction, userId)
  const connection = await lockConnection(transaction, userId)
  if (!connection?.isActive) return
  const { garminUserId, accessToken, refreshToken, tokenExpiresAt } = connection
  if (!accessToken || !refreshToken || !tokenExpiresAt) return
  const asked = now()
  const { first } = daysToSend(asked)
  const rows = await listOnWatch(transaction, userId)
  const coming = rows.filter(({ scheduledOn }) => scheduledOn === null || scheduledOn >= first)
  const deregistration: Deregistration = {
    userId,
    garminUserId,
    accessToken,
    refreshToken,
    tokenExpiresAt,
    askedAt: asked.toISOString(),
    workoutIds: coming.flatMap(({ garminWorkoutId }) => garminWorkoutId ?? []),
    unconfirmed: coming.flatMap(({ garminWorkoutId, workoutName }) => (garminWorkoutId ? [] : (workoutName ?? []))),
  }
  await jobs.send(deregistrations, deregistration, { within: transaction })
}

type Work = {
  /** Hands new tokens on to whoever is next: a refresh token works once. */
  renew: (deregistration: Deregistration) => Promise<void>
  signal: AbortSignal
}

/** Takes the planned workouts off Garmin, and then ends a connection there that is over here. */
export async function deregister(
  garmin: Garmin,
  deregistration: Deregistration,
  { renew, signal }: Work,
): Promise<void> {
  const { garminUserId } = deregistration
  const holder = await findByAccount(garmin.db, garminUserId)
  if (holder) return clearForHolder(garmin, holder.userId, deregistration, signal)
  const token = goodToken(garmin.cipher, deregistration)
  if (!token) return askAnew(garmin, deregistration, renew)
  try {
    await clear(garmin, token, deregistration, signal)
    await inTransaction(garmin.db, async (transaction) => {
      await lockAccount(transaction, garminUserId)
      // Who has connected the account again wants it to stand.
      if (!(await findByAccount(transaction, garminUserId))) await garmin.client.deregister(token)
    })
  } catch (error) {
    if (!(error instanceof GarminFailure) || error.isPassing) throw error
    if (error.status === 401 && !deregistration.isRenewed) return askAnew(garmin, deregistration, renew)
    garmin.log.info({ err: error }, 'a connection that is over here was over at Garmin')
  }
}

/** The account was connected again: what was planned before goes, or each day would stand there twice. */
async function clearForHolder(garmin: Garmin, userId: number, deregistration: Deregistration, signal: AbortSignal) {
  try {
    await withToken(garmin, userId, (token) => clear(garmin, token, deregistration, signal))
  } catch (error) {
    if (!(error instanceof NotConnected)) throw error
  }
}

/** A refusal for good, like that of a permission which was taken back, does not hold up the rest; nor does an outage for long. */
async function clear(garmin: Garmin, token: string, deregistration: Deregistration, signal: AbortSignal) {
  const { garminUserId, workoutIds = [], unconfirmed = [], askedAt = '' } = deregistration
  try {
    await clearWatch(garmin, { token, garminUserId, workoutIds, unconfirmed, signal })
  } catch (error) {
    const isLate = !(Date.parse(askedAt) > now().getTime() - CLEARING_HOURS * 3_600_000)
    const isFinal = error instanceof GarminFailure && error.status !== 401 && (isLate || !error.isPassing)
    if (!isFinal) throw error
    garmin.log.warn({ err: error }, 'planned workouts stay at Garmin')
  }
}

async function askAnew(garmin: Garmin, deregistration: Deregistration, renew: Work['renew']) {
  const { cipher, client, log } = garmin
  const refreshToken = openToken(cipher, deregistration, 'refreshToken')
  const tokens = refreshToken && (await client.refresh(refreshToken).catch(unlessOver))
  if (!tokens) return log.info('a connection could not be ended: Garmin takes its key no longer')
  await renew({ ...deregistration, ...sealTokens(cipher, deregistration.userId, tokens), isRenewed: true })
}
