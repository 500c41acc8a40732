import { userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { found } from '../http/errors.js'
import type { AttemptLimits } from '../http/rate-limit.js'
import { serve } from '../http/serve.js'
import { submitOf } from '../http/submit.js'
import { register } from './register.js'
import { signIn } from './sign-in.js'
import { findUser, updatePreferences } from './users.repository.js'

export function serveUsers(app: FastifyInstance, db: Kysely<Database>, limits: AttemptLimits): void {
  serve(app, userRoutes.current, async ({ userId }) => found(await findUser(db, userId), 'User'))

  serve(app, userRoutes.login, async ({ body, request }) => {
    const attempt = { address: request.ip, username: body.username }
    const user = await limits.signIn(attempt, () => signIn(db, body))
    await app.sessions.start(request, user.id)
    return user
  })

  serve(app, userRoutes.register, async ({ body, request }) => {
    const attempt = { address: request.ip, username: body.username }
    const user = await limits.signUp(attempt, () => register(db, body, submitOf(request, body.username)))
    await app.sessions.start(request, user.id)
    return user
  })

  serve(app, userRoutes.logout, async ({ request, reply }) => {
    await app.sessions.end(request, reply)
  })

  serve(app, userRoutes.updatePreferences, async ({ userId, body }) =>
    found(await updatePreferences(db, userId, body), 'User'),
  )
}
