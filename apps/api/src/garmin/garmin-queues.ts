import type { Queue } from '../jobs/jobs.js'
import { findConnection } from './connections.repository.js'
import { type Farewell, sayFarewell } from './farewell.js'
import type { Garmin } from './garmin.js'
import { GarminFailure } from './garmin-call.js'
import { processReport, type ReportJob } from './process-report.js'
import { requestHistory } from './sync.js'
import { sendToWatch } from './watch/send-to-watch.js'
import { markFailed } from './webhook-log.js'
import { NotConnected } from './with-token.js'

export type GarminQueues = {
  /** What webhooks reported. */
  reports: Queue<ReportJob>
  /** The first history of a new connection. */
  histories: Queue<{ userId: number }>
  /** What of a plan belongs on the watch, and what no more. */
  watches: Queue<{ userId: number }>
  /** The end, at Garmin, of connections whose users are erased. */
  farewells: Queue<Farewell>
}

const DAY = 86_400_000

/** The work that Garmin leaves to jobs; `renew` sends a farewell with new tokens. */
export function garminQueues(garmin: Garmin, renew: (farewell: Farewell) => Promise<void>): GarminQueues {
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
    farewells: {
      name: 'garmin-farewells',
      expireInSeconds: 60,
      // More than a day in all.
      retries: 12,
      retryDelay: 30,
      atOnce: 1,
      work: (farewell) => sayFarewell(garmin, farewell, renew),
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
    const isFinal = error instanceof NotConnected || (error instanceof GarminFailure && !error.isPassing)
    if (!isFinal) throw error
    garmin.log.info({ err: error }, 'Garmin gives no history for a new connection')
  }
}

/** A database's own text may quote values. */
const wordsOf = (error: Error) => ('severity' in error ? 'the database refused it' : error.message)
