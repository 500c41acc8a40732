import { ApiError } from '../../http/api-error.js'
import { randomKey } from '../../http/random-key.js'
import { Withdrawn } from '../../http/withdrawn.js'
import { CONFLICTS, type Conflict } from './conflicts.js'
import type { OutboxEntry } from './outbox-store.js'
import { noteOwnEdit, sinceSeen, type Versions } from './own-versions.js'
import { beThere, THIS_PAGE } from './this-page.js'

/** A visitor's first screen needs none; where somebody is signed in, it has been loaded ahead. */
const store = () => import('./outbox-store.js')

/** An edit as it begins. Of nobody (undefined), it is sent and not kept. */
export type Begun = Pick<OutboxEntry, 'mutationKey' | 'variables' | 'versions'> & { userId: number | undefined }

type Entry = Pick<OutboxEntry, 'idempotencyKey' | 'versions'> & { kept?: OutboxEntry | undefined }

/** What an edit is sent with: the versions it is made over, and its number. */
export type Sent = Pick<OutboxEntry, 'idempotencyKey' | 'versions'>

/** What stands where an edit was refused because it is made over something old. */
export type Elsewhere = Conflict & {
  versions: Versions
  /** Shows what is there now. */
  keep: () => void
}

type Sending<A> = {
  send: (sent: Sent) => Promise<A>
  /** The versions of the rows in the answer. */
  versionsIn: (answer: A) => Versions
  /** Asks what is there now; undefined when it is gone. */
  look?: () => Promise<Elsewhere | undefined>
}

/** One execution of a mutation, and whose cache it brings to its end. */
type Execution = { client: object }

/** Edits of this page by the execution of their mutation. */
const begun = new WeakMap<Execution, Promise<Entry>>()

/** Edits of earlier pages by what they are asked with. */
const takenOver = new WeakMap<object, OutboxEntry>()

/** Has the mutation that is next made with the entry's variables go on with the entry. */
export function goOnWith(entry: OutboxEntry & { variables: object }): void {
  takenOver.set(entry.variables, entry)
}

/** Writes an edit into the outbox, in the order of the calls; nobody waits for it but `sendEdit`. */
export function beginEdit(execution: Execution, edit: Begun & { variables: object }): void {
  const entry = takenOver.get(edit.variables)
  begun.set(execution, entry ? Promise.resolve({ ...entry, kept: entry }) : keep(execution, edit))
}

/** In the order of the calls, whatever each of them has to wait for. */
let lastWrite: Promise<unknown> = Promise.resolve()

function keep({ client }: Execution, { userId, mutationKey, variables, versions }: Begun): Promise<Entry> {
  const idempotencyKey = randomKey()
  if (userId === undefined) return Promise.resolve({ idempotencyKey, versions })
  // Functions cannot be kept: the way back that a toast offers is this page's.
  const plain: unknown = JSON.parse(JSON.stringify(variables))
  const written = lastWrite.then(beThere).then(async () => {
    // By now an edit before it may have been answered.
    const entry = {
      owner: THIS_PAGE,
      userId,
      idempotencyKey,
      mutationKey,
      variables: plain,
      versions: sinceSeen(client, versions),
    }
    return { ...entry, order: await (await store()).addEntry(entry) }
  })
  lastWrite = written.catch(() => undefined)
  return written.then(
    (kept) => ({ idempotencyKey, versions, kept }),
    // A browser that keeps nothing (private mode, a full disk) still sends.
    () => ({ idempotencyKey, versions }),
  )
}

/**
 * Sends an edit that has begun, once it is kept, over the versions that were seen; it leaves the outbox with its answer. Where
 * somebody else was there in between, the athlete is asked; `Withdrawn` when they keep what is there.
 */
export async function sendEdit<A>(execution: Execution, sending: Sending<A>): Promise<A> {
  let entry: Entry = (await begun.get(execution)) ?? { idempotencyKey: randomKey(), versions: {} }
  for (;;) {
    const versions = sinceSeen(execution.client, entry.versions)
    try {
      const answer = await sending.send({ idempotencyKey: entry.idempotencyKey, versions })
      const after = sending.versionsIn(answer)
      noteOwnEdit(execution.client, versions, after)
      drop(entry, versions, after)
      return answer
    } catch (error) {
      const next = await settle(execution, { entry, error, sending }).catch(() => undefined)
      if (next === 'again') continue
      if (next && next !== 'kept') {
        entry = next
        continue
      }
      drop(entry, {}, {})
      throw next === 'kept' ? new Withdrawn() : error
    }
  }
}

/** What becomes of a refused edit: sent over what is there now, given up for it, sent again as it was; undefined: it fails. */
type Settled = Entry | 'kept' | 'again' | undefined

type Refused<A> = { entry: Entry; error: unknown; sending: Sending<A> }

async function settle<A>(execution: Execution, { entry, error, sending: { look } }: Refused<A>): Promise<Settled> {
  if (!look || !isConflict(error) || Object.keys(entry.versions).length === 0) return undefined
  let elsewhere: Elsewhere | undefined
  try {
    elsewhere = await look()
  } catch (failure) {
    // Without a network the edit itself waits for it.
    return failure instanceof ApiError && failure.status === 0 ? 'again' : undefined
  }
  if (!elsewhere) return undefined
  const isSame = elsewhere.mine === elsewhere.theirs
  const choice = isSame ? 'mine' : await CONFLICTS.ask(elsewhere)
  if (choice === 'theirs') elsewhere.keep()
  if (choice !== 'mine') return 'kept'
  return overwrite(execution, entry, elsewhere.versions)
}

/** The edit, and those that were made after it, over what is there now. */
function overwrite({ client }: Execution, entry: Entry, versions: Versions): Entry {
  const before = sinceSeen(client, entry.versions)
  const idempotencyKey = randomKey()
  noteOwnEdit(client, before, versions)
  const kept = entry.kept && { ...entry.kept, idempotencyKey, versions }
  if (kept) ignored(store().then(({ replaceEntry }) => replaceEntry(kept, before)))
  return { idempotencyKey, versions, kept }
}

function drop({ kept }: Entry, before: Versions, after: Versions): void {
  // Where that fails, it is sent once more with the same number, and done once.
  if (kept) ignored(store().then(({ removeEntry }) => removeEntry({ ...kept, before, after })))
}

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409

function ignored(work: Promise<void>): void {
  work.catch(() => undefined)
}
