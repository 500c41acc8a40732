import { type DehydratedState, HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { RequestContext, type RequestFacts } from '../lib/browser/request-context.js'
import { AuthProvider } from '../session/auth-provider.js'
import { UnitsProvider } from '../session/units-provider.js'
import { NonceContext } from '../ui/theme/nonce-context.js'
import { ErrorBoundary } from './error-boundary.js'
import { Screens } from './router.js'
import { Toaster } from './shell/toaster.js'

type Props = {
  client: QueryClient
  /** Says which address is shown: the browser's, or the one that is rendered ahead. */
  Router: ComponentType<{ children: ReactNode }>
  /** Of the page; its styles carry it. */
  nonce: string
  /** Who asks, where the page is rendered without a browser. */
  request?: RequestFacts
  /** What the server had read when it rendered the page. */
  state?: DehydratedState | undefined
}

const IN_BROWSER: RequestFacts = {}

export function App({ client, Router, nonce, request = IN_BROWSER, state }: Props) {
  useLayoutEffect(wake, [])
  return (
    <NonceContext value={nonce}>
      <ErrorBoundary>
        <Toaster />
        <QueryClientProvider client={client}>
          <HydrationBoundary state={state}>
            <RequestContext value={request}>
              <AuthProvider>
                <UnitsProvider>
                  <Router>
                    <Screens />
                  </Router>
                </UnitsProvider>
              </AuthProvider>
            </RequestContext>
          </HydrationBoundary>
        </QueryClientProvider>
      </ErrorBoundary>
    </NonceContext>
  )
}

/** The page rendered ahead could be looked at only; this one can be used. */
function wake() {
  document.getElementById('root')?.removeAttribute('inert')
  delete document.documentElement.dataset.kept
}
