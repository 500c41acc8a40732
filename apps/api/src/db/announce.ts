import { AsyncLocalStorage } from 'node:async_hooks'
import { type ChangeEvent, changeEvent } from '@tri/api-contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Db } from './schema.js'
import { inTransaction } from './transaction.js'

/** Where changes are announced and listened for. */
export const CHANGES_CHANNEL = 'triplan_changes'

const announcement = z.object({ ...changeEvent.shape, userId: z.int() })

/** A change, and whose pages hear of it. */
export type Announcement = z.infer<typeof announcement>

/** What was announced; undefined for what no instance of this version says. */
export function readAnnouncement(payload: string): Announcement | undefined {
  try {
    return announcement.parse(JSON.parse(payload))
  } catch {
    return undefined
  }
}

/** The page whose call is being answered, wherever in answering it. */
const callingPage = new AsyncLocalStorage<string>()

/** Answers a call of this page: what it changes is announced as the page's. */
export const onCallOf = (page: string, answer: () => void): void => callingPage.run(page, answer)

/**
 * Within the transaction that changes the row: tells the user's open pages, on every instance, once it has been stored. The
 * statement names no table: where tables are spread over servers it runs on the coordinator, which is listened to.
 */
export const announce = (transaction: Db, userId: number, change: ChangeEvent): Promise<void> =>
  announceAll(transaction, userId, [change])

/** The same of several changes, in one statement. */
export async function announceAll(transaction: Db, userId: number, changes: readonly ChangeEvent[]): Promise<void> {
  const by = callingPage.getStore()
  const told = changes.map((change) => {
    const announced: Announcement = { userId, ...change, ...(by && { by }) }
    return sql`pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(announced)})`
  })
  await sql`select ${sql.join(told)}`.execute(transaction)
}

/** Does the work and what it announces in one transaction: the given one, or one of its own. */
export const announcing = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : inTransaction(db, work)
