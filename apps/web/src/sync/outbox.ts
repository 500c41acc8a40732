import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../data/user.js'
import { CONNECTION } from '../http/send-with-retry.js'
import { clearOutbox, takeOverOutboxes, writeOutbox } from './outbox-store.js'
import {
  isPersistedMutation,
  type PersistedMutation,
  pendingMutations,
  resumeMutations,
} from './persisted-mutations.js'

const GATES = [CONNECTION.network, CONNECTION.server, CONNECTION.session]

/**
 * Keeps the edits that wait in the browser's storage, and makes those again that an earlier page could not send. Answers
 * how to stop; they are dropped when the user has gone.
 */
export function runOutbox(client: QueryClient, userId: number): () => void {
  let adopted: readonly PersistedMutation[] = []
  let repeating = 0
  const save = () => {
    const isWaiting = repeating > 0 || GATES.some((gate) => gate.isWaiting())
    writeOutbox(userId, [...adopted, ...(isWaiting ? pendingMutations(client) : [])])
  }
  const repeat = async (edits: readonly PersistedMutation[]) => {
    adopted = [...adopted, ...edits]
    repeating += 1
    save()
    await resumeMutations(client, edits, () => {
      adopted = adopted.filter((edit) => !edits.includes(edit))
    })
    repeating -= 1
    save()
  }
  const leaving = new AbortController()
  takeOverOutboxes({ userId, adopt: (edits) => void repeat(edits.filter(isPersistedMutation)), signal: leaving.signal })
  const stops = [client.getMutationCache().subscribe(save), ...GATES.map((gate) => gate.subscribe(save))]
  return () => {
    leaving.abort()
    for (const stop of stops) stop()
    if (client.getQueryData(currentUserQuery.queryKey)?.id !== userId) clearOutbox()
  }
}
