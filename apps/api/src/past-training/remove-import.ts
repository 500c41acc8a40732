import type { Kysely } from 'kysely'
import { unlinkWithin } from '../activities/link-activity.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { lockUser } from '../users/users.repository.js'
import { deleteImport, deleteImported, lockLinked } from './imports.repository.js'

/** Removes what an import added; a workout that one of its activities completed stays so. A Refusal when the user has no such import. */
export const removeImport = (db: Kysely<Database>, userId: number, id: number): Promise<{ removed: number }> =>
  inTransaction(db, async (transaction) => {
    await lockUser(transaction, userId)
    for (const activity of await lockLinked(transaction, userId, id)) await unlinkWithin(transaction, userId, activity)
    const removed = await deleteImported(transaction, userId, id)
    orNotFound((await deleteImport(transaction, userId, id)) || undefined, 'Import')
    return { removed }
  })
