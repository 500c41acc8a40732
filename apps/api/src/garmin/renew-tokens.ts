import { everyUser } from '../db/every-user.js'
import type { Jobs } from '../jobs/jobs.js'
import type { Queue } from '../jobs/queue.js'
import type { Garmin } from './client/garmin.js'
import { areTokensDue } from './connection/connections.repository.js'
import { freshToken, NotConnected } from './connection/with-token.js'

type Renewals = Queue<{ userId: number }>

/** Leaves it to jobs to renew the tokens of connections that nobody used for a month: Garmin forgets them after three. */
export async function renewMonthly({ db }: Pick<Garmin, 'db'>, jobs: Jobs, renewals: Renewals): Promise<void> {
  const due = await db
    .selectFrom('garmin_connections')
    .select('userId')
    .where('isActive', '=', true)
    .where(areTokensDue)
    .modifyEnd(everyUser)
    .execute()
  for (const { userId } of due) await jobs.send(renewals, { userId }, { key: String(userId) })
}

/** New tokens where they are due; a grant that is over ends the connection, which is what the athlete is told. */
export async function renewTokens(garmin: Garmin, userId: number): Promise<void> {
  try {
    await freshToken(garmin, userId)
  } catch (error) {
    if (!(error instanceof NotConnected)) throw error
    garmin.log.info({ err: error }, 'tokens could not be renewed')
  }
}
