import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../data/account/user.js'
import { FRESHNESS } from './freshness.js'

/** Notes when the server is heard, and when it cannot be; asks as soon as the network is back. Returns how to stop. */
export function followFreshness(client: QueryClient): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  // A page that came over the network is as old as its coming.
  if (FRESHNESS.current().asOf === 0) FRESHNESS.heard()
  const stop = client.getQueryCache().subscribe((event) => {
    // What the page has put there itself was not heard.
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) FRESHNESS.heard()
  })
  const ask = () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }).catch(() => undefined)
  window.addEventListener('offline', FRESHNESS.lost, { signal })
  window.addEventListener('online', ask, { signal })
  // The network may have been back before anybody listened.
  if (FRESHNESS.current().isOffline && navigator.onLine) ask()
  if (!navigator.onLine) FRESHNESS.lost()
  return () => {
    stop()
    leaving.abort()
  }
}
