import { planFileRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { importPlan } from './import-plan.js'

/** Plans out of files that were exported here or elsewhere. */
export function servePlanFiles(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, planFileRoutes.bringIn, ({ userId, body }) => importPlan(db, userId, body))
}
