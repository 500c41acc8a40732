import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../../config/env.js'
import { HttpError } from '../errors.js'

/** A server has a few names; a caller may think of any number. */
const MOST_KNOWN = 100

/** Names that no stranger can make lead to this server. */
const OWN_NAMES = /^localhost$|\.localhost$|\.local$/

/**
 * Refuses calls under a foreign name where no PUBLIC_ORIGIN is set: somebody's name that is made to lead here (DNS
 * rebinding) would pass for our own. Behind a PUBLIC_ORIGIN the proxy decides which names lead here.
 */
export function refuseForeignHosts(app: FastifyInstance, { publicOrigin, host: listening }: Env): void {
  if (publicOrigin !== undefined) return
  const known = new Set<string>()
  app.addHook('onRequest', ({ host, protocol }, _reply, done) => {
    if (known.has(host)) return done()
    if (isKnownHost(host) || nameOf(host) === listening.toLowerCase()) {
      if (known.size < MOST_KNOWN) known.add(host)
      return done()
    }
    throw new HttpError(
      'misdirected',
      `TriPlan does not know the name ${nameOf(host) ?? 'it was called by'}. Please open it as localhost, by its IP address or a name ` +
        `ending in .local, or set PUBLIC_ORIGIN=${protocol}://${host}`,
    )
  })
}

/** Whether a Host header names this machine or this network; a program that sends none is no browser. */
export function isKnownHost(host: string): boolean {
  if (host === '') return true
  const name = nameOf(host)
  return name !== undefined && (OWN_NAMES.test(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0)
}

/** The name without its port; undefined for what is none. */
const nameOf = (host: string) => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined)
