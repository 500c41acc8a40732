import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { App } from '../../app/app.js'
import { Toaster } from '../../app/shell/toaster.js'
import { SECOND_FACTOR } from '../../data/account/second-factor-request.js'
import { makeQueryClient } from '../../http/query-client.js'
import { CONNECTION } from '../../http/send-with-retry.js'
import { AuthProvider } from '../../session/auth-provider.js'
import { UnitsProvider } from '../../session/units-provider.js'
import { CONFLICTS } from '../../sync/outbox/conflicts.js'
import { NonceContext } from '../../ui/theme/nonce-context.js'
import { Themed } from '../../ui/theme/themed.js'
import { makeWorld, type World } from './athlete.js'
import { type ContractServer, type FirstTraps, type Handlers, makeServer } from './contract-server.js'
import { handlersOf } from './handlers.js'

/** A Thursday in week 6 of the sample plan, by the clock of whoever looks. */
export const TODAY = '2027-01-28'
const NOON = new Date(2027, 0, 28, 12)

type Options = {
  world?: World
  path?: string
  handlers?: Handlers
  traps?: FirstTraps
}

/** Starts the server of a test: whatever the page fetches, it answers. Further handlers take the place of the athlete's. */
export function startServer({ world = makeWorld(), handlers = {}, traps = [] }: Omit<Options, 'path'> = {}) {
  const own = handlersOf(world)
  const all = {
    ...own,
    ...handlers,
    users: { ...own.users, ...handlers.users },
    plans: { ...own.plans, ...handlers.plans },
  }
  const server = makeServer(all, () => world.session !== null)
  for (const [name, trap] of traps) server.next(name, trap)
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('EventSource', server.events.EventSource)
  // The clock goes on from there; timers are the browser's own.
  vi.useFakeTimers({ toFake: ['Date'], now: NOON, shouldAdvanceTime: true })
  onTestFinished(() => {
    if (server.faults.length > 0) throw new Error(server.faults.join('\n'))
  })
  return { server, world }
}

/** The whole app at an address, as the browser shows it, with a server of its own. */
export const openApp = (options: Options = {}) =>
  open(options, (client) => <App client={client} Router={BrowserRouter} nonce="" />)

/** One part of the app for whoever is signed in, with a server of its own: quicker than the whole where the rest says nothing. */
export const openPart = (part: ReactNode, options: Options = {}) =>
  open(options, (client) => (
    <NonceContext value="">
      <Toaster />
      <QueryClientProvider client={client}>
        <AuthProvider>
          <UnitsProvider>
            <BrowserRouter>
              <Themed>
                <main id="main">{part}</main>
              </Themed>
            </BrowserRouter>
          </UnitsProvider>
        </AuthProvider>
      </QueryClientProvider>
    </NonceContext>
  ))

async function open({ path = '/', ...options }: Options, shown: (client: QueryClient) => ReactNode) {
  const started = startServer(options)
  history.pushState(null, '', path)
  const client = makeQueryClient()
  const screen = await render(shown(client))
  const close = async () => {
    await screen.unmount()
    await forget(client, started.server)
  }
  onTestFinished(close)
  return { ...started, client, close }
}

/**
 * What waits is given up, and what is on its way gets there, so that nothing of one test reaches the next: an edit is sent
 * only once it is kept, by then to whatever server there is.
 */
async function forget(client: QueryClient, server: ContractServer) {
  await vi.waitFor(
    () => {
      CONFLICTS.giveUp()
      SECOND_FACTOR.get()?.giveUp()
      for (const gate of [CONNECTION.session, CONNECTION.network, CONNECTION.server]) gate.giveUp()
      expect(client.isMutating() + client.isFetching()).toBeLessThanOrEqual(server.unanswered())
    },
    { timeout: 60_000, interval: 5 },
  )
  client.clear()
}
