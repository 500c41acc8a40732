import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { replacePassword } from '../users/users.repository.js'

/** Stores the hash of the new password in place of the confirmed one; a Refusal when another change came first. */
export async function changePassword(transaction: Db, userId: number, hashes: { from: string; to: string }) {
  const changed = await replacePassword(transaction, userId, hashes)
  if (!changed) throw new HttpError('conflict', 'The password was just changed elsewhere. Please try again')
}
