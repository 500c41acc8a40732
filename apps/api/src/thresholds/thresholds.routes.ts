import { thresholdRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { addThreshold, listThresholds, removeThreshold } from './thresholds.js'

/** What is known of an athlete's limits, from which targets are made. */
export function serveThresholds(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, thresholdRoutes.list, ({ userId }) => listThresholds(db, userId))
  serve(app, thresholdRoutes.add, ({ by, body }) => addThreshold(db, by, body))
  serve(app, thresholdRoutes.remove, ({ userId, params }) => removeThreshold(db, userId, params.id))
}
