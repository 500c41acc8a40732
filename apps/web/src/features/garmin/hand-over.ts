import { GARMIN_CONNECT_ERRORS } from '@tri/api-contract'

/** How the visit to Garmin's consent page ended. */
export type HandOver = { kind: 'connected' } | { kind: 'failed'; reason: string }

/** What the address says of it; undefined when the athlete did not come from there. */
export function readHandOver(search: URLSearchParams): HandOver | undefined {
  const reason = search.get('error')
  if (reason !== null) return { kind: 'failed', reason: inWords(reason) }
  return search.get('success') === 'connected' ? { kind: 'connected' } : undefined
}

/** A reason that the server names is told in words; any other as it came. */
const inWords = (reason: string): string =>
  isNamed(reason) ? GARMIN_CONNECT_ERRORS[reason] : reason || 'unknown error'

const isNamed = (reason: string): reason is keyof typeof GARMIN_CONNECT_ERRORS =>
  Object.hasOwn(GARMIN_CONNECT_ERRORS, reason)

/** The address without it; everything else stays. */
export function cleaned(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search)
  rest.delete('success')
  rest.delete('error')
  return rest
}
