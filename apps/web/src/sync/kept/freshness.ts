import { timestamp } from '../../lib/dates/today.js'

/** How old what a page shows is. */
export type Freshness = {
  /** Milliseconds since 1970 when the server was last heard. */
  asOf: number
  /** Whether it cannot be heard now. */
  isOffline: boolean
}

const listeners = new Set<() => void>()

let current: Freshness = { asOf: 0, isOffline: false }

function become(next: Freshness) {
  current = next
  for (const listener of listeners) listener()
}

export const FRESHNESS = {
  current: (): Freshness => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** The page shows what was kept: nothing of it was heard by itself. */
  startFromKept: (asOf: number): void => become({ asOf, isOffline: true }),
  heard: (): void => become({ asOf: timestamp(), isOffline: false }),
  lost: (): void => become({ ...current, isOffline: true }),
}
