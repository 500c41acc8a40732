import type { GarminSync } from '@tri/api-contract'
import { now } from '../../clock.js'
import { inTransaction } from '../../db/transaction.js'
import { HttpError } from '../../http/errors.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import {
  type Connection,
  endConnection,
  lockConnection,
  updateConnection,
} from '../connection/connections.repository.js'
import { NotConnected, withToken } from '../connection/with-token.js'

/** Seconds within which asking again is the same request. */
const COOLDOWN = 60
const DAY = 86_400_000
/** What was recorded shortly before the last time may have been uploaded since. */
const OVERLAP_DAYS = 1
/** How far a sync looks back at most. */
const MOST_DAYS = 360

type Time = { from: Date; to: Date }

/**
 * Asks Garmin to send what was recorded since the last time; what there is comes to the webhooks. Asked again within a
 * minute, it is the same request. A Refusal says what the athlete can do.
 */
export async function requestSync(garmin: Garmin, userId: number): Promise<GarminSync> {
  const { time, isNew } = await claim(garmin, userId)
  if (isNew) {
    try {
      await requestHistory(garmin, userId, time)
    } catch (error) {
      await updateConnection(garmin.db, userId, { syncRequestedAt: null })
      if (error instanceof GarminFailure && error.status === 401) await endConnection(garmin.db, userId, 'reconnect')
      throw toRefusal(error)
    }
  }
  return {
    requested: true,
    from: time.from.toISOString(),
    to: time.to.toISOString(),
    message: 'Garmin was asked for your activities. They arrive within a few minutes',
  }
}

/** The time to ask for, marked as asked for; or what was asked for a moment ago. */
const claim = ({ db, env }: Garmin, userId: number): Promise<{ time: Time; isNew: boolean }> =>
  inTransaction(db, async (transaction) => {
    const connection = await lockConnection(transaction, userId)
    if (!connection) throw new NotConnected('conflict', 'Please connect your Garmin account first')
    const to = now()
    const { syncRequestedAt, syncFrom, syncTo } = connection
    const isRecent = syncRequestedAt !== null && Date.parse(syncRequestedAt) > to.getTime() - COOLDOWN * 1000
    if (isRecent && syncFrom && syncTo)
      return { time: { from: new Date(syncFrom), to: new Date(syncTo) }, isNew: false }
    const time = { from: startOf(connection, env.backfillMaxDays, to), to }
    await updateConnection(transaction, userId, {
      syncRequestedAt: to.toISOString(),
      syncFrom: time.from.toISOString(),
      syncTo: to.toISOString(),
    })
    return { time, isNew: true }
  })

/** A month back the first time, later from the last time on. */
function startOf({ lastSyncedAt, syncTo }: Connection, days: number, to: Date): Date {
  const since = [lastSyncedAt, syncTo].flatMap((instant) => (instant ? Date.parse(instant) : []))
  if (since.length === 0) return new Date(to.getTime() - days * DAY)
  return new Date(Math.max(Math.min(...since) - OVERLAP_DAYS * DAY, to.getTime() - MOST_DAYS * DAY))
}

/**
 * Asks for a time in parts that Garmin takes; where it begins too early for Garmin, from when Garmin says. A GarminFailure
 * 401 when the connection is over there, an OutOfReach when nothing of the time is given.
 */
export async function requestHistory(garmin: Garmin, userId: number, time: Time): Promise<void> {
  for (const [index, part] of partsOf(time, garmin.env.backfillMaxDays).entries()) {
    if (await isTaken(garmin, userId, part)) continue
    if (index === 0) throw new OutOfReach('Garmin does not give what was recorded in this time')
    // What is older is further out of reach.
    return
  }
}

/** Garmin gives nothing that was recorded so long ago; the connection stands. */
export class OutOfReach extends Error {
  override name = 'OutOfReach'
}

async function isTaken(garmin: Garmin, userId: number, part: Time): Promise<boolean> {
  try {
    await withToken(garmin, userId, (token) => requestPart(garmin, token, part))
    return true
  } catch (error) {
    if (!(error instanceof GarminFailure && error.status === 401)) throw error
    // Said of a key that is over, and of a time that is out of reach: only a key that is over is refused here, too.
    await withToken(garmin, userId, (token) => garmin.client.userId(token))
    return false
  }
}

async function requestPart({ client }: Garmin, token: string, part: Time) {
  const answer = await client.requestBackfill(token, part)
  if (answer.kind !== 'too-early' || answer.earliest >= part.to) return
  // A second later: what is refused is what lies before, to the second.
  const from = new Date(Math.ceil(answer.earliest.getTime() / 1000) * 1000 + 1000)
  await client.requestBackfill(token, { from, to: part.to })
}

/** The latest part first: it holds what the athlete waits for. */
export function partsOf({ from, to }: Time, days: number): Time[] {
  const parts: Time[] = []
  for (let end = to.getTime(); end > from.getTime(); end -= days * DAY)
    parts.push({ from: new Date(Math.max(from.getTime(), end - days * DAY)), to: new Date(end) })
  return parts
}

const NO_HISTORY =
  'Garmin may not send us what was recorded before. Disconnect, connect again, and allow "Historical Data" on Garmin\'s page'

const OUT_OF_REACH =
  'Garmin does not send what was recorded so long before you connected. New activities still arrive, and older ones can be added as files'

/** Garmin's refusal in words for the athlete. */
function toRefusal(error: unknown): unknown {
  if (error instanceof OutOfReach) return new HttpError('conflict', OUT_OF_REACH)
  if (!(error instanceof GarminFailure)) return error
  const { status, retryAfterSeconds = 60 } = error
  if (status === 429)
    return new HttpError('tooMany', 'Garmin takes no more requests right now. Please try again in a few minutes', {
      retryAfterSeconds,
    })
  if (status === 403 || status === 412) return new HttpError('conflict', NO_HISTORY)
  if (status === 400)
    return new HttpError('conflict', 'Garmin does not send history to this server. New activities still arrive')
  if (status === 401) return new NotConnected('conflict', 'Garmin has ended the connection. Please connect again')
  return new HttpError('unavailable', 'Garmin cannot be reached right now. Please try again in a few minutes', {
    retryAfterSeconds,
  })
}
