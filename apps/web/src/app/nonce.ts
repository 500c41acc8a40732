import { setNonce } from 'get-nonce'

/** The nonce the server put into this page: styles made at run time carry it, so that the content policy lets them in. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

// Mantine's scroll lock makes its own style element, and asks this package for the nonce.
setNonce(styleNonce())
