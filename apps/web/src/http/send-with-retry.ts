import type { Route } from '@tri/api-contract'
import { readRetryAfter } from './retry-after.js'
import { makeWaitQueue, type WaitQueue } from './wait-queue.js'

type Sent = Pick<Route, 'method' | 'access' | 'repeatable' | 'maxBytes' | 'asksPassword'>

type ConnectionState = {
  session: WaitQueue
  network: WaitQueue
  /** Where calls wait while the server answers that it cannot work right now. */
  server: WaitQueue
  /** What the server said last. */
  absence: string
  isOffline: () => boolean
}

/** What calls wait for; the page shows who waits, and lets them go on. */
export const CONNECTION: ConnectionState = {
  session: makeWaitQueue(),
  network: makeWaitQueue(),
  server: makeWaitQueue(),
  absence: '',
  isOffline: () => navigator.onLine === false,
}

/**
 * Sends a call until it is answered: an edit waits for the network, a read or an edit for a server that asks to come back
 * later, and what is refused because the session has ended waits until the same user has signed in again, and is then sent
 * once more. What is given up fails as it would have.
 */
export async function sendWithRetry(
  route: Sent,
  send: () => Promise<Response>,
  world: ConnectionState = CONNECTION,
): Promise<Response> {
  const response = await reach(route, send, world)
  if (response.status !== 401 || !needsSession(route, world) || !(await world.session.wait())) return response
  return reach(route, send, world)
}

/** A page that does not know its user yet asks who it is: that nobody is signed in is the answer. */
const needsSession = ({ method, access }: Sent, { session }: ConnectionState) =>
  access === 'user' && (method !== 'GET' || session.isAttended())

async function reach(route: Sent, send: () => Promise<Response>, world: ConnectionState): Promise<Response> {
  for (;;) {
    try {
      const response = await send()
      if (!(await isRetryable(route, response, world))) return response
    } catch (error) {
      if (!canWait(route, world) || !(await world.network.wait())) throw error
    }
  }
}

/** Waits as long as the server asked for, where it did and the call may be sent again; true when it should be. */
async function isRetryable(route: Sent, response: Response, world: ConnectionState): Promise<boolean> {
  const maySendAgain = response.status === 429 ? isMetered(route) : isRepeatable(route)
  const absence = maySendAgain ? await readRetryAfter(response) : undefined
  if (!absence) return false
  world.absence = absence.message
  const timer = setTimeout(world.server.open, absence.milliseconds)
  return world.server.wait().finally(() => clearTimeout(timer))
}

/** Reads fail with a word at once. What creates something is only sent again when it cannot be done twice. */
const canWait = (route: Sent, { isOffline }: ConnectionState) =>
  route.access === 'user' && route.method !== 'GET' && (isRepeatable(route) || isOffline())

const isRepeatable = ({ method, access, repeatable }: Sent) =>
  method === 'GET' || (access === 'user' && (method !== 'POST' || repeatable === true))

/**
 * A call that goes beyond the user's budget has done nothing, and waits for its time. A password that was refused too often
 * is not tried again unasked, and who sends a file is told at once.
 */
const isMetered = ({ access, maxBytes, asksPassword }: Sent) =>
  access === 'user' && maxBytes === undefined && asksPassword !== true
