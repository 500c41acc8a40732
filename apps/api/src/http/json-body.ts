import type { FastifyInstance } from 'fastify'
import { Refusal } from './errors.js'

/** What a body may be at most; checked before anything is built from it. */
export const BODY_LIMITS = { bytes: 256 * 1024, depth: 32, values: 10_000 } as const

/** Accepts JSON bodies and no others: bounded in depth and size, without keys that reach for an object's prototype. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isBounded(body)) {
      done(new Refusal('invalid', 'The request is nested too deeply or holds too many values'))
      return
    }
    parse(request, body, done)
  })
}

/** Whether JSON text stays within the limits; read without parsing, so that a deep one costs nothing. */
export function isBounded(json: string): boolean {
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
    if (depth > BODY_LIMITS.depth || values > BODY_LIMITS.values) return false
  }
  return true
}
