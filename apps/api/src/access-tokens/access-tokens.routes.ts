import { accessTokenRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { serve } from '../http/serve.js'
import { noteEvent } from '../users/account-events.js'
import { visitOf } from '../users/visit.js'
import { deleteToken, listTokens } from './access-tokens.repository.js'
import { makeToken } from './make-token.js'
import { noteTokenWrites } from './note-writes.js'

/** Keys with which a user's own scripts call. */
export function serveAccessTokens(app: FastifyInstance, db: Kysely<Database>): void {
  noteTokenWrites(app, db)
  serve(app, accessTokenRoutes.list, ({ userId }) => listTokens(db, userId))
  serve(app, accessTokenRoutes.make, ({ userId, body, request }) =>
    makeToken(db, { userId, visit: visitOf(request) }, body),
  )
  serve(app, accessTokenRoutes.revoke, ({ userId, params, request }) =>
    inTransaction(db, async (transaction) => {
      const detail = orNotFound(await deleteToken(transaction, userId, params.id), 'Access token')
      await noteEvent(transaction, { userId, kind: 'token-ended', detail, visit: visitOf(request) })
    }),
  )
}
