import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { noteEvent } from '../users/account-events.js'
import { visitOf } from '../users/visit.js'

/** Notes for the owner what their access tokens have changed, before the call is answered. */
export function noteTokenWrites(app: FastifyInstance, db: Kysely<Database>): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { key } = request.caller ?? {}
    if (!key || request.method === 'GET' || reply.statusCode >= 300) return done(null, payload)
    const detail = `${key.name}: ${request.method} ${request.routeOptions.url}`
    noteEvent(db, { userId: key.userId, kind: 'token-used', detail, visit: visitOf(request) }).then(
      () => done(null, payload),
      (err) => {
        // What was done stands, and is answered.
        request.log.error({ err }, 'a write of an access token is not in the log of the account')
        done(null, payload)
      },
    )
  })
}
