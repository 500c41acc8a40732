import { randomKey } from '../../http/random-key.js'
import { forget, readStored } from '../../lib/browser/storage.js'
import { addEntry } from './outbox-store.js'
import { THIS_PAGE, whenGone } from './this-page.js'

/** Where each page of the first release kept the edits that waited, and the name of its lock. */
const PREFIX = 'triplan.waitingEdits.'

type TakeOver = { userId: number; signal: AbortSignal; onTaken: () => void }

/** Brings what pages of the first release kept into the outbox, once they are gone; what was somebody else's is dropped. */
export function takeOverFirstRelease({ userId, signal, onTaken }: TakeOver): void {
  for (const key of storedKeys()) {
    whenGone(key, signal, async () => {
      const stored = readStored(key)
      if (isStored(stored) && stored.userId === userId) for (const edit of stored.edits) await bringIn(userId, edit)
      forget(key)
      onTaken()
    })
  }
}

/** Drops what any page of the first release has kept. */
export const clearFirstRelease = (): void => storedKeys().forEach(forget)

async function bringIn(userId: number, edit: unknown): Promise<void> {
  if (typeof edit !== 'object' || edit === null || !('key' in edit && 'variables' in edit)) return
  const { key, variables } = edit
  if (!Array.isArray(key)) return
  // Of a page that is gone: whoever looks for those finds it.
  const owner = `${THIS_PAGE} first release`
  const versions = versionIn(key[1] === undefined ? 'plan' : 'workout', variables)
  await addEntry({ owner, userId, idempotencyKey: randomKey(), mutationKey: key, variables, versions })
}

/** Some of its edits said what they were made over. */
function versionIn(noun: string, variables: unknown): Record<string, number> {
  const { id, version }: { id?: unknown; version?: unknown } = Object(variables)
  return typeof id === 'number' && typeof version === 'number' ? { [`${noun} ${id}`]: version } : {}
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
  } catch {
    return []
  }
}

const isStored = (stored: unknown): stored is { userId: number; edits: readonly unknown[] } =>
  typeof stored === 'object' &&
  stored !== null &&
  'userId' in stored &&
  'edits' in stored &&
  Array.isArray(stored.edits)
