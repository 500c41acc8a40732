import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { Refusal } from '../http/errors.js'
import { hashPassword } from '../users/passwords.js'
import { deleteSessions, replacePassword } from '../users/users.repository.js'

/** Stores the new password in place of the confirmed one, and ends every session of the user, also this one. */
export async function changePassword(
  db: Kysely<Database>,
  userId: number,
  { confirmed, chosen }: { confirmed: string; chosen: string },
): Promise<void> {
  const to = await hashPassword(chosen)
  await inTransaction(db, async (transaction) => {
    const changed = await replacePassword(transaction, userId, { from: confirmed, to })
    if (!changed) throw new Refusal('conflict', 'The password was just changed elsewhere. Please try again')
    await deleteSessions(transaction, userId)
  })
}
