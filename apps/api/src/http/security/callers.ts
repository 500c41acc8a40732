import cookies, { type SerializeOptions, Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.js'
import { HttpError } from '../errors.js'
import { bearerOf, findKeyHolder, type KeyHolder } from './access-key.js'
import { findSession, keyOf } from './session-store.js'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
  interface FastifyInstance {
    /** Looks up whether the session of a remembered caller stands; whoever has none is a visitor from then on. */
    lookUpCaller(request: FastifyRequest, reply: FastifyReply): Promise<void>
  }
  interface FastifyContextConfig {
    /** The route asks for the session in the statement that reads its answer (`standing-read.ts`). */
    checksSession?: boolean
  }
}

/** Who calls. */
export type Caller = {
  /** Undefined for a visitor. */
  userId: number | undefined
  /** What their session is stored under. */
  sessionKey: string
  /** Whose session is known, but not whether it still stands: for routes that look by themselves. */
  isRemembered: boolean
  /** Of a call with an access token: what it may do. Such a call has no session, whatever cookie comes along. */
  key?: KeyHolder
}

export type SessionCookie = { name: string; secret: string; attributes: SerializeOptions }

type Parts = {
  db: Kysely<Database>
  cookie: SessionCookie
  /** Whether a statement may look the session up beside a user's rows: not where those are on other servers. */
  looksBeside: boolean
}

const WRONG_TOKEN = 'This access token is not valid, or not any more. Please make a new one in the settings'

const VISITOR: Caller = { userId: undefined, sessionKey: '', isRemembered: false }

/** More sessions than one instance serves at a time; one that was forgotten is looked up. */
const REMEMBERED = 20_000

/**
 * Finds out who calls `app`, by the cookie that `@fastify/session` signs. Whose a session is never changes and is remembered;
 * whether it stands is asked of the database for each call: here, or for a route that `checksSession` by its own statement. Or by
 * an access token, which is looked up each time.
 */
export function noteCallers(app: FastifyInstance, { db, cookie: { name, secret, attributes }, looksBeside }: Parts) {
  const signer = new Signer(secret)
  const known = new Map<string, Caller>()
  const takenBack = cookies.serialize(name, '', { ...attributes, expires: new Date(0), maxAge: 0 })

  const remember = (cookie: string, caller: Caller) => {
    known.set(cookie, { ...caller, isRemembered: true })
    if (known.size <= REMEMBERED) return
    const [oldest] = known.keys()
    if (oldest !== undefined) known.delete(oldest)
  }
  const keyIn = (cookie: string) => {
    const { valid, value } = signer.unsign(cookie)
    return valid && value ? keyOf(value) : undefined
  }
  const cookieOf = ({ headers }: FastifyRequest) => headers.cookie && cookies.parse(headers.cookie)[name]

  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.caller = VISITOR
    const cookie = cookieOf(request)
    if (!cookie) return
    const sessionKey = known.get(cookie)?.sessionKey ?? keyIn(cookie)
    const session = sessionKey && (await findSession(db, sessionKey))
    if (session) {
      request.caller = { userId: session.userId, sessionKey, isRemembered: false }
      return remember(cookie, request.caller)
    }
    known.delete(cookie)
    // Where sessions begin and end, the plugin looks after the cookie.
    if (!request.server.hasRequestDecorator('session')) reply.header('set-cookie', takenBack)
  }

  app.decorateRequest('caller')
  app.decorate('lookUpCaller', lookUp)
  app.addHook('onRequest', (request, reply, done) => {
    const token = bearerOf(request)
    if (token !== undefined) return void lookUpKey(db, { request, reply, token }).then(() => done(), done)
    const cookie = cookieOf(request)
    const isLate = looksBeside && request.routeOptions.config.checksSession
    const caller = cookie ? isLate && known.get(cookie) : VISITOR
    if (!caller) return void lookUp(request, reply).then(() => done(), done)
    request.caller = caller
    done()
  })
}

async function lookUpKey(
  db: Kysely<Database>,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Promise<void> {
  request.caller = VISITOR
  const key = await findKeyHolder(db, token)
  if (key) request.caller = { userId: key.userId, sessionKey: '', isRemembered: false, key }
  else {
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    throw new HttpError('unauthenticated', WRONG_TOKEN)
  }
}
