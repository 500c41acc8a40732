import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { HttpError, tooLarge } from './errors.js'

/** Hands the JSON bodies of `app` on as they come in: whoever takes one keeps it within bounds. */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (_request, payload, done) => done(null, payload))
}

/** Hands the JSON bodies of `app` on unread, for a thread to read them. */
export function keepBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, payload, done) => done(null, payload))
}

/**
 * The pieces of a streamed body, up to so many bytes. When they are not all taken the rest is thrown away, so that the answer
 * can be heard.
 */
export async function* piecesOf(body: unknown, most: number): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) return
  let bytes = 0
  try {
    for await (const piece of body.iterator({ destroyOnReturn: false })) {
      bytes += piece.length
      if (bytes > most) throw tooLarge(most)
      yield piece
    }
  } catch (error) {
    throw body.destroyed && !body.readableEnded ? new HttpError('invalid', 'The upload was given up') : error
  } finally {
    body.resume()
  }
}
