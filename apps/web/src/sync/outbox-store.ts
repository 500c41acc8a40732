import { forget, readStored, store } from '../lib/browser/storage.js'

const PREFIX = 'triplan.waitingEdits.'

/** This page's own place: other tabs keep theirs beside it. */
const OWN = `${PREFIX}${[...crypto.getRandomValues(new Uint32Array(2))].join('')}`

type Kept = { userId: number; edits: readonly unknown[] }

/** Keeps what this page has not sent yet. */
export function writeOutbox(userId: number, edits: readonly unknown[]): void {
  if (edits.length === 0) forget(OWN)
  else store(OWN, { userId, edits } satisfies Kept)
}

/** Drops what any page has kept. */
export const clearOutbox = (): void => keptKeys().forEach(forget)

type Adoption = { userId: number; adopt: (edits: readonly unknown[]) => void; signal: AbortSignal }

/** Hands over what pages kept that are gone, now or later; what was somebody else's is dropped. */
export function takeOverOutboxes({ userId, adopt, signal }: Adoption): void {
  // As long as this page lives, no other one takes what it keeps.
  locks()?.request(OWN, () => new Promise(() => undefined))
  for (const key of keptKeys().filter((key) => key !== OWN)) {
    whenGone(key, signal, () => {
      const kept = readStored(key)
      if (isKept(kept) && kept.userId === userId) adopt(kept.edits)
      forget(key)
    })
  }
}

/** Without locks (on http) no page knows of another. */
function whenGone(key: string, signal: AbortSignal, act: () => void): void {
  const known = locks()
  if (known) known.request(key, { signal }, async () => act()).catch(() => undefined)
  else act()
}

const locks = (): LockManager | undefined => globalThis.navigator?.locks

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

const isKept = (kept: unknown): kept is Kept =>
  typeof kept === 'object' && kept !== null && 'userId' in kept && 'edits' in kept && Array.isArray(kept.edits)
