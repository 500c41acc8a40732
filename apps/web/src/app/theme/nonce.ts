import { setNonce } from 'get-nonce'

/** That of the page which is being drawn without a browser. */
let drawnWith = ''

/** The nonce the server put into this page: styles made at run time carry it, so that the content policy lets them in. */
export function styleNonce(): string {
  if (typeof document === 'undefined') return drawnWith
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

/** Draws a page whose styles carry this nonce. */
export function drawWithNonce(nonce: string, draw: () => string): string {
  drawnWith = nonce
  return draw()
}

// Mantine's scroll lock makes its own style element, and asks this package for the nonce.
setNonce(styleNonce())
