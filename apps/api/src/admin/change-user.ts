import type { AdminAct, UserChange } from '@tri/api-contract'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { orNotFound } from '../http/errors.js'
import { deleteAllSessions } from '../http/security/session-store.js'
import { makePasswordLink } from '../recovery/password-link.js'
import { noteEvent } from '../users/account-events.js'
import { keepAnAdmin } from '../users/last-admin.js'
import { eraseUser, lockUser } from '../users/users.repository.js'
import { noteAct } from './acts.js'
import { disableUser, enableUser } from './disable-user.js'
import { describeUser } from './find-users.js'

/** Who does it, and to whom. */
type Deed = { by: number; to: number }

/** Within a transaction: the account as it is then; what is so already is not noted again. */
export async function changeUser(transaction: Db, { by, to }: Deed, { isDisabled, role }: UserChange) {
  await lockUser(transaction, to)
  const note = (kind: AdminAct['kind']) => noteAct(transaction, { kind, by, to })
  if (isDisabled === true || role === 'user') await keepAnAdmin(transaction, to)
  if (isDisabled === true && (await disableUser(transaction, to))) await note('user-disabled')
  if (isDisabled === false && (await enableUser(transaction, to))) await note('user-enabled')
  if (role && (await giveRole(transaction, to, role))) await note(role === 'admin' ? 'made-admin' : 'made-user')
  return orNotFound(await describeUser(transaction, to), 'Account')
}

async function giveRole(transaction: Db, userId: number, role: 'user' | 'admin'): Promise<boolean> {
  const changed = await transaction
    .updateTable('users')
    .set({ role })
    .where('id', '=', userId)
    .where('role', '<>', role)
    .returning('id')
    .executeTakeFirst()
  if (changed) await announce(transaction, userId, { noun: 'account' })
  return changed !== undefined
}

/** Within a transaction: erases the account with all that is theirs. `leave` is what Garmin is told before. */
export async function eraseByAdmin(
  transaction: Db,
  { by, to }: Deed,
  leave: (transaction: Db, userId: number) => Promise<void>,
): Promise<void> {
  await keepAnAdmin(transaction, to)
  await leave(transaction, to)
  orNotFound(await eraseUser(transaction, to), 'Account')
  await noteAct(transaction, { kind: 'user-erased', by, to })
}

/** Within a transaction: signs the account out everywhere. */
export async function endSessionsOf(transaction: Db, { by, to }: Deed): Promise<void> {
  orNotFound(await describeUser(transaction, to), 'Account')
  await deleteAllSessions(transaction, to)
  await noteAct(transaction, { kind: 'sessions-ended', by, to })
}

/** Within a transaction: the path of a page that sets a new password for the account; its owner can see that it was made. */
export async function makeResetLink(transaction: Db, { by, to }: Deed): Promise<{ path: string }> {
  orNotFound(await describeUser(transaction, to), 'Account')
  await noteEvent(transaction, { userId: to, kind: 'reset-link-made' })
  await noteAct(transaction, { kind: 'reset-link-made', by, to })
  return { path: await makePasswordLink(transaction, to) }
}
