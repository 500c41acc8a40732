import { pastTrainingRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { listImports } from './imports.repository.js'
import { keepImport } from './keep-import.js'
import { removeImport } from './remove-import.js'
import { trainingBefore } from './training-before.js'

/** What was done before: kept of files and archives, and what plans begin from. */
export function servePastTraining(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, pastTrainingRoutes.list, ({ userId }) => listImports(db, userId))
  serve(app, pastTrainingRoutes.add, ({ by, body }) => keepImport(db, by, body))
  serve(app, pastTrainingRoutes.remove, ({ userId, params }) => removeImport(db, userId, params.id))
  serve(app, pastTrainingRoutes.before, ({ userId, params }) => trainingBefore(db, userId, params.id))
}
