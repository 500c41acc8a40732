import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { serveAccessTokens } from './access-tokens/access-tokens.routes.js'
import { type GarminEnds, serveAccount, serveAccountEnds } from './account/account.routes.js'
import { serveActivities } from './activities/activities.routes.js'
import { serveAdapting } from './adapt/adapt.routes.js'
import { pruneActs } from './admin/acts.js'
import { recogniseAdmins, serveAdmin } from './admin/admin.routes.js'
import { inviteMail } from './admin/invite-mail.js'
import { serveInvites } from './admin/invites.routes.js'
import { readBackupState } from './backup/backup-runs.js'
import { startBackups } from './backup/start-backups.js'
import { eventHostOf, serveCalendarSettings, serveFeed } from './calendar/calendar.routes.js'
import type { Env } from './config/env.js'
import { isSpread } from './db/migrations/steps/adapting/is-spread.js'
import type { Database } from './db/schema.js'
import { serveEvents } from './events/events.routes.js'
import { openEvents } from './events/open-events.js'
import { disconnectWithin, leaveDeregistration } from './garmin/deregistration.js'
import { serveGarmin } from './garmin/garmin.routes.js'
import { type StartedGarmin, startGarmin } from './garmin/start-garmin.js'
import { resendAfterWrites } from './garmin/watch/resend-daily.js'
import { serveWebhooks } from './garmin/webhooks/webhooks.routes.js'
import { limitUsers } from './http/budget.js'
import { noteCallingPage } from './http/calling-page.js'
import { answerErrors, sendError } from './http/errors.js'
import { pruneIdempotencyKeys } from './http/idempotency.js'
import { acceptOnlyJson, BODY_LIMITS } from './http/json-body.js'
import { serveDocuments } from './http/openapi/documents.js'
import { CONNECTION_TIMES, limitBodyTimes } from './http/security/body-time.js'
import { noteCallers } from './http/security/callers.js'
import { attemptLimits, pruneCounters } from './http/security/rate-limit.js'
import { answerUnreadable, secure, secureUnrouted } from './http/security/security.js'
import { registerSessions, sessionCookie } from './http/security/session.js'
import { pruneSessions } from './http/security/session-store.js'
import { closeLate } from './http/server/close-late.js'
import { serveHealth } from './http/server/health.js'
import { logAnswers, logTo } from './http/server/logging.js'
import { serveMetrics } from './http/server/metrics.js'
import { refuseOverload } from './http/server/overload.js'
import { makeTurns } from './http/turns.js'
import { openMailer } from './mail/mailer.js'
import { servePastTraining } from './past-training/past-training.routes.js'
import { servePlanFiles } from './plans/plan-files.routes.js'
import { prunePlans } from './plans/plans.repository.js'
import { servePlans } from './plans/plans.routes.js'
import { pruneLinks } from './recovery/account-links.js'
import { defineAccountMails } from './recovery/account-mails.js'
import { serveRecovery } from './recovery/recovery.routes.js'
import { hideSharedPages, serveSharing } from './sharing/sharing.routes.js'
import { servePasskeys } from './sign-in/passkeys.routes.js'
import { serveSecondFactors } from './sign-in/second-factor.routes.js'
import { serveSecurity } from './sign-in/security.routes.js'
import { serveSignIn } from './sign-in/sign-in.routes.js'
import { pruneSignInSteps, signInSteps } from './sign-in/sign-in-steps.js'
import { pruneInvites } from './sign-ups/invites.repository.js'
import { serveSignUps } from './sign-ups/sign-ups.routes.js'
import { planRenderer } from './ssr/render-plan.js'
import { visitorRenderer } from './ssr/render-visitor.js'
import { serveWebApp } from './ssr/web-app.js'
import { openBulkThreads, openInteractiveThreads } from './threads/threads.js'
import { serveThresholds } from './thresholds/thresholds.routes.js'
import { pruneEvents } from './users/account-events.js'
import { isKnownNetwork, pruneSignIns } from './users/sign-ins.js'
import { pruneErased } from './users/users.repository.js'
import { serveSigningIn, serveUsers } from './users/users.routes.js'
import { placeOf } from './users/visit.js'
import { serveWorkouts } from './workouts/workouts.routes.js'

const HOUR = 3_600_000

