import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { makeQueryClient } from '../api/query-client.js'
import { AuthProvider } from '../session/auth-provider.js'
import { styleNonce } from './nonce.js'
import { makeRouter } from './router.js'
import { cssVariablesResolver, theme } from './theme.js'

const MAX_TOAST_WIDTH = 420

export function App() {
  const [client] = useState(makeQueryClient)
  const [router] = useState(makeRouter)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <Notifications limit={1} autoClose={5000} containerWidth={MAX_TOAST_WIDTH} position="bottom-right" />
      <QueryClientProvider client={client}>
        <AuthProvider>
          <RouterProvider router={router} />
        </AuthProvider>
      </QueryClientProvider>
    </MantineProvider>
  )
}
