import { signInRoutes, userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { found } from '../http/errors.js'
import type { AttemptLimits } from '../http/rate-limit.js'
import { serve } from '../http/serve.js'
import { submitOf } from '../http/submit.js'
import { register } from './register.js'
import { signIn } from './sign-in.js'
import { listSignIns, noteSignIn } from './sign-ins.js'
import { deleteSessions, findUser, updatePreferences } from './users.repository.js'
import { visitOf } from './visit.js'

export function serveUsers(app: FastifyInstance, db: Kysely<Database>, limits: AttemptLimits): void {
  serve(app, userRoutes.current, async ({ userId }) => found(await findUser(db, userId), 'User'))

  serve(app, userRoutes.login, async ({ body, request }) => {
    const visit = visitOf(request)
    const attempt = { address: visit.address, username: body.username }
    const user = await limits.signIn(attempt, () => signIn(db, body, visit))
    await app.sessions.start(request, user.id)
    return user
  })

  serve(app, userRoutes.register, async ({ body, request }) => {
    const attempt = { address: request.ip, username: body.username }
    const user = await limits.signUp(attempt, () => register(db, body, submitOf(request, body.username)))
    await noteSignIn(db, { userId: user.id, kind: 'registered', ...visitOf(request) })
    await app.sessions.start(request, user.id)
    return user
  })

  serve(app, userRoutes.logout, async ({ request, reply }) => {
    const { userId } = request.session
    await app.sessions.end(request, reply)
    if (userId !== undefined) await noteSignIn(db, { userId, kind: 'signed-out', ...visitOf(request) })
  })

  serve(app, signInRoutes.list, ({ userId }) => listSignIns(db, userId))

  serve(app, signInRoutes.endOthers, async ({ userId, request }) => {
    await deleteSessions(db, userId)
    await app.sessions.start(request, userId)
    await noteSignIn(db, { userId, kind: 'signed-out-elsewhere', ...visitOf(request) })
  })

  serve(app, userRoutes.updatePreferences, async ({ userId, body }) =>
    found(await updatePreferences(db, userId, body), 'User'),
  )
}
