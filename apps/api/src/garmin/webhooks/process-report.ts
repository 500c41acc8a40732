import * as z from 'zod'
import { nowText } from '../../clock.js'
import type { AdditionalData } from '../../db/token-cipher.js'
import { orderOf, storeActivity } from '../activities/store-activity.js'
import { type Summary, summary } from '../activities/summary.js'
import { allowedCallback } from '../client/callback-url.js'
import { fetchCallback } from '../client/fetch-callback.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import {
  type Connection,
  endConnection,
  findByAccount,
  findConnection,
  markSynced,
  storePermissions,
} from '../connection/connections.repository.js'
import { NotConnected, withToken } from '../connection/with-token.js'
import type { GarminEvent } from './webhook-events.js'
import { markProcessed } from './webhook-log.js'

/** What a call, or a part of a long one, left to be done; addresses of pings are closed, for they hold keys. */
export type ReportJob = { logId: number; part: number; events: GarminEvent[]; notes: string[] }

/** Events of a part: done within seconds. */
const PART_SIZE = 100

/** The parts of a call; a ping, which has to be fetched, is one by itself. */
export function partsOf(events: readonly GarminEvent[]): GarminEvent[][] {
  const parts: GarminEvent[][] = []
  const pings = events.filter(({ kind }) => kind === 'ping')
  const others = events.filter(({ kind }) => kind !== 'ping')
  for (let first = 0; first < others.length; first += PART_SIZE) parts.push(others.slice(first, first + PART_SIZE))
  return [...parts, ...pings.map((event) => [event])]
}

/** What a ping's address is closed for: who it is about is looked up later. */
export const PING_PLACE: AdditionalData = { userId: 0, column: 'callbackUrl' }

/** What a job did, for its log row. */
type Tally = { activities: number; notes: Set<string> }

/**
 * Does what a call reported. May be done twice, and in any order: what counts is the database, not the call. Fails only for
 * what may work later; all else is noted in the call's row.
 */
export async function processReport(garmin: Garmin, { logId, part, events, notes }: ReportJob): Promise<void> {
  const tally: Tally = { activities: 0, notes: new Set(notes) }
  for (const [garminUserId, own] of byAccount(events)) {
    const connection = await findByAccount(garmin.db, garminUserId)
    if (!connection) {
      tally.notes.add('names an account that is not connected here')
      continue
    }
    const before = tally.activities
    for (const event of own) await processEvent(garmin, { connection, event, logId, tally })
    if (tally.activities > before) await markSynced(garmin.db, connection.userId)
  }
  await markProcessed(garmin.db, { logId, part, activities: tally.activities, notes: [...tally.notes] })
}

function byAccount(events: readonly GarminEvent[]): Map<string, GarminEvent[]> {
  const groups = new Map<string, GarminEvent[]>()
  for (const event of events) groups.set(event.garminUserId, [...(groups.get(event.garminUserId) ?? []), event])
  return groups
}

type Step = { connection: Connection; event: GarminEvent; logId: number; tally: Tally }

async function processEvent(garmin: Garmin, { connection, event, logId, tally }: Step): Promise<void> {
  const { userId } = connection
  if (event.kind === 'deregistration') return endIfTrue(garmin, connection, tally)
  if (event.kind === 'permissions') {
    await storePermissions(garmin.db, userId, event.permissions, event.changedAt ?? nowText())
    return
  }
  const order = orderOf(logId, event.isCorrection)
  const told = event.kind === 'activity' ? [event.summary] : await fetchPinged(garmin, { connection, event, tally })
  for (const one of told) {
    await storeActivity(garmin, userId, { summary: one, order })
    tally.activities++
  }
}

/**
 * A report of the end is a hint: it may be late, and the athlete connected again; it may be a stranger's. Garmin itself
 * knows: who is gone there is refused.
 */
async function endIfTrue(garmin: Garmin, { userId }: Connection, tally: Tally) {
  try {
    await withToken(garmin, userId, (token) => garmin.client.userId(token))
    tally.notes.add('says that a connection is over which still stands at Garmin')
    return
  } catch (error) {
    // Integrators report 401 and 403; whatever else of the kind says the same: who stands there is answered.
    const isRefused = error instanceof GarminFailure && !error.isPassing && error.status >= 400
    if (!isRefused && !(error instanceof NotConnected)) throw error
  }
  if (await findConnection(garmin.db, userId)) await endConnection(garmin.db, userId, 'deregistered')
}

type Ping = Extract<GarminEvent, { kind: 'ping' }>

/** The activities at the address of a ping; none for an address that is not Garmin's, or gave its data out before. */
async function fetchPinged(
  { env, cipher }: Garmin,
  { connection, event, tally }: { connection: Connection; event: Ping; tally: Tally },
): Promise<Summary[]> {
  const opened = cipher.decrypt(event.callbackUrl, PING_PLACE)
  const url = opened && allowedCallback(opened, env.apiBase)
  if (!url) {
    tally.notes.add("gives an address that is not Garmin's")
    return []
  }
  try {
    const answer = await fetchCallback(url, { mayBeInside: env.mode === 'sandbox' })
    return readPinged(answer, connection.garminUserId, tally)
  } catch (error) {
    if (!(error instanceof GarminFailure) || error.isPassing) throw error
    tally.notes.add(error.message)
    return []
  }
}

const records = z.array(z.looseObject({ userId: z.string().optional() })).max(20_000)

function readPinged(answer: unknown, garminUserId: string, { notes }: Tally): Summary[] {
  const list = records.safeParse(answer)
  if (!list.success) {
    notes.add('the address of a ping gave no list of activities')
    return []
  }
  return list.data.flatMap((one) => {
    const read = summary.safeParse(one)
    const isOwn = one.userId === undefined || one.userId === garminUserId
    if (!read.success || !isOwn) notes.add('the address of a ping gave an activity that is not understood')
    return read.success && isOwn ? [read.data] : []
  })
}
