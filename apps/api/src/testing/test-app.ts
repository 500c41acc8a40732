import { randomUUID } from 'node:crypto'
import { sign } from '@fastify/cookie'
import type { AnswerOf, BodyOf, ParamsOf, Route } from '@tri/api-contract'
import { pagePath, routes } from '@tri/api-contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Kysely } from 'kysely'
import { inject } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import type { Database } from '../db/schema.js'
import { secretOf } from '../db/secret-of.js'
import { insertSession } from '../http/security/session-store.js'
import type { PagePatience } from '../ssr/page-patience.js'
import { hashPassword } from '../users/passwords.js'
import { noteSignIn } from '../users/sign-ins.js'
import { insertUser } from '../users/users.repository.js'
import { freshDatabase } from './fresh-database.js'
import { refuseUnowned } from './refuse-unowned.js'

/** A test does in a second what an athlete does in a week. */
export const UNLIMITED = { SIGN_IN_LIMIT: '100000', CALL_LIMIT: '10000000', HEAVY_CALL_LIMIT: '10000000' }

/** Not among the common ones. */
export const PASSWORD = 'horse-battery-9'

type Sent<R extends Route> = {
  params?: ParamsOf<R>
  body?: BodyOf<R>
  headers?: Record<string, string>
  remoteAddress?: string
}

export type Reply = { status: number; body: unknown; text: string; headers: Record<string, unknown>; message: unknown }

/** On a busy machine a page takes its time; what is there sooner is not waited for. */
export const endless: PagePatience = () => new Promise(() => undefined)

/** A server on a database of its own; limits on sign-ins and load, and on waiting for pages, are off unless a test sets them. */
export async function startTestApp(settings: Record<string, string> = {}, patience = endless) {
  const { db, connection, drop } = await freshDatabase()
  const env = readEnv({
    LOG_LEVEL: 'silent',
    WEB_DIR: '/nowhere',
    ...UNLIMITED,
    MAX_LOOP_DELAY: '0',
    MAX_MEMORY: '0',
    ...settings,
  })
  const programs = inject('programs')
  const app = await buildApp({ db: refuseUnowned(db), env, direct: connection, programs, patience })
  return {
    app,
    db,
    connection,
    ...visitorsOf(app, env.sessionSecret ? undefined : db),
    async stop() {
      await app.close()
      await drop()
    },
  }
}

let knownHash: Promise<string> | undefined

/** Who comes to a server; with its database, a user registers in it without the time that a hash takes. */
export function visitorsOf(app: FastifyInstance, db?: Kysely<Database>) {
  let users = 0
  return {
    visitor: () => new Visitor(app),
    /** A visitor who has just registered. */
    async user() {
      const visitor = new Visitor(app)
      visitor.username = `user${++users}@example.org`
      if (db) await registerIn(db, visitor)
      else await visitor.ask(routes.users.register, { body: { username: visitor.username, password: PASSWORD } })
      return visitor
    },
  }
}

/** Leaves in the database what registering does. */
async function registerIn(db: Kysely<Database>, visitor: Visitor) {
  knownHash ??= hashPassword(PASSWORD)
  const user = await insertUser(db, { username: visitor.username, password: await knownHash })
  if (!user) throw new Error(`${visitor.username} is taken`)
  const sessionId = randomUUID()
  const device = 'lightMyRequest'
  await insertSession(db, sessionId, { userId: user.id, place: { address: '127.0.0.x', device } })
  await noteSignIn(db, { userId: user.id, kind: 'registered', address: '127.0.0.1', device })
  visitor.cookie = `sid=${encodeURIComponent(sign(sessionId, await secretOf(db, 'session')))}`
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** A browser as far as the server can tell: it keeps its cookie, and calls by contract. */
export class Visitor {
  cookie: string | undefined
  /** Of a sign-in that is half done. */
  step: string | undefined
  username = ''

  constructor(private readonly app: FastifyInstance) {}

  /** Calls a route and answers whatever comes. */
  async call<R extends Route>(route: R, { params, body, headers, remoteAddress }: Sent<R> = {}): Promise<Reply> {
    return this.send({
      method: route.method,
      url: pagePath(route, params as Record<string, string>),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(remoteAddress && { remoteAddress }),
    })
  }

  /** Calls a route that must succeed, and answers what it gives. */
  async ask<R extends Route>(route: R, sent: Sent<R> = {}): Promise<AnswerOf<R>> {
    const reply = await this.call(route, sent)
    if (reply.status >= 300) throw new Error(`${route.method} ${route.path} answered ${reply.status}: ${reply.text}`)
    return reply.body as AnswerOf<R>
  }

  /** Sends anything at all, with the cookie; an answer without an end is left when it begins. */
  async send(options: InjectOptions): Promise<Reply> {
    const cookies = [this.cookie, this.step].filter((cookie) => cookie !== undefined).join('; ')
    const cookie = cookies ? { cookie: cookies } : {}
    const payloadAsStream = String(options.url).startsWith(routes.events.listen.path)
    const reply = await this.app.inject({ ...options, headers: { ...cookie, ...options.headers }, payloadAsStream })
    const text = payloadAsStream ? await textOf(reply) : reply.payload
    for (const { name, value } of reply.cookies)
      this[name.endsWith('sign-in') ? 'step' : 'cookie'] = value ? `${name}=${encodeURIComponent(value)}` : undefined
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    const body: unknown = isJson ? JSON.parse(text) : undefined
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
    return { status: reply.statusCode, body, text, headers: reply.headers, message }
  }
}

/** The whole text; nothing of an answer without an end, which is left. */
async function textOf(reply: LightMyRequestResponse): Promise<string> {
  if (String(reply.headers['content-type']).startsWith('text/event-stream')) {
    reply.raw.res.destroy()
    return ''
  }
  const pieces: Buffer[] = []
  for await (const piece of reply.stream()) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
