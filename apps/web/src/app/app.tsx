import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { makeQueryClient } from '../api/query-client.js'
import { AuthProvider } from '../session/auth-provider.js'
import { UnitsProvider } from '../session/units-provider.js'
import { ErrorBoundary } from './error-boundary.js'
import { styleNonce } from './nonce.js'
import { Router } from './router.js'
import { cssVariablesResolver, theme } from './theme.js'
import { Toaster } from './toaster.js'

export function App() {
  const [client] = useState(makeQueryClient)
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
              <Router />
            </UnitsProvider>
          </AuthProvider>
        </QueryClientProvider>
      </ErrorBoundary>
    </MantineProvider>
  )
}
