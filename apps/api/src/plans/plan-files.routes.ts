import { planFileRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { accepted } from '../http/checked.js'
import { keepBodies } from '../http/raw-body.js'
import { serve } from '../http/serve.js'
import type { BulkThreads } from '../threads/threads.js'
import { importPlan } from './import-plan.js'
import { refuseFull } from './plan-limit.js'

const { body: _, ...bringInRaw } = planFileRoutes.bringIn

/** Plans out of files that were exported here or elsewhere. */
export function servePlanFiles(app: FastifyInstance, db: Kysely<Database>, threads: BulkThreads): void {
  app.register(async (files) => {
    keepBodies(files)
    // Who has no room is told before anything is read.
    files.addHook('preParsing', async ({ caller }) => refuseFull(db, caller.userId ?? 0))
    serve(files, bringInRaw, async ({ userId, request }) => {
      const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      return importPlan(db, userId, accepted(await threads.run('readPlanFile', bytes)))
    })
  })
}
