import type { Queue } from '../jobs/queue.js'
import { OutOfReach, requestHistory } from './activities/sync.js'
import type { Garmin } from './client/garmin.js'
import { GarminFailure } from './client/garmin-call.js'
import { findConnection } from './connection/connections.repository.js'
import { NotConnected } from './connection/with-token.js'
import { type Deregistration, deregister } from './deregistration.js'
import { renewTokens } from './renew-tokens.js'
import { sendToWatch } from './watch/send-to-watch.js'
import { processReport, type ReportJob } from './webhooks/process-report.js'
import { markFailed } from './webhooks/webhook-log.js'

export type GarminQueues = {
  /** What webhooks reported. */
  reports: Queue<ReportJob>
  /** The first history of a new connection. */
  histories: Queue<{ userId: number }>
  /** What of a plan belongs on the watch, and what no more. */
  watches: Queue<{ userId: number }>
  /** The end, at Garmin, of connections that are over here. */
  deregistrations: Queue<Deregistration>
  /** New tokens for connections that nobody used for a month. */
  renewals: Queue<{ userId: number }>
}

const DAY = 86_400_000

/** The work that Garmin leaves to jobs; `renew` sends a deregistration with new tokens. */
export function garminQueues(garmin: Garmin, renew: (one: Deregistration) => Promise<void>): GarminQueues {
  return {
    reports: {
      name: 'garmin-reports',
      expireInSeconds: 15,
      retries: 8,
      retryDelay: 2,
      atOnce: 4,
      work: (job) => processReport(garmin, job),
      failed: async ({ logId }, { error, isLast }) => {
        await markFailed(garmin.db, logId, wordsOf(error), isLast)
      },
    },
    histories: {
      name: 'garmin-histories',
      expireInSeconds: 60,
      retries: 6,
      retryDelay: 30,
      atOnce: 1,
      work: ({ userId }) => requestFirstHistory(garmin, userId),
    },
    watches: {
      name: 'garmin-watches',
      expireInSeconds: 240,
      retries: 5,
      retryDelay: 60,
      atOnce: 2,
      work: ({ userId }, signal) => sendToWatch(garmin, userId, signal),
    },
    deregistrations: {
      // As older versions called it: what they left is done, too.
      name: 'garmin-farewells',
      expireInSeconds: 240,
      // More than a day in all.
      retries: 12,
      retryDelay: 30,
      atOnce: 1,
      work: (one, signal) => deregister(garmin, one, { renew, signal }),
    },
    renewals: {
      name: 'garmin-renewals',
      expireInSeconds: 30,
      retries: 6,
      retryDelay: 60,
      atOnce: 1,
      work: ({ userId }) => renewTokens(garmin, userId),
    },
  }
}

/** A month back from the connection, where the athlete allows it. */
async function requestFirstHistory(garmin: Garmin, userId: number) {
  const connection = await findConnection(garmin.db, userId)
  if (!connection?.isActive) return
  const to = new Date(connection.createdAt)
  const from = new Date(to.getTime() - garmin.env.backfillMaxDays * DAY)
  try {
    await requestHistory(garmin, userId, { from, to })
  } catch (error) {
    const isFinal =
      error instanceof NotConnected ||
      error instanceof OutOfReach ||
      (error instanceof GarminFailure && !error.isPassing)
    if (!isFinal) throw error
    garmin.log.info({ err: error }, 'Garmin gives no history for a new connection')
  }
}

/** A database's own text may quote values. */
const wordsOf = (error: Error) => ('severity' in error ? 'the database refused it' : error.message)
