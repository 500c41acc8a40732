import type { DehydratedState } from '@tanstack/react-query'
import { FRESHNESS } from './freshness.js'
import { readKept } from './kept-store.js'

/** What the last page of this browser's user knew, for a page that came without the server; undefined where nothing was kept. */
export async function openKept(): Promise<DehydratedState | undefined> {
  const kept = await readKept().catch(() => undefined)
  if (!kept) return undefined
  FRESHNESS.startFromKept(kept.asOf)
  return kept.queries
}
