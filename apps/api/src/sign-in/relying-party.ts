import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** For whom passkeys are made: a host, and the page's origin on it. */
export type RelyingParty = { id: string; origin: string }

/**
 * The host of PUBLIC_ORIGIN, or this computer where none is set; undefined where browsers make no passkey: on a bare IP address,
 * and on another host without https.
 */
export function relyingPartyOf(
  publicOrigin: string | undefined,
  { headers }: FastifyRequest,
): RelyingParty | undefined {
  const address = publicOrigin ?? headers.origin ?? `http://${headers.host}`
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new URL(address)
  const isSafe = hostname === 'localhost' || (publicOrigin !== undefined && protocol === 'https:')
  return isSafe && isIP(hostname) === 0 ? { id: hostname, origin } : undefined
}
