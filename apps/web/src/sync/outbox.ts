import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../data/user.js'
import { WORLD } from '../http/send-with-retry.js'
import { adoptEdits, forgetEdits, storeEdits } from './outbox-store.js'
import { isKeptEdit, type KeptEdit, pendingEdits, repeatEdits } from './persisted-mutations.js'

const GATES = [WORLD.network, WORLD.server, WORLD.session]

/**
 * Keeps the edits that wait in the browser's storage, and makes those again that an earlier page could not send. Answers
 * how to stop; they are dropped when the user has gone.
 */
export function keepEdits(client: QueryClient, userId: number): () => void {
  let adopted: readonly KeptEdit[] = []
  let repeating = 0
  const save = () => {
    const isWaiting = repeating > 0 || GATES.some((gate) => gate.isWaiting())
    storeEdits(userId, [...adopted, ...(isWaiting ? pendingEdits(client) : [])])
  }
  const repeat = async (edits: readonly KeptEdit[]) => {
    adopted = [...adopted, ...edits]
    repeating += 1
    save()
    await repeatEdits(client, edits, () => {
      adopted = adopted.filter((edit) => !edits.includes(edit))
    })
    repeating -= 1
    save()
  }
  const leaving = new AbortController()
  adoptEdits({ userId, adopt: (edits) => void repeat(edits.filter(isKeptEdit)), signal: leaving.signal })
  const stops = [client.getMutationCache().subscribe(save), ...GATES.map((gate) => gate.subscribe(save))]
  return () => {
    leaving.abort()
    for (const stop of stops) stop()
    if (client.getQueryData(currentUserQuery.queryKey)?.id !== userId) forgetEdits()
  }
}
