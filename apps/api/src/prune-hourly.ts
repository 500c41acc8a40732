import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pruneActs } from './admin/acts.js'
import type { Database } from './db/schema.js'
import type { StartedGarmin } from './garmin/start-garmin.js'
import { pruneIdempotencyKeys } from './http/idempotency.js'
import { pruneCounters } from './http/security/rate-limit.js'
import { pruneSessions } from './http/security/session-store.js'
import { prunePlans } from './plans/plans.repository.js'
import { pruneLinks } from './recovery/account-links.js'
import { pruneSignInSteps } from './sign-in/sign-in-steps.js'
import { pruneInvites } from './sign-ups/invites.repository.js'
import { pruneEvents } from './users/account-events.js'
import { pruneSignIns } from './users/sign-ins.js'
import { pruneErased } from './users/users.repository.js'

const HOUR = 3_600_000

/** Clears away sessions, counters, submits and deleted plans whose time is over: at the start, and each hour. */
export function pruneHourly(app: FastifyInstance, db: Kysely<Database>, { tidy }: StartedGarmin) {
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
