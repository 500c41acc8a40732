import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, type Dispatcher, request } from 'undici'
import { GarminFailure, readText, secondsIn, toJson } from './garmin-call.js'

const TEN_SECONDS = 10_000

/** How names are resolved: to all of their addresses. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * Refuses names that lead to an address of this machine, of its network, or of no host at all. Asked once for a connection,
 * which goes to an address of that answer: a name that says something else later is checked again.
 */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (hostname, options, done) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '')
      const inside = addresses.find(({ address }) => !isGlobal(address))
      const [first] = addresses
      if (inside || !first) return done(new Error(`${hostname} leads to an address that is not public`), '')
      return options.all ? done(null, addresses) : done(null, first.address, first.family)
    })

/** Whether an address is on the public internet; an IPv4 address within an IPv6 one counts as itself. */
export const isGlobal = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** Connections to public addresses only. */
export const outsideAgent = (resolve: Resolve): Agent =>
  new Agent({ connect: { lookup: publicLookup(resolve), timeout: TEN_SECONDS }, connections: 4 })

const outside = outsideAgent(lookup)
const anywhere = new Agent({ connect: { timeout: TEN_SECONDS }, connections: 4 })

type Reach = {
  /** Whether an address of this machine or its network is meant. */
  mayBeInside: boolean
  /** Other connections than those that `mayBeInside` means. */
  dispatcher?: Dispatcher
}

/**
 * What Garmin hands out at an address that was allowed: JSON of at most 5 MiB within ten seconds; no redirect is followed.
 * Only a sandbox may be on this machine.
 */
export async function fetchCallback(url: string, { mayBeInside, dispatcher }: Reach): Promise<unknown> {
  const { hostname } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  if (!mayBeInside && ipaddr.isValid(literal) && !isGlobal(literal))
    throw new GarminFailure(400, 'The address is not public')
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: dispatcher ?? (mayBeInside ? anywhere : outside),
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TEN_SECONDS),
    })
    const text = await readText(body)
    if (statusCode !== 200)
      throw new GarminFailure(
        statusCode,
        `Garmin answered ${statusCode} to the address of a ping`,
        secondsIn([headers['retry-after']].flat()[0]),
      )
    return toJson(text)
  } catch (error) {
    if (error instanceof GarminFailure) throw error
    throw new GarminFailure(0, `The address of a ping did not answer (${error instanceof Error ? error.name : ''})`)
  }
}
