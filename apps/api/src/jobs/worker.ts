import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import type { Queue } from './queue.js'

/** Milliseconds between looks for work when nobody calls. */
const LOOK_EVERY = 1_000

export type Worker = { wake(): void; stop(): Promise<void> }

type Job = PgBoss.JobWithMetadata<never>

type Means = {
  boss: PgBoss
  log: FastifyBaseLogger
  /** Has a job that failed wait at least so many seconds for its next attempt. */
  postpone: (queue: string, id: string, seconds: number) => Promise<void>
}

/**
 * Does the jobs of one queue, a few at a time, until it is stopped. The library's own loop neither waits for its "done" to be
 * stored nor hears when that fails.
 */
export function startWorker(means: Means, queue: Queue<never>): Worker {
  const running = new Set<Promise<void>>()
  let isStopping = false
  let wakeUp = () => {}

  const look = async () => {
    while (!isStopping) {
      const idle = new AbortController()
      wakeUp = () => idle.abort()
      const room = queue.atOnce - running.size
      const jobs = room > 0 ? await means.boss.fetch<never>(queue.name, { batchSize: room, includeMetadata: true }) : []
      for (const job of jobs) {
        const work = run(means, queue, job).finally(() => {
          running.delete(work)
          wakeUp()
        })
        running.add(work)
      }
      if (room > 0 && jobs.length === room) continue
      await pause(LOOK_EVERY, undefined, { signal: idle.signal, ref: false }).catch(() => {})
    }
  }
  const looking = look()

  return {
    wake: () => wakeUp(),
    async stop() {
      isStopping = true
      wakeUp()
      await looking
      await Promise.all(running)
    },
  }
}

async function run(means: Means, queue: Queue<never>, job: Job): Promise<void> {
  const { boss, log } = means
  const error = await attempt(queue, job)
  try {
    if (error) await fail(means, queue, { job, error })
    else await boss.complete(queue.name, job.id)
  } catch (err) {
    // Its time runs out then, and it is done again.
    log.warn({ err, queue: queue.name }, 'a job could not be marked as done')
  }
  if (error) await report(log, queue, { job, error })
}

type Failed = { job: Job; error: Error }

async function fail({ boss, postpone }: Means, { name }: Queue<never>, { job: { id }, error }: Failed): Promise<void> {
  await boss.fail(name, id, { message: wordsOf(error) })
  const seconds = 'retryAfterSeconds' in error ? Number(error.retryAfterSeconds) : 0
  if (seconds > 0) await postpone(name, id, seconds)
}

async function report(log: FastifyBaseLogger, queue: Queue<never>, { job, error }: Failed): Promise<void> {
  const isLast = job.retryCount >= job.retryLimit
  log[isLast ? 'error' : 'warn']({ err: error, queue: queue.name, job: job.id, isLast }, 'a job failed')
  await queue.failed?.(job.data, { error, isLast }).catch((err) => log.warn({ err }, 'a failure was not noted'))
}

/** A database's own text may quote values. */
const wordsOf = (error: Error) => ('severity' in error ? 'database error' : error.message)

/** What went wrong, if anything did; a job that takes longer than it may counts as failed. */
async function attempt(queue: Queue<never>, { data }: Job): Promise<Error | undefined> {
  const late = AbortSignal.timeout(queue.expireInSeconds * 1000)
  const isLate = new Promise<never>((_, reject) =>
    late.addEventListener('abort', () => reject(new Error(`It took longer than ${queue.expireInSeconds} s`))),
  )
  try {
    await Promise.race([queue.work(data, late), isLate])
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
