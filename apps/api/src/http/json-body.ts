import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './errors.js'

/** What a body may be at most; checked before anything is built from it. */
export const BODY_LIMITS = { bytes: 256 * 1024, depth: 32, values: 10_000 } as const

export const TOO_DEEP = 'The request is nested too deeply or holds too many values'

/** A route that takes more bytes takes one value for each so many of them: a file of ours has one for each 17. */
const BYTES_A_VALUE = 12

/** Accepts JSON bodies and no others: bounded in depth and size, without keys that reach for an object's prototype. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    if (headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity') return done()
    throw new HttpError('unsupported', 'Please send the request as plain JSON, not packed (without Content-Encoding)')
  })
  parseJson(app, ({ routeOptions }) => valuesWithin(routeOptions.bodyLimit))
}

/** Parses JSON that holds no more values than it may. */
export function parseJson(app: FastifyInstance, mostValues: (request: FastifyRequest) => number): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isBounded(body, mostValues(request))) parse(request, body, done)
    else done(new HttpError('invalid', TOO_DEEP))
  })
}

/** How many values a body of so many bytes may hold. */
export const valuesWithin = (bytes: number = BODY_LIMITS.bytes) =>
  bytes > BODY_LIMITS.bytes ? bytes / BYTES_A_VALUE : BODY_LIMITS.values

/** Whether JSON text stays within the limits; read without parsing, so that a deep one costs nothing. */
export function isBounded(json: string, most: number = BODY_LIMITS.values): boolean {
  let depth = 0
  let values = 1
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '[' || character === '{') {
      depth++
      values++
    } else if (character === ']' || character === '}') depth--
    else if (character === ',') values++
    if (depth > BODY_LIMITS.depth || values > most) return false
  }
  return true
}
