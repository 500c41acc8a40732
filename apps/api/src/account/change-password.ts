import type { Db } from '../db/schema.js'
import { Refusal } from '../http/errors.js'
import { deleteSessions, replacePassword } from '../users/users.repository.js'

/**
 * Within a transaction: stores the hash of the new password in place of the confirmed one, and ends every session of the
 * user, also this one. A Refusal when another change came first.
 */
export async function changePassword(transaction: Db, userId: number, hashes: { from: string; to: string }) {
  const changed = await replacePassword(transaction, userId, hashes)
  if (!changed) throw new Refusal('conflict', 'The password was just changed elsewhere. Please try again')
  await deleteSessions(transaction, userId)
}
