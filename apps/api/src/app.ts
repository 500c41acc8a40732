import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inviteMail } from './admin/invite-mail.js'
import { readBackupState } from './backup/backup-runs.js'
import { startBackups } from './backup/start-backups.js'
import { eventHostOf, serveFeed } from './calendar/calendar.routes.js'
import type { Env } from './config/env.js'
import type { Database } from './db/schema.js'
import { openEvents } from './events/open-events.js'
import { startGarmin } from './garmin/start-garmin.js'
import { serveWebhooks } from './garmin/webhooks/webhooks.routes.js'
import { answerErrors, sendError } from './http/errors.js'
import { acceptOnlyJson, BODY_LIMITS } from './http/json-body.js'
import { serveDocuments } from './http/openapi/documents.js'
import { CONNECTION_TIMES, limitBodyTimes } from './http/security/body-time.js'
import { answerUnreadable, secure, secureUnrouted } from './http/security/security.js'
import { closeLate } from './http/server/close-late.js'
import { serveHealth } from './http/server/health.js'
import { logAnswers, logTo } from './http/server/logging.js'
import { serveMetrics } from './http/server/metrics.js'
import { makeTurns } from './http/turns.js'
import { openMailer } from './mail/mailer.js'
import { pruneHourly } from './prune-hourly.js'
import { defineAccountMails } from './recovery/account-mails.js'
import { serveApi } from './serve-api.js'
import { hideSharedPages } from './sharing/sharing.routes.js'
import { type PagePatience, twoSeconds } from './ssr/page-patience.js'
import { planRenderer } from './ssr/render-plan.js'
import { visitorRenderer } from './ssr/render-visitor.js'
import { serveWebApp } from './ssr/web-app.js'
import { openBulkThreads, openInteractiveThreads } from './threads/threads.js'

type Parts = {
  db: Kysely<Database>
  env: Env
  /** The way to the same database past any pooler, on which changes are listened for. */
  direct: pg.ClientConfig
  /** The folder of the built programs, whose threads start sooner than those beside the source. */
  programs?: string
  /** How long a browser waits for what its page shows. */
  patience?: PagePatience
}

/** The whole server on a migrated database, ready to `listen` or `inject`; it leaves closing `db` to the caller. */
export async function buildApp({ db, env, direct, programs, patience = twoSeconds }: Parts): Promise<FastifyInstance> {
  const app = bare(env)
  const bulk = openBulkThreads(programs)
  const interactive = openInteractiveThreads(programs)
  app.addHook('onClose', () => Promise.all([bulk.close(), interactive.close()]))
  app.decorate('turns', makeTurns())
  answerErrors(app)
  logAnswers(app, env.logLevel)
  await secure(app, env)
  hideSharedPages(app)
  acceptOnlyJson(app)
  limitBodyTimes(app)
  await app.register(compress, {
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const eventHost = await eventHostOf(db, env)
  const mailer = openMailer(env.mail)
  const mails = defineAccountMails(mailer, db)
  const postInvite = inviteMail(db, mailer)
  const started = await startGarmin(app, db, env, mailer.queues)
  mailer.sendBy(started.jobs)
  serveHealth(app, db)
  const events = openEvents(app, { db, direct })
  closeLate(app)
  const backups = env.backups && { read: () => readBackupState(db) }
  serveMetrics(app, env.metricsToken, { jobs: started.jobs, events, backups })
  await serveDocuments(app)
  await serveWebhooks(app, { garmin: started.garmin, jobs: started.jobs, queue: started.queues.reports })
  const parts = { db, env, started, mailer, mails, postInvite, threads: { bulk, interactive }, events, eventHost }
  // Its hooks are for calls: pages, files and feeds stay without them.
  await app.register((api) => serveApi(api, parts))
  serveFeed(app, db, { env, eventHost })
  const rendering = { webDir: env.webDir, threads: interactive, patience }
  const renderers = { plan: planRenderer({ app, ...rendering }), visitor: visitorRenderer(rendering) }
  await serveWebApp(app, { webDir: env.webDir, renderers, opensOffline: env.opensOffline })
  startBackups(app, db, { env: env.backups, direct })
  pruneHourly(app, db, started)
  return app
}

/** A server without a route. */
function bare(env: Env): FastifyInstance {
  return Fastify({
    logger: logTo(env.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy,
    bodyLimit: BODY_LIMITS.bytes,
    ...CONNECTION_TIMES,
    keepAliveTimeout: 5_000,
    // A call on a connection that was taken before the stop is answered like any other.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => sendError(error, request, secureUnrouted(reply)),
  })
}
