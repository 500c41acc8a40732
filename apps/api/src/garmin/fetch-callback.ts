import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'
import { GarminFailure, readText, toJson } from './garmin-call.js'

const TEN_SECONDS = 10_000

/** Refuses names that lead to an address of this machine, of its network, or of no host at all. */
export const globalLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const inside = addresses.find(({ address }) => !isGlobal(address))
    const [first] = addresses
    if (inside || !first) return done(new Error(`${hostname} leads to an address that is not public`), '')
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })

/** Whether an address is on the public internet; an IPv4 address within an IPv6 one counts as itself. */
export const isGlobal = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const outside = new Agent({ connect: { lookup: globalLookup, timeout: TEN_SECONDS }, connections: 4 })
const anywhere = new Agent({ connect: { timeout: TEN_SECONDS }, connections: 4 })

/**
 * What Garmin hands out at an address that was allowed: JSON of at most 5 MiB within ten seconds; no redirect is followed.
 * Only a sandbox may be on this machine.
 */
export async function fetchCallback(url: string, { mayBeInside }: { mayBeInside: boolean }): Promise<unknown> {
  const { hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!mayBeInside && ipaddr.isValid(literal) && !isGlobal(literal))
    throw new GarminFailure(400, 'The address is not public')
  try {
    const { statusCode, body } = await request(url, {
      dispatcher: mayBeInside ? anywhere : outside,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TEN_SECONDS),
    })
    const text = await readText(body)
    if (statusCode !== 200)
      throw new GarminFailure(statusCode, `Garmin answered ${statusCode} to the address of a ping`)
    return toJson(text)
  } catch (error) {
    if (error instanceof GarminFailure) throw error
    throw new GarminFailure(0, `The address of a ping did not answer (${error instanceof Error ? error.name : ''})`)
  }
}
