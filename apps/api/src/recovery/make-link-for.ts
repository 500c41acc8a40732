import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { noteEvent } from '../users/account-events.js'
import { findNamed } from '../users/users.repository.js'
import { makePasswordLink } from './password-link.js'

/** Nobody has this address; the message says so. */
class NoAccountError extends Error {
  override name = 'NoAccountError'
}

/** The path of a page that sets a new password for the account with this address; its owner can read that it was made. */
export const makeLinkFor = (db: Kysely<Database>, username: string): Promise<string> =>
  inTransaction(db, async (transaction) => {
    const user = await findNamed(transaction, username)
    if (!user) throw new NoAccountError(`No account has the address ${username}`)
    await noteEvent(transaction, { userId: user.id, kind: 'reset-link-made' })
    return makePasswordLink(transaction, user.id)
  })
