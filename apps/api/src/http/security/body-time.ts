import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { BODY_LIMITS } from '../json-body.js'
import { CLAIM_SECONDS } from './one-at-a-time.js'
import { answerUnreadable } from './security.js'

const SECOND = 1_000

/** Milliseconds in which headers must be there, and how often it is looked; bodies have a time of their own within the whole. */
export const CONNECTION_TIMES = {
  http: { headersTimeout: 15 * SECOND, connectionsCheckingInterval: 5 * SECOND },
  requestTimeout: CLAIM_SECONDS * SECOND,
}

/** What a body has at least, and how fast a large one must come: 66 MiB over a line of 1 Mbit/s take nine minutes. */
const BODY_TIME = { least: 15 * SECOND, bytesASecond: 125_000 }

/**
 * Hangs up on those whose body does not come in its time, which a file gets for its size where a route takes files: others
 * could hold connections for nothing.
 */
export function limitBodyTimes(app: FastifyInstance, { least, bytesASecond } = BODY_TIME): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) return done()
    const time = least + (bytesOf(request) / bytesASecond) * SECOND
    const timer = setTimeout(
      () => {
        const { socket } = request.raw
        // The page's own calls come over no line.
        if (!(socket instanceof Socket)) return
        if (reply.raw.headersSent) socket.destroy()
        else answerUnreadable(TOO_SLOW, socket)
        socket.destroySoon()
      },
      Math.min(time, CONNECTION_TIMES.requestTimeout),
    )
    // Both come when the last byte is there, and when the connection ends.
    request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    done()
  })
}

const TOO_SLOW = Object.assign(new Error('The body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The size that gives a body more time: none where only small ones are taken, what is allowed where none is named. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit = 0 } = routeOptions
  if (bodyLimit <= BODY_LIMITS.bytes) return 0
  return Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit)
}
