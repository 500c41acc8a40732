import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.js'
import { eventually } from '../testing/garmin-app.js'
import { type Jobs, startJobs } from './jobs.js'
import type { Queue } from './queue.js'

type Data = { number: number }

let fresh: Awaited<ReturnType<typeof freshDatabase>>
const running: Jobs[] = []

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())))
afterAll(() => fresh.drop())

const queueOf = (name: string, work: Queue<Data>['work'], changes: Partial<Queue<Data>> = {}): Queue<Data> => ({
  name,
  expireInSeconds: 2,
  retries: 2,
  retryDelay: 1,
  atOnce: 3,
  work,
  ...changes,
})
async function start(queue: Queue<Data>) {
  const jobs = await startJobs(fresh.db, silent, [queue])
  running.push(jobs)
  return jobs
}
const silent = Fastify({ logger: false }).log

describe('a job', () => {
  it('is done, by one of two instances', async () => {
    const done: number[] = []
    const queue = queueOf('shared', async ({ number }) => void done.push(number))
    const [one, other] = [await start(queue), await start(queue)]
    for (let number = 0; number < 40; number++) await (number % 2 ? one : other).send(queue, { number })
    await eventually(async () => done.length >= 40)
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, number) => number))
  })

  it('is left behind with a transaction, or not at all', async () => {
    const done: number[] = []
    const queue = queueOf('transactional', async ({ number }) => void done.push(number))
    const jobs = await start(queue)
    const attempt = fresh.db.transaction().execute(async (transaction) => {
      await jobs.send(queue, { number: 1 }, { within: transaction })
      throw new Error('undone')
    })
    await expect(attempt).rejects.toThrow('undone')
    await fresh.db.transaction().execute((transaction) => jobs.send(queue, { number: 2 }, { within: transaction }))
    jobs.wake(queue)
    await eventually(async () => done.length > 0)
    expect(done).toEqual([2])
  })

  it('that fails is tried again, and kept in sight when it was in vain', async () => {
    const failures: boolean[] = []
    let attempts = 0
    const work = async () => {
      attempts += 1
      throw new Error('no use')
    }
    const queue = queueOf('vain', work, { retries: 1, failed: async (_, { isLast }) => void failures.push(isLast) })
    const jobs = await start(queue)
    await jobs.send(queue, { number: 1 })
    await eventually(async () => (await jobs.dead()).vain === 1)
    await eventually(async () => failures.length === 2)
    expect([attempts, failures]).toEqual([2, [false, true]])
  })

  it('that is told when to come again is not tried before', async () => {
    const attempts: number[] = []
    const work = async () => {
      attempts.push(Date.now())
      if (attempts.length === 1) throw Object.assign(new Error('too many calls'), { retryAfterSeconds: 6 })
    }
    const queue = queueOf('patient', work)
    await (await start(queue)).send(queue, { number: 1 })
    await eventually(async () => attempts.length === 2)
    expect((attempts[1] ?? 0) - (attempts[0] ?? 0)).toBeGreaterThanOrEqual(6_000)
  })

  it('that takes too long counts as failed', async () => {
    let attempts = 0
    const work = () => {
      attempts += 1
      return attempts === 1 ? new Promise<void>(() => {}) : Promise.resolve()
    }
    const queue = queueOf('slow', work, { expireInSeconds: 1 })
    await (await start(queue)).send(queue, { number: 1 })
    await eventually(async () => attempts === 2)
  })

  it('with a key waits once, however often it is sent', async () => {
    const done: number[] = []
    const queue = queueOf('keyed', async ({ number }) => void done.push(number))
    const jobs = await start(queue)
    for (let number = 0; number < 5; number++) await jobs.send(queue, { number }, { key: 'a', afterSeconds: 1 })
    const { rows } = await sql`select from jobs.job where name = 'keyed'`.execute(fresh.db)
    expect(rows).toHaveLength(1)
    await eventually(async () => done.length > 0)
    expect(done).toEqual([0])
  })
})
