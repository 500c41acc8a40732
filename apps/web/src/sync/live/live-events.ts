import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../data/account/user.js'
import { PAGE_ID } from '../../http/page-id.js'
import { onWaking } from '../../lib/dates/day-change.js'
import { timestamp } from '../../lib/dates/today.js'
import { FRESHNESS } from '../kept/freshness.js'
import { watchElsewhere } from './changed-elsewhere.js'
import type { StreamMessage } from './event-stream.js'
import { joinStream } from './shared-stream.js'

/** Milliseconds in which a page that just came has what it shows from. */
const FRESH = 10_000

/** Milliseconds: who signs out here is known here by then. */
const GOODBYE = 1_000

/** Milliseconds between two questions for the same return: it shows as focus, and as the page being seen. */
const SAME_RETURN = 1_000

/**
 * Brings what changes elsewhere to this page of a user: with the server's events, and where they do not come through, whenever
 * the athlete comes back to the page. Returns how to stop.
 */
export function followChanges(client: QueryClient, userId: number): () => void {
  const elsewhere = watchElsewhere(client)
  // What was kept of an earlier visit is old from the start.
  const since = FRESHNESS.current().isOffline ? 0 : timestamp()
  let isLive = false
  let hasBeenLive = false
  let goodbye: ReturnType<typeof setTimeout> | undefined

  const hear = (message: StreamMessage) => {
    // This page's own changes are in its cache with their answers.
    if (message.kind === 'change') return message.change.by === PAGE_ID ? undefined : elsewhere.apply(message.change)
    isLive = message.kind === 'ready'
    if (message.kind === 'bye') goodbye = setTimeout(askWhoItIs, GOODBYE)
    if (!isLive) return
    if (hasBeenLive || timestamp() - since > FRESH) elsewhere.askAll()
    hasBeenLive = true
  }
  const stream = joinStream(userId, hear)
  /** The session has ended: asking for the user shows how to go on, with all that is on the page. */
  const askWhoItIs = async () => {
    await client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    if (client.getQueryData(currentUserQuery.queryKey)?.id === userId) stream.reopen()
  }

  const away = new AbortController()
  let askedAt = 0
  const comeBack = () => {
    if (isLive || document.visibilityState === 'hidden' || timestamp() - askedAt < SAME_RETURN) return
    askedAt = timestamp()
    elsewhere.askAll()
  }
  window.addEventListener('focus', comeBack, { signal: away.signal })
  document.addEventListener('visibilitychange', comeBack, { signal: away.signal })
  const stopWaking = onWaking(() => {
    elsewhere.askAll()
    stream.reopen()
  })
  return () => {
    clearTimeout(goodbye)
    away.abort()
    stopWaking()
    stream.close()
    elsewhere.stop()
  }
}
