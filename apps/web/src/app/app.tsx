import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { AuthProvider } from '../session/auth-provider.js'
import { UnitsProvider } from '../session/units-provider.js'
import { ErrorBoundary } from './error-boundary.js'
import { Screens } from './router.js'
import { Toaster } from './shell/toaster.js'
import { styleNonce } from './theme/nonce.js'
import { cssVariablesResolver, theme } from './theme/theme.js'

type Props = {
  client: QueryClient
  /** Says which address is shown: the browser's, or the one that is drawn ahead. */
  Router: ComponentType<{ children: ReactNode }>
}

export function App({ client, Router }: Props) {
  useLayoutEffect(wake, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <ErrorBoundary>
        <Toaster />
        <QueryClientProvider client={client}>
          <AuthProvider>
            <UnitsProvider>
              <Router>
                <Screens />
              </Router>
            </UnitsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  )
}

/** The page drawn ahead could be looked at only; this one can be used. */
function wake() {
  document.getElementById('root')?.removeAttribute('inert')
  delete document.documentElement.dataset.kept
}
