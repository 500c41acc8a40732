import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { inTurn } from '../db/lease.js'
import type { Database, Db } from '../db/schema.js'
import { openBoss, QUEUES_LEASE, queueAccess } from './boss.js'
import { DEAD, type FailedJob, listFailed, takeFailed } from './failed-jobs.js'
import type { Queue } from './queue.js'
import { startWorker, type Worker } from './worker.js'

type SendOptions = {
  /** Stored with the transaction's other changes, or not at all. */
  within?: Db
  /** Of the jobs with one key only one waits at a time; further ones are left out. */
  key?: string
  afterSeconds?: number
}

/** Work that outlives the request: kept in PostgreSQL, done by whichever instance is free. */
export type Jobs = {
  /** Leaves a job behind. */
  send<T extends object>(queue: Queue<T>, data: T, options?: SendOptions): Promise<void>
  /** Has this instance look for work at once; after a transaction that sent some. */
  wake(queue: Pick<Queue<never>, 'name'>): void
  /** Jobs that were tried in vain, by queue. */
  dead(): Promise<Record<string, number>>
  /** The latest of those, newest first, without what they were about. */
  listFailed(): Promise<FailedJob[]>
  /** Within a transaction: has one of them tried again; false when it is not there any more. */
  retry(transaction: Db, id: string): Promise<boolean>
  /** Lets running jobs end and takes no more. */
  stop(): Promise<void>
}

const RETENTION_DAYS = 14

/** Starts to do the work of these queues; safe with any number of instances on one database. */
export async function startJobs(
  db: Kysely<Database>,
  log: FastifyBaseLogger,
  queues: readonly Queue<never>[],
): Promise<Jobs> {
  const boss = await inTurn(db, QUEUES_LEASE, () => openQueues(db, queues))
  boss.on('error', (err) => log.warn({ err }, 'the job queue has a problem'))
  const means = { boss, log, postpone: postponeIn(db) }
  const workers = new Map<string, Worker>(queues.map((queue) => [queue.name, startWorker(means, queue)]))
  return {
    async send({ name }, data, { within, key, afterSeconds } = {}) {
      if (key !== undefined && (await isWaiting(within ?? db, name, key))) return
      await boss.send(name, data, {
        ...(within && { db: queueAccess(within) }),
        ...(key !== undefined && { singletonKey: key }),
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
      })
      if (!within && !afterSeconds) workers.get(name)?.wake()
    },
    wake: ({ name }) => workers.get(name)?.wake(),
    async dead() {
      const counts = await Promise.all(
        queues.map(async ({ name }) => [name, (await boss.getQueueSize(name + DEAD)) ?? 0] as const),
      )
      return Object.fromEntries(counts.filter(([, count]) => count > 0))
    },
    listFailed: () => listFailed(db),
    async retry(transaction, id) {
      const taken = await takeFailed(transaction, id)
      if (taken) await boss.send(taken.name, taken.data, { db: queueAccess(transaction) })
      return taken !== undefined
    },
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()))
      await boss.stop({ graceful: false })
    },
  }
}

/** The queue with its queues made, each with one for the jobs that were tried in vain. */
async function openQueues(db: Kysely<Database>, queues: readonly Queue<never>[]) {
  const boss = await openBoss(db, { supervise: true })
  for (const { name, retries, retryDelay, expireInSeconds } of queues) {
    await boss.createQueue(name + DEAD, { name: name + DEAD, retentionDays: RETENTION_DAYS })
    await boss.createQueue(name, {
      name,
      policy: 'standard',
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      expireInSeconds,
      deadLetter: name + DEAD,
    })
  }
  return boss
}

const postponeIn = (db: Db) => async (name: string, id: string, seconds: number) => {
  await queueAccess(db).executeSql(
    `update jobs.job set start_after = greatest(start_after, now() + interval '1 second' * $3)
     where name = $1 and id = $2 and state = 'retry'`,
    [name, id, seconds],
  )
}

/** Two that ask at the same moment may both send: the work is the same twice. */
async function isWaiting(db: Db, name: string, key: string): Promise<boolean> {
  const { rows } = await queueAccess(db).executeSql(
    "select from jobs.job where name = $1 and singleton_key = $2 and state = 'created' limit 1",
    [name, key],
  )
  return rows.length > 0
}
