import { userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import type { AccountMails } from '../recovery/account-mails.js'
import { expectStanding, signIn } from '../users/sign-in.js'
import { visitOf } from '../users/visit.js'
import { noteEntry } from './note-entry.js'

type Parts = { limits: AttemptLimits; mails: AccountMails }

export function serveSignIn(app: FastifyInstance, db: Kysely<Database>, { limits, mails }: Parts): void {
  serve(app, userRoutes.login, async ({ body, request }) => {
    const visit = visitOf(request)
    const attempt = { address: visit.address, username: body.username }
    const { user, login } = await limits.signIn(attempt, () => signIn(db, body, visit))
    return app.sessions.start(request, async (transaction) => {
      await expectStanding(transaction, login)
      await noteEntry(transaction, mails, { userId: user.id, visit })
      return user
    })
  })
}
