import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { everyUser } from '../../db/every-user.js'
import type { Jobs } from '../../jobs/jobs.js'
import type { Queue } from '../../jobs/queue.js'
import type { Garmin } from '../client/garmin.js'
import { findConnection } from '../connection/connections.repository.js'

type Watches = Queue<{ userId: number }>

/** Less than a day, so that hourly looks find everybody once a day. */
const EVERY_HOURS = 20
/** Seconds in which further changes join the first. */
const GATHERING = 5

/** Each day another one comes into the two weeks ahead. */
export async function resendDaily({ db }: Pick<Garmin, 'db'>, jobs: Jobs, watches: Watches): Promise<void> {
  const due = await db
    .selectFrom('garmin_connections')
    .select('userId')
    .where('isActive', '=', true)
    .where('sendsWorkouts', '=', true)
    .where((where) =>
      where.or([
        where('watchSentAt', 'is', null),
        where('watchSentAt', '<', sql<string>`now() - interval '1 hour' * ${EVERY_HOURS}`),
      ]),
    )
    .modifyEnd(everyUser)
    .execute()
  for (const { userId } of due) await jobs.send(watches, { userId }, { key: String(userId) })
}

/** After whatever a user changed, what is on the watch is looked after once; changes in a row are gathered. */
export function resendAfterWrites(
  app: FastifyInstance,
  { garmin, jobs, watches }: { garmin: Garmin; jobs: Jobs; watches: Watches },
): void {
  if (garmin.env.mode === 'off') return
  app.addHook('onResponse', async (request, reply) => {
    const { userId } = request.caller ?? {}
    if (request.method === 'GET' || reply.statusCode >= 300 || userId === undefined) return
    try {
      const connection = await findConnection(garmin.db, userId)
      if (!connection?.isActive || !connection.sendsWorkouts) return
      await jobs.send(watches, { userId }, { key: String(userId), afterSeconds: GATHERING })
    } catch (err) {
      request.log.warn({ err }, 'a change waits for the daily look after the watch')
    }
  })
}
