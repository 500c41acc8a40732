import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { movedOn, type Versions } from './own-versions.js'

const DATABASE = 'triplan'
const EDITS = 'edits'

/** An edit without an answer: what was asked for, in whose name, and which page sends it. */
export type OutboxEntry = {
  /** Counts up with every edit of this browser: edits are sent in this order. */
  order: number
  /** The page that sends it; another one takes it over when that one is gone. */
  owner: string
  userId: number
  /** Sent with it each time, so that it is done once. */
  idempotencyKey: string
  /** Which edit it is, as the key of its mutation: kind, and plan where it is one of a plan's workouts. */
  mutationKey: readonly unknown[]
  variables: unknown
  /** The versions of the rows it was made over. */
  versions: Versions
}

type NewEntry = Omit<OutboxEntry, 'order'>

interface Schema extends DBSchema {
  edits: { key: number; value: NewEntry & { order?: number } }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => database.createObjectStore(EDITS, { keyPath: 'order', autoIncrement: true }),
    terminated: forgetDatabase,
  }).catch((error: unknown) => {
    forgetDatabase()
    throw error
  })
  return opened
}

function forgetDatabase() {
  opened = undefined
}

/** On the disk before it resolves: what crashes afterwards loses nothing. */
async function write() {
  const transaction = (await open()).transaction(EDITS, 'readwrite', { durability: 'strict' })
  return { store: transaction.store, done: transaction.done }
}

/** Adds an edit after all others, and returns its place. */
export async function addEntry(entry: NewEntry): Promise<number> {
  const { store, done } = await write()
  const order = await store.add(entry)
  await done
  return order
}

type Answered = Pick<OutboxEntry, 'order' | 'userId'> & { before: Versions; after: Versions }

/** Removes an edit that was answered; those that were made over its rows after it are made over what it made of them. */
export async function removeEntry({ order, userId, before, after }: Answered): Promise<void> {
  const { store, done } = await write()
  await store.delete(order)
  await moveOn(store, { order, userId, before, after })
  await done
}

/** Writes an edit anew that is made over other versions from now on, and with it those that came after it. */
export async function replaceEntry(entry: OutboxEntry, before: Versions): Promise<void> {
  const { store, done } = await write()
  await store.put(entry)
  await moveOn(store, { ...entry, before, after: entry.versions })
  await done
}

async function moveOn(store: Awaited<ReturnType<typeof write>>['store'], { order, userId, before, after }: Answered) {
  for (const later of await store.getAll(IDBKeyRange.lowerBound(order, true))) {
    if (later.userId === userId) await store.put({ ...later, versions: movedOn(later.versions, before, after) })
  }
}

type TakeOver = { owner: string; userId: number; isGone: (owner: string) => boolean }

/** Hands the user's edits of pages that are gone to this one, in their order; what is somebody else's is dropped. */
export async function takeOverEntries({ owner, userId, isGone }: TakeOver): Promise<OutboxEntry[]> {
  const { store, done } = await write()
  const taken: OutboxEntry[] = []
  for (const { order, ...entry } of await store.getAll()) {
    if (order === undefined || entry.owner === owner || !isGone(entry.owner)) continue
    if (entry.userId !== userId) await store.delete(order)
    else {
      taken.push({ ...entry, order, owner })
      await store.put({ ...entry, order, owner })
    }
  }
  await done
  return taken
}

/** The pages that edits wait for. */
export async function ownersOfEntries(): Promise<string[]> {
  const entries = await (await open()).getAll(EDITS)
  return [...new Set(entries.map(({ owner }) => owner))]
}

/** Drops whatever any page has kept. */
export async function clearEntries(): Promise<void> {
  const { store, done } = await write()
  await store.clear()
  await done
}
