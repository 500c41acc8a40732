import cookies from '@fastify/cookie'
import session from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Env } from '../../config/env.js'
import type { Database } from '../../db/schema.js'
import { secretOf } from '../../db/secret-of.js'
import { inTransaction } from '../../db/transaction.js'
import { HttpError } from '../errors.js'
import type { SessionCookie } from './callers.js'
import {
  deleteAllSessions,
  deleteSession,
  insertSession,
  type Place,
  SESSION_LIMITS,
  sessionStore,
} from './session-store.js'

declare module 'fastify' {
  interface Session {
    userId?: number
  }
  interface FastifyInstance {
    sessions: Sessions
  }
}

/** A change of the database that a session begins or ends with. */
type Work<T> = (transaction: Transaction<Database>) => Promise<T>

/** Signing in and out; the only things that change a session. */
export type Sessions = {
  /**
   * Does the work, ends the session that the request came with and starts one for the user whom the work answers, under a
   * new id: all of it in one transaction, or nothing, and then the browser keeps the cookie it has. Without a user there is
   * no session either.
   */
  start<T extends { id: number } | undefined>(request: FastifyRequest, work: Work<T>): Promise<T>
  /**
   * Does the work, ends every session of the user who asks, wherever it is, and starts one for this request under a new id;
   * a Refusal when the session it came with has ended meanwhile.
   */
  startAnew(request: FastifyRequest, userId: number, work: Work<void>): Promise<void>
  /** Does the work and ends the session in one transaction, and takes the cookie back. */
  end(request: FastifyRequest, reply: FastifyReply, work: Work<void>): Promise<void>
}

const COOKIE_NAMES = { plain: 'sid', secure: '__Host-sid' } as const

/** True when the browser sent a session's cookie; whether it still stands is not looked up. */
export const bringsSession = ({ headers }: FastifyRequest): boolean =>
  Object.values(COOKIE_NAMES).some((name) => `; ${headers.cookie ?? ''}`.includes(`; ${name}=`))

/** What a session's cookie is called, how it is signed, and whom a browser sends it to. */
export async function sessionCookie(db: Kysely<Database>, env: Env): Promise<SessionCookie> {
  const secure = env.publicOrigin?.startsWith('https:') ?? false
  return {
    name: COOKIE_NAMES[secure ? 'secure' : 'plain'],
    secret: env.sessionSecret ?? (await secretOf(db, 'session')),
    attributes: { path: '/', httpOnly: true, sameSite: 'lax', secure },
  }
}

type Settings = { cookie: SessionCookie; placeOf: (request: FastifyRequest) => Place }

/**
 * Lets the calls of `app` begin and end sessions, which live in the database, shared by all instances on it. For the few
 * calls that do: who calls any other is found out by `noteCallers`.
 */
export async function registerSessions(
  app: FastifyInstance,
  db: Kysely<Database>,
  { cookie: { name, secret, attributes }, placeOf }: Settings,
): Promise<void> {
  const seconds = SESSION_LIMITS.absoluteDays * 86_400
  // The session plugin writes `Expires` alone, which a browser whose clock is wrong misreads; this is for cookies without their own.
  await app.register(cookies, { parseOptions: { maxAge: seconds } })
  await app.register(session, {
    secret,
    store: sessionStore(db),
    cookieName: name,
    cookie: { ...attributes, maxAge: seconds * 1000 },
    rolling: false,
    saveUninitialized: false,
  })
  app.decorate('sessions', {
    start: (request, work) => startSession(db, request, { work, placeOf }),
    async startAnew(request, userId, work) {
      const { sessionId } = request.session
      const anew: Work<{ id: number }> = async (transaction) => {
        await work(transaction)
        if (!(await deleteAllSessions(transaction, userId, sessionId)))
          throw new HttpError('unauthenticated', 'Please log in')
        return { id: userId }
      }
      await startSession(db, request, { work: anew, placeOf })
    },
    async end(request, reply, work) {
      const { sessionId } = request.session
      await inTransaction(db, async (transaction) => {
        await work(transaction)
        await deleteSession(transaction, sessionId)
      })
      await request.session.destroy()
      reply.clearCookie(name, attributes)
    },
  })
}

async function startSession<T extends { id: number } | undefined>(
  db: Kysely<Database>,
  request: FastifyRequest,
  { work, placeOf }: { work: Work<T> } & Pick<Settings, 'placeOf'>,
): Promise<T> {
  const former = request.session
  await former.regenerate()
  const fresh = request.session
  // Until all is stored the request has its old session: the plugin takes the cookie of any other back.
  request.session = former
  const user = await inTransaction(db, async (transaction) => {
    const user = await work(transaction)
    if (!user) return user
    await deleteSession(transaction, former.sessionId)
    await insertSession(transaction, fresh.sessionId, { userId: user.id, place: placeOf(request) })
    return user
  })
  if (!user) return user
  fresh.userId = user.id
  request.session = fresh
  await fresh.save()
  return user
}
