import { signUpRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SignUpRules } from '../config/sign-up-env.js'
import { announce } from '../db/announce.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError } from '../http/errors.js'
import { limitUse } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import { openInvite, useInvite } from './admission.js'

const OPEN_LIMIT = { most: 30, seconds: 60 }

export function serveSignUps(app: FastifyInstance, db: Kysely<Database>, rules: SignUpRules): void {
  serve(app, signUpRoutes.read, async () => rules)

  serve(app, signUpRoutes.openInvite, async ({ body, request }) => {
    await limitUse(db, { what: 'invites', address: request.ip }, OPEN_LIMIT)
    return openInvite(db, body.token)
  })

  serve(app, signUpRoutes.becomeAdmin, ({ userId, body }) =>
    inTransaction(db, async (transaction) => {
      const role = await useInvite(transaction, userId, body.token)
      if (role !== 'admin') throw new HttpError('forbidden', 'This invite is for a new account')
      await announce(transaction, userId, { noun: 'account' })
    }),
  )
}
