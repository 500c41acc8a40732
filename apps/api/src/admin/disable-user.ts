import { sql } from 'kysely'
import type { Db } from '../db/schema.js'
import { deleteAllSessions } from '../http/security/session-store.js'

/**
 * Within a transaction: switches the account off. Sessions end, and open pages with them; the feed, shares and tokens stay as
 * they are and open nothing until the account is switched on again. False when it was off already, or is not there.
 */
export async function disableUser(transaction: Db, userId: number): Promise<boolean> {
  const disabled = await transaction
    .updateTable('users')
    .set({ disabledAt: sql<string>`now()` })
    .where('id', '=', userId)
    .where('disabledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (disabled) await deleteAllSessions(transaction, userId)
  return disabled !== undefined
}

/** Within a transaction: switches it on again. False when it was on, or is not there. */
export async function enableUser(transaction: Db, userId: number): Promise<boolean> {
  const enabled = await transaction
    .updateTable('users')
    .set({ disabledAt: null })
    .where('id', '=', userId)
    .where('disabledAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return enabled !== undefined
}
