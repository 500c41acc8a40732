import type { DehydratedState } from '@tanstack/react-query'
import { type DBSchema, openDB } from 'idb'

/** What a page of a user knew, for the next one that has no network. */
export type KeptAnswers = {
  userId: number
  /** Milliseconds since 1970 when the server was last heard. */
  asOf: number
  queries: DehydratedState
}

interface Schema extends DBSchema {
  answers: { key: number; value: KeptAnswers }
}

// Of its own: the outbox's database stays as pages of earlier builds have it open.
const DATABASE = 'triplan-kept'
const ANSWERS = 'answers'

async function withDatabase<T>(work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

const open = () =>
  openDB<Schema>(DATABASE, 1, { upgrade: (database) => database.createObjectStore(ANSWERS, { keyPath: 'userId' }) })

/** What the last user of this browser had before them; undefined when there is nobody. */
export const readKept = (): Promise<KeptAnswers | undefined> =>
  withDatabase(async (database) => (await database.getAll(ANSWERS)).at(-1))

/** Keeps what a user knows, and nothing of anybody else. */
export const writeKept = (kept: KeptAnswers): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(ANSWERS, 'readwrite')
    await store.delete(IDBKeyRange.upperBound(kept.userId, true))
    await store.delete(IDBKeyRange.lowerBound(kept.userId, true))
    await store.put(kept)
    await done
  })

/** Drops whatever is of somebody else than that user, or of everybody. */
export const dropKept = (butOf?: number): Promise<void> =>
  withDatabase(async (database) => {
    const { store, done } = database.transaction(ANSWERS, 'readwrite')
    for (const key of await store.getAllKeys()) if (key !== butOf) await store.delete(key)
    await done
  })
