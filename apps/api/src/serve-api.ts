import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { serveAccessTokens } from './access-tokens/access-tokens.routes.js'
import { type GarminEnds, serveAccount, serveAccountEnds } from './account/account.routes.js'
import { serveActivities } from './activities/activities.routes.js'
import { serveAdapting } from './adapt/adapt.routes.js'
import { recogniseAdmins, serveAdmin } from './admin/admin.routes.js'
import type { PostInvite } from './admin/invite-mail.js'
import { serveInvites } from './admin/invites.routes.js'
import { serveCalendarSettings } from './calendar/calendar.routes.js'
import type { Env } from './config/env.js'
import { isSpread } from './db/migrations/steps/adapting/is-spread.js'
import type { Database } from './db/schema.js'
import { serveEvents } from './events/events.routes.js'
import type { Events } from './events/open-events.js'
import { disconnectWithin, leaveDeregistration } from './garmin/deregistration.js'
import { serveGarmin } from './garmin/garmin.routes.js'
import type { StartedGarmin } from './garmin/start-garmin.js'
import { resendAfterWrites } from './garmin/watch/resend-daily.js'
import { limitUsers } from './http/budget.js'
import { noteCallingPage } from './http/calling-page.js'
import { noteCallers, type SessionCookie } from './http/security/callers.js'
import { attemptLimits } from './http/security/rate-limit.js'
import { registerSessions, sessionCookie } from './http/security/session.js'
import { refuseOverload } from './http/server/overload.js'
import type { Mailer } from './mail/mailer.js'
import { servePastTraining } from './past-training/past-training.routes.js'
import { servePlanFiles } from './plans/plan-files.routes.js'
import { servePlans } from './plans/plans.routes.js'
import type { AccountMails } from './recovery/account-mails.js'
import { serveRecovery } from './recovery/recovery.routes.js'
import { serveSharing } from './sharing/sharing.routes.js'
import { servePasskeys } from './sign-in/passkeys.routes.js'
import { serveSecondFactors } from './sign-in/second-factor.routes.js'
import { serveSecurity } from './sign-in/security.routes.js'
import { serveSignIn } from './sign-in/sign-in.routes.js'
import { signInSteps } from './sign-in/sign-in-steps.js'
import { serveSignUps } from './sign-ups/sign-ups.routes.js'
import type { BulkThreads, InteractiveThreads } from './threads/threads.js'
import { serveThresholds } from './thresholds/thresholds.routes.js'
import { isKnownNetwork } from './users/sign-ins.js'
import { serveSigningIn, serveUsers } from './users/users.routes.js'
import { placeOf } from './users/visit.js'
import { serveWorkouts } from './workouts/workouts.routes.js'

type Parts = {
  db: Kysely<Database>
  env: Env
  started: StartedGarmin
  mailer: Mailer
  mails: AccountMails
  postInvite: PostInvite
  threads: { bulk: BulkThreads; interactive: InteractiveThreads }
  events: Events
  eventHost: string
}

/** Serves what knows its callers: pages of ours, and scripts of users. */
export async function serveApi(app: FastifyInstance, parts: Parts): Promise<void> {
  const { db, env, started } = parts
  await refuseOverload(app, env)
  const cookie = await sessionCookie(db, env)
  noteCallers(app, { db, cookie, looksBeside: !(await isSpread(db)) })
  await limitUsers(app, env)
  noteCallingPage(app)
  recogniseAdmins(app, db)
  resendAfterWrites(app, { garmin: started.garmin, jobs: started.jobs, watches: started.queues.watches })
  const ends = garminEnds(started, env)
  await app.register((signing) => serveSessions(signing, { ...parts, cookie, ends }))
  serveNouns(app, parts, ends)
}

/** What begins or ends a session, or asks for the password. */
async function serveSessions(
  app: FastifyInstance,
  { db, env, mails, started, cookie, ends }: Parts & { cookie: SessionCookie; ends: GarminEnds },
): Promise<void> {
  await registerSessions(app, db, { cookie, placeOf })
  const limits = attemptLimits(db, env.signInLimit, { isKnown: (attempt) => isKnownNetwork(db, attempt) })
  serveSigningIn(app, db, { limits, signUps: env.signUps })
  const signIn = { db, limits, mails, cipher: started.garmin.cipher, publicOrigin: env.publicOrigin }
  const parts = { ...signIn, steps: signInSteps(env.publicOrigin?.startsWith('https:') ?? false) }
  for (const serveWays of [serveSignIn, serveSecondFactors, servePasskeys]) serveWays(app, parts)
  serveRecovery(app, db, { limits, mails })
  serveAccountEnds(app, db, limits, ends)
}

function serveNouns(app: FastifyInstance, parts: Parts, ends: GarminEnds): void {
  const { db, env, threads, mailer } = parts
  const { garmin, jobs, queues } = parts.started
  serveUsers(app, db)
  serveSecurity(app, db)
  serveAccount(app, db, threads.bulk)
  serveSignUps(app, db, env.signUps)
  serveInvites(app, db, parts.postInvite)
  serveAdmin(app, db, { env, jobs, mailer, leave: ends.leave })
  servePlans(app, db, threads.interactive)
  servePlanFiles(app, db, threads.bulk)
  serveWorkouts(app, db)
  serveSharing(app, db)
  serveActivities(app, db)
  serveAdapting(app, db)
  serveThresholds(app, db)
  servePastTraining(app, db)
  serveAccessTokens(app, db)
  serveCalendarSettings(app, db, parts.eventHost)
  serveEvents(app, parts.events)
  serveGarmin(app, { garmin, jobs, queues, publicOrigin: env.publicOrigin })
}

/** How an account leaves Garmin; where that is off, only what is stored here ends. */
function garminEnds({ jobs, queues }: StartedGarmin, { garmin }: Env): GarminEnds {
  const parts = garmin.mode === 'off' ? undefined : { jobs, deregistrations: queues.deregistrations }
  return {
    leave: async (transaction, userId) => parts && leaveDeregistration(transaction, userId, parts),
    disconnect: async (transaction, userId) => disconnectWithin(transaction, userId, parts),
  }
}
