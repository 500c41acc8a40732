import './mantine-styles.js'
import { MantineProvider } from '@mantine/core'
import { type ReactNode, use, useCallback } from 'react'
import { NonceContext } from './nonce-context.js'
import { theme } from './theme.js'

/** What Mantine's components need around them. Their variables stand in `theme.css`, which every page has. */
export function Themed({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext)
  const styleNonce = useCallback(() => nonce, [nonce])
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
