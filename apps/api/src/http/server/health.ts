import { healthRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { isMigrated } from '../../db/migrations/migrate.js'
import type { Database } from '../../db/schema.js'
import { HttpError } from '../errors.js'
import { serve } from '../serve.js'

/** Milliseconds the database may take to count as there. */
const PATIENCE = 1_000

/** Whether the process lives, and whether it can be sent visitors: not while it stops or without its database. */
export function serveHealth(app: FastifyInstance, db: Kysely<Database>): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  serve(app, healthRoutes.live, async () => ({ status: 'ok' as const }))
  serve(app, healthRoutes.ready, async () => {
    if (isStopping) throw notReady('The server is stopping')
    if (!(await within(PATIENCE, isMigrated(db)))) throw notReady('The database is not up to date')
    return { status: 'ok' as const }
  })
}

const notReady = (message: string) => new HttpError('unavailable', message, { retryAfterSeconds: 5 })

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notReady('The database does not answer')), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
