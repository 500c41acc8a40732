import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env.js'
import { HttpError } from '../errors.js'

const RETRY_AFTER_SECONDS = 5
const MEBIBYTE = 1024 * 1024

class Overload extends HttpError {
  constructor() {
    super('unavailable', 'The server is busy. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  }
}

/**
 * Refuses the calls of `app` while the process cannot keep up or takes too much memory: those that are running come to
 * their end, and nobody waits for an answer that would come too late. Pages and health stay open.
 */
export async function refuseOverload(app: FastifyInstance, { maxLoopDelay, maxMemory }: Env): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxLoopDelay,
    maxRssBytes: maxMemory * MEBIBYTE,
    retryAfter: RETRY_AFTER_SECONDS,
    customError: Overload,
  })
}