type Parts = {
  db: Kysely<Database>
  env: Env
  /** The way to the same database past any pooler, on which changes are listened for. */
  direct: pg.ClientConfig
  /** The folder of the built programs, whose threads start sooner than those beside the source. */
  programs?: string
}

/** The whole server on a migrated database, ready to `listen` or `inject`; it leaves closing `db` to the caller. */
export async function buildApp({ db, env, direct, programs }: Parts): Promise<FastifyInstance> {
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
  const { garmin, jobs, queues } = started
  serveHealth(app, db)
  const events = openEvents(app, { db, direct })
  closeLate(app)
  const backups = env.backups && { read: () => readBackupState(db) }
  serveMetrics(app, env.metricsToken, { jobs, events, backups })
  await serveDocuments(app)
  await serveWebhooks(app, { garmin, jobs, queue: queues.reports })
  await app.register(async (api) => {
    await refuseOverload(api, env)
    const cookie = await sessionCookie(db, env)
    noteCallers(api, { db, cookie, looksBeside: !(await isSpread(db)) })
    await limitUsers(api, env)
    noteCallingPage(api)
    recogniseAdmins(api, db)
    resendAfterWrites(api, { garmin, jobs, watches: queues.watches })
    const ends = garminEnds(started, env)
    await api.register(async (signing) => {
      await registerSessions(signing, db, { cookie, placeOf })
      const limits = attemptLimits(db, env.signInLimit, { isKnown: (attempt) => isKnownNetwork(db, attempt) })
      serveSigningIn(signing, db, { limits, signUps: env.signUps })
      const signIn = { db, limits, mails, cipher: garmin.cipher, publicOrigin: env.publicOrigin }
      const parts = { ...signIn, steps: signInSteps(env.publicOrigin?.startsWith('https:') ?? false) }
      for (const serveWays of [serveSignIn, serveSecondFactors, servePasskeys]) serveWays(signing, parts)
      serveRecovery(signing, db, { limits, mails })
      serveAccountEnds(signing, db, limits, ends)
    })
    serveUsers(api, db)
    serveSecurity(api, db)
    serveAccount(api, db, bulk)
    serveSignUps(api, db, env.signUps)
    serveInvites(api, db, postInvite)
    serveAdmin(api, db, { env, jobs, mailer, leave: ends.leave })
    servePlans(api, db, interactive)
    servePlanFiles(api, db, bulk)
    for (const serveNoun of [
      serveWorkouts,
      serveSharing,
      serveActivities,
      serveAdapting,
      serveThresholds,
      servePastTraining,
      serveAccessTokens,
    ])
      serveNoun(api, db)
    serveCalendarSettings(api, db, eventHost)
    serveEvents(api, events)
    serveGarmin(api, { garmin, jobs, queues, publicOrigin: env.publicOrigin })
  })
  serveFeed(app, db, { env, eventHost })
  const rendering = { webDir: env.webDir, threads: interactive }
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

/** How an account leaves Garmin; where that is off, only what is stored here ends. */
function garminEnds({ jobs, queues }: StartedGarmin, { garmin }: Env): GarminEnds {
  const parts = garmin.mode === 'off' ? undefined : { jobs, deregistrations: queues.deregistrations }
  return {
    leave: async (transaction, userId) => parts && leaveDeregistration(transaction, userId, parts),
    disconnect: async (transaction, userId) => disconnectWithin(transaction, userId, parts),
  }
}

/** Clears away sessions, counters, submits and deleted plans whose time is over: at the start, and each hour. */
function pruneHourly(app: FastifyInstance, db: Kysely<Database>, { tidy }: StartedGarmin) {
  const prune = () =>
    Promise.all([
      pruneSessions(db),
      pruneCounters(db),
      pruneIdempotencyKeys(db),
      pruneSignIns(db),
      pruneEvents(db),
      pruneLinks(db),
      pruneSignInSteps(db),
      prunePlans(db),
      pruneErased(db),
      pruneInvites(db),
      pruneActs(db),
      tidy(),
    ]).then(
      () => undefined,
      (err) => app.log.warn({ err }, 'pruning failed'),
    )
  app.addHook('onReady', async () => {
    // Not waited for: nobody has to wait for rows they cannot see.
    prune()
  })
  const timer = setInterval(prune, HOUR)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
