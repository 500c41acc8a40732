import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '../app/app.js'
import type { RequestFacts } from '../lib/browser/request-context.js'
import { RENDERED_STYLES_ID } from './restore-styles.js'
import { withoutStyleAttributes } from './style-attributes.js'

/** Where the answer's own nonce belongs, in a page that is rendered once for many. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__'

type Rendering = {
  client: QueryClient
  /** Path and search. */
  address: string
  nonce: string
  request: RequestFacts
}

/** The page's body at an address, with what the client knows: React takes it over; until then it is `inert`. */
export function render({ client, address, nonce, request }: Rendering): string {
  const Router = ({ children }: { children: ReactNode }) => <StaticRouter location={address}>{children}</StaticRouter>
  const app = <App client={client} Router={Router} nonce={nonce} request={request} />
  const { html, css } = withoutStyleAttributes(renderToString(app))
  const styles = css ? `<style id="${RENDERED_STYLES_ID}" nonce="${nonce}">${css}</style>` : ''
  return `${styles}<div id="root" inert>${html}</div>`
}
