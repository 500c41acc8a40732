import { setNonce } from 'get-nonce'

/** Where a page is drawn ahead, the server puts the nonce in. */
const PLACEHOLDER = '__CSP_NONCE__'

/** The nonce the server put into this page: styles made at run time carry it, so that the content policy lets them in. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

// Mantine's scroll lock makes its own style element, and asks this package for the nonce.
setNonce(styleNonce())
