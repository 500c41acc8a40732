import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../data/account/user.js'
import { CONFLICTS } from './outbox/conflicts.js'
import { clearFirstRelease, takeOverFirstRelease } from './outbox/first-release.js'
import { clearEntries, ownersOfEntries, takeOverEntries } from './outbox/outbox-store.js'
import { beThere, THIS_PAGE, whenGone, whoIsGone } from './outbox/this-page.js'
import { resumeMutations } from './persisted-mutations.js'

/**
 * Makes those edits again that pages could not send which are gone, now or later. Returns how to stop; what waits is dropped when
 * the user has gone.
 */
export function runOutbox(client: QueryClient, userId: number): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const takeOver = async (gone?: string) => {
    await beThere()
    const isGone = await whoIsGone()
    if (signal.aborted) return
    const taken = await takeOverEntries({ owner: THIS_PAGE, userId, isGone: (page) => page === gone || isGone(page) })
    await resumeMutations(client, taken)
  }
  const takeOverLater = async () => {
    for (const owner of await ownersOfEntries()) {
      if (owner !== THIS_PAGE) whenGone(owner, signal, () => ignored(takeOver(owner)))
    }
  }
  void ignored(takeOver().then(takeOverLater))
  const seen = () => void (document.visibilityState === 'visible' && ignored(takeOver()))
  document.addEventListener('visibilitychange', seen, { signal })
  takeOverFirstRelease({ userId, signal, onTaken: () => void ignored(takeOver()) })
  return () => {
    leaving.abort()
    if (client.getQueryData(currentUserQuery.queryKey)?.id === userId) return
    CONFLICTS.giveUp()
    clearFirstRelease()
    void ignored(clearEntries())
  }
}

/** A browser that keeps nothing has nothing to take over. */
const ignored = (work: Promise<unknown>): Promise<void> => work.then(() => undefined).catch(() => undefined)
