import { setImmediate } from 'node:timers/promises'
import type { AnswerOf, ParsedBody, ParsedParams, Route, TokenScope } from '@tri/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type * as z from 'zod'
import { inWords } from '../texts/in-words.js'
import { isHeavy } from './budget.js'
import { accepted, check } from './checked.js'
import type { DeepReadonly } from './deep-readonly.js'
import { HttpError, refuseVisitor } from './errors.js'
import { readIdempotencyKey, type Submitted } from './idempotency.js'
import { RawJson, Streamed } from './raw-json.js'
import { readTargets, readTexts, type ToldTargets, tellLanguage } from './session-query.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the user runs this server; looked up for each call that is for admins, so that it ends at once. */
    isAdmin(userId: number): Promise<boolean>
  }
}

/** What a handler works with: everything already checked. */
export type Call<R extends Route> = {
  userId: R['access'] extends 'user' | 'admin' ? number : undefined
  /** The same user with the number of their request, where the route is repeatable. */
  by: R['access'] extends 'user' | 'admin' ? Submitted : undefined
  params: ParsedParams<R>
  body: ParsedBody<R>
  targets: R['targets'] extends true ? ToldTargets : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** A handler gives what the caller gets; it may be read-only, for it is only read. */
type Handler<R extends Route> = (
  call: Call<R>,
) => R['status'] extends 204 ? Promise<void> : Promise<DeepReadonly<AnswerOf<R>> | RawJson | Streamed>

type Options = {
  /** The handler reads with `readStanding`, which looks the session up in the same statement. */
  checksSession?: boolean
}

/**
 * Serves one route of the contract: refuses a visitor before anything of the request is read, parses what comes in and
 * what goes out, unless it is written already. A column that the answer does not name cannot leave.
 */
export function serve<R extends Route>(
  app: FastifyInstance,
  route: R,
  handle: Handler<R>,
  { checksSession = false }: Options = {},
): void {
  const heavy = isHeavy(route)
  app.route({
    method: route.method,
    url: route.path,
    ...(route.maxBytes && { bodyLimit: route.maxBytes }),
    // A stream ends with the connection: asked for its headers alone it would never, and compressed it would come too late.
    ...(route.contentType && { exposeHeadRoute: false, compress: false as const }),
    config: { isHeavy: heavy, isStream: route.contentType !== undefined, checksSession },
    onRequest: route.access === 'open' ? [] : [...GUARDS[route.access], refuseKeyWithout(route.scope)],
    handler: async (request, reply) => {
      const { userId } = request.caller ?? {}
      const { params, body, texts, targets } = await readRequest(route, request, reply)
      const submit = route.repeatable && userId !== undefined ? readIdempotencyKey(request, body) : undefined
      const call = { userId, by: { userId, submit }, params, body, targets, request, reply } as Call<R>
      const answer = async () => {
        const given = await handle(call)
        if (given instanceof Streamed) return given.json
        const json = given instanceof RawJson ? given.json : await written(route, given)
        return texts?.language ? inWords(json, texts.language) : json
      }
      const json = await (userId !== undefined && heavy ? app.turns.take(userId, answer) : answer())
      reply.code(route.status ?? 200)
      if (texts) tellLanguage(reply, texts)
      if (json === undefined) return reply.send()
      return reply.type(route.contentType ?? 'application/json; charset=utf-8').send(json)
    },
  })
}

/** Rows of an answer that take their time to check. */
const LONG = 20

let lastWritten: Promise<unknown> = Promise.resolve()

/** An answer as JSON text; of long ones that were asked for together, one is written in each turn of the event loop. */
async function written(route: Route, given: unknown): Promise<string> {
  const write = () => JSON.stringify(route.answer.parse(given))
  if (!Array.isArray(given) || given.length <= LONG) return write()
  const next = lastWritten.then(() => setImmediate()).then(write)
  lastWritten = next.catch(() => undefined)
  return next
}

const refuseVisitorAtOnce: onRequestHookHandler = (request, _reply, done) => {
  refuseVisitor(request)
  done()
}

/** Of calls with an access token, only those pass that it is good for. */
function refuseKeyWithout(scope: TokenScope | undefined): onRequestHookHandler {
  return ({ caller: { key } }, reply, done) => {
    if (!key || (scope && key.scopes.includes(scope))) return done()
    if (scope) reply.header('www-authenticate', `Bearer error="insufficient_scope", scope="${scope}"`)
    const needs = scope
      ? `This needs an access token that is good for ${scope}`
      : 'No access token can do this: please log in'
    throw new HttpError('forbidden', needs)
  }
}

/** What comes in, checked; who turns out to have no session any more is not told what is wrong with it. */
async function readRequest(route: Route, request: FastifyRequest, reply: FastifyReply) {
  try {
    const params = parse(route.params, request.params)
    const body = parse(route.body, request.body)
    const texts = route.texts ? readTexts(request) : undefined
    const targets = route.targets ? readTargets(request) : undefined
    return { params, body, texts, targets }
  } catch (error) {
    if (request.caller?.isRemembered) {
      await request.server.lookUpCaller(request, reply)
      refuseVisitor(request)
    }
    throw error
  }
}

const refuseUser: onRequestHookHandler = ({ server, caller: { userId } }, _reply, done) => {
  const isAdmin = userId === undefined ? Promise.resolve(false) : server.isAdmin(userId)
  isAdmin.then((may) => done(may ? undefined : NOT_ADMIN), done)
}

const NOT_ADMIN = new HttpError('forbidden', 'Only those who run this server may do this')

/** Who is refused before anything of the request is read. */
const GUARDS: Record<Exclude<Route['access'], 'open'>, onRequestHookHandler[]> = {
  user: [refuseVisitorAtOnce],
  admin: [refuseVisitorAtOnce, refuseUser],
}

/** The value as the schema reads it; a Refusal that names each wrong field otherwise. */
function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S>
function parse(schema: z.core.$ZodType | undefined, value: unknown): unknown
function parse(schema: z.core.$ZodType | undefined, value: unknown) {
  return schema && accepted(check(schema, value))
}
