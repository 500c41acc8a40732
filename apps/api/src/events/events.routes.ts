import { eventRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import { Streamed } from '../http/raw-json.js'
import { serve } from '../http/serve.js'
import type { Events } from './open-events.js'

/** Whoever stands in between passes each message on at once, as it is. */
const HEADERS = { 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' }

export function serveEvents(app: FastifyInstance, events: Events): void {
  serve(app, eventRoutes.listen, async ({ userId, request, reply }) => {
    const stream = await events.open({ userId, sessionKey: request.caller.sessionKey }, reply)
    reply.headers(HEADERS)
    return new Streamed(stream)
  })
}
