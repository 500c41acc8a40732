import { signInRoutes, userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { SignUpRules } from '../config/sign-up-env.js'
import type { Database } from '../db/schema.js'
import { stillThere } from '../http/errors.js'
import { readIdempotencyKey, runOnce } from '../http/idempotency.js'
import { RawJson } from '../http/raw-json.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import { readUser } from './read-user.js'
import { type Begin, register } from './register.js'
import { countWrongPasswords, listSignIns, noteSignIn } from './sign-ins.js'
import { updatePreferences } from './users.repository.js'
import { visitOf } from './visit.js'

export function serveUsers(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, userRoutes.current, async (call) => new RawJson(stillThere(await readUser(db, call))), {
    checksSession: true,
  })

  serve(app, signInRoutes.list, ({ userId }) => listSignIns(db, userId))

  serve(app, signInRoutes.wrongPasswords, ({ userId }) => countWrongPasswords(db, userId))

  serve(app, userRoutes.updatePreferences, ({ by, body }) =>
    runOnce(db, by, async (transaction) => stillThere(await updatePreferences(transaction, by.userId, body))),
  )
}

type Rules = { limits: AttemptLimits; signUps: SignUpRules }

/** The calls with which sessions begin and end. */
export function serveSigningIn(app: FastifyInstance, db: Kysely<Database>, { limits, signUps }: Rules): void {
  serve(app, userRoutes.register, ({ body, request }) => {
    const visit = visitOf(request)
    const begin: Begin = (work) =>
      app.sessions.start(request, async (transaction) => {
        const user = await work(transaction)
        if (user) await noteSignIn(transaction, { userId: user.id, kind: 'registered', ...visit })
        return user
      })
    const attempt = { address: visit.address, username: body.username }
    return limits.signUp(attempt, () =>
      register(db, body, { submit: readIdempotencyKey(request, body.username), begin, rules: signUps }),
    )
  })

  serve(app, userRoutes.logout, ({ request, reply }) => {
    const { userId } = request.caller
    return app.sessions.end(request, reply, async (transaction) => {
      if (userId !== undefined) await noteSignIn(transaction, { userId, kind: 'signed-out', ...visitOf(request) })
    })
  })

  serve(app, signInRoutes.endOthers, async ({ userId, request }) => {
    await app.sessions.startAnew(request, userId, (transaction) =>
      noteSignIn(transaction, { userId, kind: 'signed-out-elsewhere', ...visitOf(request) }),
    )
  })
}
