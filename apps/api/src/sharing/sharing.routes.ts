import { SHARED_PATH, sharingRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { limitUse } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import { readSharedPlan, sharePlan, unsharePlan } from './share-plan.js'

const READ_LIMIT = { most: 120, seconds: 60 }

const NO_INDEX = { 'x-robots-tag': 'noindex, nofollow' }

export function serveSharing(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, sharingRoutes.share, ({ userId, params }) => sharePlan(db, userId, params.id))
  serve(app, sharingRoutes.unshare, ({ userId, params }) => unsharePlan(db, userId, params.id))
  serve(app, sharingRoutes.read, async ({ params, request, reply }) => {
    reply.headers(NO_INDEX)
    await limitUse(db, { what: 'shared', address: request.ip }, READ_LIMIT)
    return readSharedPlan(db, params.token)
  })
}

/** Keeps the pages of shared plans out of search engines; the page itself is the web app's. */
export function hideSharedPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(SHARED_PATH)) reply.headers({ ...NO_INDEX, 'referrer-policy': 'no-referrer' })
  })
}
