import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../errors.js'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a change that a page of another origin asks for. Browsers say where a request comes from (Sec-Fetch-Site, on
 * plain http only Origin); what says neither is no browser, and may send JSON or nothing.
 */
export function refuseCrossSite(app: FastifyInstance, publicOrigin: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (SAFE_METHODS.includes(request.method)) return done()
    refuseForeign(request, publicOrigin)
    if (!isJson(request)) throw new HttpError('unsupported', 'Please send JSON (Content-Type: application/json)')
    done()
  })
}

/** A Refusal for a call that a page of another origin asks for. */
export function refuseForeign(request: FastifyRequest, publicOrigin: string | undefined): void {
  if (isOwnSite(request, publicOrigin)) return
  throw new HttpError('forbidden', 'This request comes from another site. Please use the app itself.')
}

function isOwnSite({ headers, protocol, host }: FastifyRequest, publicOrigin: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  if (headers.origin === undefined) return true
  return headers.origin === (publicOrigin ?? `${protocol}://${host}`)
}

function isJson({ headers }: FastifyRequest): boolean {
  const type = headers['content-type']
  return type === undefined || /^application\/json\s*(;|$)/i.test(type)
}
