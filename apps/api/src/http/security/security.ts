import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import type { Env } from '../../config/env.js'
import { refuseCrossSite } from './cross-site.js'
import { refuseForeignHosts } from './known-hosts.js'

const TWO_YEARS = 63_072_000

/** For everything that is not a page: nothing may be loaded, nowhere may it be framed. */
const ANSWER_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }

/** For the service worker: it asks this server, and loads nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Browser features no page of ours uses. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'

/** What a page may load: itself, and styles that carry this answer's nonce, if there is one. */
export const pagePolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    nonce ? `style-src 'self' 'nonce-${nonce}'` : "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

/** Puts the protecting headers on every answer, and refuses changes that another site asks for. */
export async function secure(app: FastifyInstance, env: Env): Promise<void> {
  const headers = await protectingHeaders(env)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
  refuseForeignHosts(app, env)
  refuseCrossSite(app, env.publicOrigin)
}

/** What helmet puts on every answer. It is the same on each, and working it out each time took longer than many an answer. */
async function protectingHeaders({ publicOrigin }: Env): Promise<Record<string, string>> {
  const isHttps = publicOrigin?.startsWith('https:') ?? false
  const model = Fastify()
  await model.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: ANSWER_POLICY },
    strictTransportSecurity: isHttps ? { maxAge: TWO_YEARS } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  model.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()))
  const headers = (await model.inject('/')).json<Record<string, string>>()
  await model.close()
  return { ...headers, 'permissions-policy': PERMISSIONS }
}

/** What an answer carries at least that no hook has seen. */
const UNROUTED = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'cache-control': 'no-store',
}

/** The same headers for an address that cannot be read. */
export const secureUnrouted = (reply: FastifyReply): FastifyReply => reply.headers(UNROUTED)

/** What Node itself refuses of a connection, and the status that says so. */
const CONNECTION_STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** Answers bytes that are no HTTP request, and hangs up. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const body = JSON.stringify({ message: 'The request cannot be understood' })
  const status = CONNECTION_STATUS[error.code ?? ''] ?? '400 Bad Request'
  const headers = {
    ...UNROUTED,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': body.length,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}
