import type { FastifyRequest } from 'fastify'

/** Who is at the door, as far as it is noted: enough to tell one's own visits from others'. */
export type Visit = {
  /** The whole address, to count attempts by; it is masked before it is kept. */
  address: string
  /** Like `Firefox on Windows`. */
  device: string
}

/** Each before those that claim to be it as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const UNKNOWN = 'Unknown device'

export const visitOf = ({ ip, headers }: FastifyRequest): Visit => ({
  address: ip,
  device: deviceOf(headers['user-agent']),
})

/** Where a session of this call begins. */
export function placeOf(request: FastifyRequest): Visit {
  const { address, device } = visitOf(request)
  return { address: maskAddress(address), device }
}

/** Browser and system of a User-Agent header; of a program its name; never more than a few plain characters. */
export function deviceOf(userAgent = ''): string {
  const [browser, system] = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)]
  if (browser) return system ? `${browser} on ${system}` : browser
  return /^[\w.-]{1,30}/.exec(userAgent)?.[0] ?? UNKNOWN
}

/** An address without what tells one device of a network from another: `203.0.113.x`, `2001:db8:1::x`. */
export function maskAddress(address: string): string {
  const [, network] = /\b(\d+\.\d+\.\d+)\.\d+$/.exec(address) ?? []
  if (network) return `${network}.x`
  const groups = (address.split('::')[0] ?? '').split(':').slice(0, 3)
  return `${groups.join(':')}::x`
}

const nameIn = (names: readonly (readonly [string, string])[], userAgent: string) =>
  names.find(([mark]) => userAgent.includes(mark))?.[1]
