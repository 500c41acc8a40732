import { sql } from 'kysely'
import { everyUser } from '../db/every-user.js'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'

const LAST = 'There has to be an admin. Please make somebody else one first'

/**
 * Within a transaction, before an admin is erased, switched off or made a user: a Refusal where nobody would run the server any
 * more. Of two admins who remove each other at once the second waits, and is refused.
 */
export async function keepAnAdmin(transaction: Db, userId: number): Promise<void> {
  const user = await transaction.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst()
  if (user?.role !== 'admin') return
  await sql`select pg_advisory_xact_lock(hashtext('triplan admins'))`.execute(transaction)
  const admins = await transaction
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabledAt', 'is', null)
    .modifyEnd(everyUser)
    .execute()
  if (admins.length === 1 && admins[0]?.id === userId) throw new HttpError('conflict', LAST)
}

/** The same for an account that its owner erases: who has a server to themselves may leave it empty. */
export async function keepAnAdminForOthers(transaction: Db, userId: number): Promise<void> {
  const other = await transaction
    .selectFrom('login_names')
    .select('userId')
    .where('userId', '<>', userId)
    .limit(1)
    .execute()
  if (other.length > 0) await keepAnAdmin(transaction, userId)
}
