import type { QueryClient } from '@tanstack/react-query'
import type { Noun } from '@tri/api-contract'
import type { ActOf, ChangesOf, NounOfRoutes } from '../http/client.js'
import { KEYS_OF, keys, PROPOSED_FROM } from './keys.js'

/** What becomes of a noun in the cache: it is put there from the answer, or asked anew. */
type Change = (() => unknown) | 'ask'

/** A noun of which nothing that is known has changed. */
export const AS_KNOWN = (): void => undefined

/**
 * Brings the cache to where a call has brought the server. Every noun that the contract says the call changes has to be named:
 * one that is forgotten does not compile.
 */
export async function changed<N extends NounOfRoutes, A extends ActOf<N>>(
  client: QueryClient,
  changes: { [Changed in ChangesOf<N, A>]: Change },
): Promise<void> {
  const acts = Object.entries<Change>(changes).map(([noun, change]) => {
    if (isNoun(noun) && change === 'ask') return askAnew(client, noun)
    if (isNoun(noun) && change !== AS_KNOWN) askComputed(client, noun)
    return change === 'ask' ? undefined : change()
  })
  await Promise.all(acts)
}

/** Whatever shows a noun: asked again where it is on the page, and later where it is not. */
export function askAnew(client: QueryClient, noun: Noun): Promise<unknown> {
  askComputed(client, noun)
  return Promise.all(KEYS_OF[noun].map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** Nobody waits for what is computed from a noun. */
function askComputed(client: QueryClient, noun: Noun): void {
  if (PROPOSED_FROM.includes(noun)) client.invalidateQueries({ queryKey: keys.proposals() }).catch(() => undefined)
}

const isNoun = (name: string): name is Noun => Object.hasOwn(KEYS_OF, name)
