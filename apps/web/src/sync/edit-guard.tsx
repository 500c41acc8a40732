import { useQueryClient } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { useEffect, useSyncExternalStore } from 'react'
import { CONNECTION } from '../http/send-with-retry.js'
import type { WaitQueue } from '../http/wait-queue.js'
import { keepFiles } from '../pwa/keep-files.js'
import { becomeUser } from '../session/become-user.js'
import { listenToOtherTabs } from '../session/other-tabs.js'
import { SignInAgain } from '../session/sign-in-again.js'
import { usePreparedWords } from '../session/use-prepared-words.js'
import { ConflictDialog } from './conflict-dialog.js'
import { ConnectionNotice } from './connection-notice.js'
import { followFreshness } from './kept/follow-freshness.js'
import { keepAnswers } from './kept/keep-answers.js'
import { followChanges } from './live/live-events.js'
import { OfflineNotice } from './offline-notice.js'
import { runOutbox } from './run-outbox.js'

/** Keeps what a user edits from being lost: shows what the waiting edits wait for, and never sends them as somebody else. */
export function EditGuard({ user }: { user: User }) {
  const isSessionOver = useIsWaiting(CONNECTION.session)
  const isNetworkAway = useIsWaiting(CONNECTION.network)
  usePreparedWords()
  useOtherTabs(user)
  useKeptEdits(user)
  useOfflineOpening(user)
  useLiveEvents(user)
  useLeaveQuestion(isSessionOver || isNetworkAway)
  return (
    <>
      <OfflineNotice />
      <ConflictDialog />
      {isNetworkAway && <ConnectionNotice onBack={CONNECTION.network.open} />}
      {isSessionOver && <SignInAgain user={user} />}
    </>
  )
}

const useIsWaiting = (gate: WaitQueue) => useSyncExternalStore(gate.subscribe, gate.isWaiting)

/** The same user signed in elsewhere: the edits go on. Somebody else, or nobody: they are theirs no longer. */
function useOtherTabs({ id }: User) {
  const client = useQueryClient()
  useEffect(
    () =>
      listenToOtherTabs((next) => {
        if (next?.id === id) return CONNECTION.session.open()
        becomeUser(client, next)
      }),
    [client, id],
  )
}

/** What waits outlives the page. */
function useKeptEdits({ id }: User) {
  const client = useQueryClient()
  useEffect(() => runOutbox(client, id), [client, id])
}

/** What is known is there again without a network. */
function useOfflineOpening({ id }: User) {
  const client = useQueryClient()
  useEffect(() => {
    keepFiles()
    const stops = [followFreshness(client), keepAnswers(client, id)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [client, id])
}

/** What changes elsewhere comes to the page. */
function useLiveEvents({ id }: User) {
  const client = useQueryClient()
  useEffect(() => followChanges(client, id), [client, id])
}

/** The browser asks before it closes a page with edits that have not been sent. */
function useLeaveQuestion(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
