import cookie from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { secretOf } from '../db/secret-of.js'
import type { Env } from '../env.js'
import { SESSION_LIMITS, sessionStore } from './session-store.js'

declare module 'fastify' {
  interface Session {
    userId?: number
  }
  interface FastifyInstance {
    sessions: Sessions
  }
}

/** Signing in and out; the only two things that change a session. */
export type Sessions = {
  /** Ends the session the request came with and starts one under a new id. */
  start(request: FastifyRequest, userId: number): Promise<void>
  /** Ends the session on the server and takes the cookie back. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
}

const COOKIE_NAMES = { plain: 'sid', secure: '__Host-sid' } as const

/** True when the browser sent a session's cookie; whether it still stands is not looked up. */
export const bringsSession = ({ headers }: FastifyRequest): boolean =>
  Object.values(COOKIE_NAMES).some((name) => `; ${headers.cookie ?? ''}`.includes(`; ${name}=`))

/** Gives the calls of `app` sessions that live in the database, shared by all instances on it. */
export async function registerSessions(app: FastifyInstance, db: Kysely<Database>, env: Env): Promise<void> {
  const store = sessionStore(db)
  const secure = env.publicOrigin?.startsWith('https:') ?? false
  const cookieName = COOKIE_NAMES[secure ? 'secure' : 'plain']
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  await app.register(cookie)
  await app.register(session, {
    secret: env.sessionSecret ?? (await secretOf(db, 'session')),
    store,
    cookieName,
    cookie: { ...attributes, maxAge: SESSION_LIMITS.absoluteDays * 86_400_000 },
    rolling: false,
    saveUninitialized: false,
  })
  app.decorate('sessions', {
    async start(request, userId) {
      await request.session.regenerate()
      request.session.userId = userId
      store.admit(request.session.sessionId)
      await request.session.save()
    },
    async end(request, reply) {
      await request.session.destroy()
      reply.clearCookie(cookieName, attributes)
    },
  })
}
