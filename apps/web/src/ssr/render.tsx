import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app.js'
import { drawWithNonce } from '../app/theme/nonce.js'
import { fragment } from './fragment.js'

type Drawing = { client: QueryClient /** Path and search. */; address: string; nonce: string }

/** The page's body at an address, with what the client knows. */
export function draw({ client, address, nonce }: Drawing): string {
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>
  return fragment(
    drawWithNonce(nonce, () => renderToString(<App client={client} Router={Router} />)),
    nonce,
  )
}
