import ipaddr from 'ipaddr.js'

/** Who can read what an address leads to. */
export type Reach = 'computer' | 'network' | 'internet'

/** Names that only the routers and computers of one network know (RFC 6761, 6762, 8375). */
const NETWORK_NAME = /^[^.]+$|\.(local|lan|home|internal|home\.arpa|test)$/

/** Who can read a calendar under this host name, as an address in the browser has it. */
export function calendarReach(hostname: string): Reach {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  if (/(^|\.)localhost$/.test(host)) return 'computer'
  if (!ipaddr.isValid(host)) return NETWORK_NAME.test(host) ? 'network' : 'internet'
  const range = ipaddr.process(host).range()
  if (range === 'loopback' || range === 'unspecified') return 'computer'
  return range === 'unicast' ? 'internet' : 'network'
}

type Words = { address: string; warning: string | undefined }

const AFAR =
  'Google Calendar and Outlook on the web cannot reach it. For them export the calendar as a file, or ask whoever runs TriPlan to set PUBLIC_ORIGIN to an address on the internet.'

/** What is said of a calendar's address. */
export const REACH_WORDS = {
  computer: {
    address: 'For calendar programs on this computer: add by URL',
    warning: `Only programs on this computer can read this address. ${AFAR}`,
  },
  network: {
    address: 'For calendar programs on this network: add by URL',
    warning: `Only programs on this network can read this address. ${AFAR}`,
  },
  internet: { address: 'For Google Calendar and Outlook: add by URL', warning: undefined },
} as const satisfies Record<Reach, Words>
