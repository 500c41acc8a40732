import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Env } from '../config/env.js'
import type { Database } from '../db/schema.js'
import { loadTokenCipher } from '../db/token-cipher.js'
import { type Jobs, startJobs } from '../jobs/jobs.js'
import type { Queue } from '../jobs/queue.js'
import type { Garmin } from './client/garmin.js'
import { garminClient } from './client/garmin-client.js'
import { pruneStates } from './connection/begin-connect.js'
import { type GarminQueues, garminQueues } from './garmin-queues.js'
import { renewMonthly } from './renew-tokens.js'
import { resendDaily } from './watch/resend-daily.js'
import { pruneTrainingCalls } from './watch/training-limit.js'
import { pruneWebhookLogs } from './webhooks/webhook-log.js'

export type StartedGarmin = {
  garmin: Garmin
  jobs: Jobs
  queues: GarminQueues
  /** Clears away what is old, and looks after what is due daily. */
  tidy: () => Promise<void>
}

/** Everything about Garmin, with its jobs, and those of others, running until the server closes. */
export async function startGarmin(
  app: FastifyInstance,
  db: Kysely<Database>,
  env: Env,
  others: readonly Queue<never>[] = [],
): Promise<StartedGarmin> {
  const garmin: Garmin = {
    db,
    env: env.garmin,
    client: garminClient(env.garmin),
    cipher: await loadTokenCipher(db, env.encryptionKeys),
    log: app.log,
  }
  const queues: GarminQueues = garminQueues(garmin, (deregistration) =>
    jobs.send(queues.deregistrations, deregistration),
  )
  const jobs: Jobs = await startJobs(db, app.log, [...Object.values(queues), ...others])
  app.addHook('onClose', () => jobs.stop())
  return {
    garmin,
    jobs,
    queues,
    async tidy() {
      await Promise.all([pruneStates(garmin), pruneWebhookLogs(db), pruneTrainingCalls(db)])
      if (env.garmin.mode !== 'off') {
        await resendDaily(garmin, jobs, queues.watches)
        await renewMonthly(garmin, jobs, queues.renewals)
      }
      const dead = await jobs.dead()
      if (Object.keys(dead).length > 0) app.log.error({ dead }, 'jobs were given up')
    },
  }
}
