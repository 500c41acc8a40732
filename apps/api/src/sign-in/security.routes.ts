import { securityRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { closeEvents, listEvents, noteEvent } from '../users/account-events.js'
import { visitOf } from '../users/visit.js'
import { endSession, listSessions, nameOfSession } from './sessions.repository.js'

/** What the owner of an account is shown of it, and may end. */
export function serveSecurity(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, securityRoutes.sessions, async ({ userId, request }) => {
    const sessions = await listSessions(db, userId)
    return sessions.map(({ key, createdAt, lastSeenAt, device, address }) => ({
      id: nameOfSession(key),
      startedAt: createdAt,
      lastUsedAt: lastSeenAt,
      device,
      address,
      isCurrent: key === request.caller.sessionKey,
    }))
  })

  serve(app, securityRoutes.endSession, ({ userId, params, request }) =>
    inTransaction(db, async (transaction) => {
      const isEnded = await endSession(transaction, userId, params.sessionId)
      orNotFound(isEnded || undefined, 'Session')
      await noteEvent(transaction, { userId, kind: 'sessions-ended', visit: visitOf(request) })
    }),
  )

  serve(app, securityRoutes.events, ({ userId }) => listEvents(db, userId))

  serve(app, securityRoutes.closeEvents, ({ userId }) =>
    inTransaction(db, (transaction) => closeEvents(transaction, userId)),
  )
}
