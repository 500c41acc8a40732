import { setNonce } from 'get-nonce'

/** The nonce the server put into this page: styles made at run time carry it, so that the content policy lets them in. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** Gives the nonce to Mantine's scroll lock, which makes its own style element and asks this package. */
export const giveNonce = (nonce: string): void => setNonce(nonce)
