import type { Route } from '@tri/api-contract'
import { type Gate, makeGate } from './gate.js'

type Sent = Pick<Route, 'method' | 'access'>

type World = { session: Gate; network: Gate; isOffline: () => boolean }

/** What calls wait for; the page shows who waits, and lets them go on. */
export const WORLD: World = { session: makeGate(), network: makeGate(), isOffline: () => navigator.onLine === false }

/**
 * Sends a call until it is answered: an edit waits for the network, and what is refused because the session has ended
 * waits until the same user has signed in again, and is then sent once more. What is given up fails as it would have.
 */
export async function deliver(route: Sent, send: () => Promise<Response>, world: World = WORLD): Promise<Response> {
  const response = await reach(route, send, world)
  if (response.status !== 401 || route.access === 'open' || !(await world.session.wait())) return response
  return reach(route, send, world)
}

async function reach(route: Sent, send: () => Promise<Response>, world: World): Promise<Response> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!canWait(route, world) || !(await world.network.wait())) throw error
    }
  }
}

/** Reads fail with a word at once. What creates something is only sent again when it cannot have arrived. */
const canWait = ({ method, access }: Sent, { isOffline }: World) =>
  access === 'user' && method !== 'GET' && (method !== 'POST' || isOffline())
