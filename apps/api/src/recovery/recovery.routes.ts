import { recoveryRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import { findNamed, NOBODY } from '../users/users.repository.js'
import { visitOf } from '../users/visit.js'
import type { AccountMails } from './account-mails.js'
import { resetPassword } from './reset-password.js'

/** Sent a little later, so that the work of writing to somebody who is known slows nobody's call. */
const LATER = { afterSeconds: 1 }

const NO_MAIL = 'This server sends no mail. Whoever runs it can make you a link: npm run reset-password -- your@address'

type Parts = { limits: AttemptLimits; mails: AccountMails }

export function serveRecovery(app: FastifyInstance, db: Kysely<Database>, { limits, mails }: Parts): void {
  serve(app, recoveryRoutes.ask, async ({ body, request }) => {
    if (!mails.areSent) throw new HttpError('conflict', NO_MAIL)
    await limits.recover({ address: request.ip, username: body.username })
    // The same statements, and a job of the same size, for an address that nobody has.
    const user = await findNamed(db, body.username)
    await mails.passwordLink({ userId: user?.id ?? NOBODY }, LATER)
  })

  serve(app, recoveryRoutes.reset, async ({ body, request }) => {
    const visit = visitOf(request)
    await limits.recover({ address: visit.address })
    await resetPassword(db, mails, { ...body, visit })
  })
}
