import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Jobs } from '../../jobs/jobs.js'
import { HttpError, orNotFound } from '../errors.js'

/** Seconds; what an athlete feels lies between the first and the last. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const PATH = '/metrics'

type Backups = { read(): Promise<{ newestAt: string | null }> }

type Measured = {
  jobs: Pick<Jobs, 'dead'>
  events: { count(): number }
  /** Absent where none are made. */
  backups: Backups | undefined
}

/**
 * Serves figures of the process, of each route and of the jobs to Prometheus, for those who bring the token; without a token in the
 * settings there is nothing here. Routes are named as declared: no address, no user, no query.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined, measured: Measured): void {
  const registry = token === undefined ? undefined : measure(app, measured)
  app.get(PATH, async (request, reply) => {
    const figures = orNotFound(registry, 'Address')
    if (!isToken(request.headers.authorization, token)) {
      throw new HttpError('unauthenticated', 'Please send the token for metrics: Authorization: Bearer <METRICS_TOKEN>')
    }
    return reply
      .headers({ 'cache-control': 'no-store' })
      .type(figures.contentType)
      .send(await figures.metrics())
  })
}

function measure(app: FastifyInstance, { jobs, events, backups }: Measured): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'triplan_http_answer_seconds',
    help: 'Time until a call was answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  countDead(registry, jobs)
  if (backups) tellBackups(registry, backups)
  const streams: Gauge = new Gauge({
    name: 'triplan_event_streams',
    help: 'Open pages that hear of changes',
    registers: [registry],
    collect: () => streams.set(events.count()),
  })
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isStream) return
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode }
    answers.observe(labels, reply.elapsedTime / 1000)
  })
  return registry
}

/** Looked up when it is asked for; while the database is away there is no number, and the other figures are told. */
function countDead(registry: Registry, jobs: Pick<Jobs, 'dead'>) {
  const gauge = new Gauge({
    name: 'triplan_jobs_dead',
    help: 'Jobs that were given up after their last try, by queue; kept for two weeks',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      gauge.reset()
      const dead = await jobs.dead().catch(() => ({}))
      for (const [queue, count] of Object.entries(dead)) gauge.set({ queue }, count)
    },
  })
}

/** When the newest was made, as Prometheus tells time; no number while there is none, or the database is away. */
function tellBackups(registry: Registry, backups: Backups) {
  const gauge = new Gauge({
    name: 'triplan_backup_newest_timestamp_seconds',
    help: 'When the newest scheduled backup was made that was read back whole, as seconds since 1970',
    registers: [registry],
    async collect() {
      gauge.remove()
      const { newestAt } = await backups.read().catch(() => ({ newestAt: null }))
      if (newestAt !== null) gauge.set(Date.parse(newestAt) / 1000)
    },
  })
}

/** Compared by their hashes: equal in length, so that the time tells nothing. */
function isToken(header: string | undefined, token = ''): boolean {
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

const hash = (text: string) => createHash('sha256').update(text).digest()
