import type { PasswordReset } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { nowText } from '../clock.js'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError } from '../http/errors.js'
import { deleteAllSessions } from '../http/security/session-store.js'
import { noteEvent } from '../users/account-events.js'
import { refuseCommon } from '../users/common-passwords.js'
import { hashPassword } from '../users/passwords.js'
import { setPassword } from '../users/users.repository.js'
import { maskAddress, type Visit } from '../users/visit.js'
import { findLink, takeLink } from './account-links.js'
import type { AccountMails } from './account-mails.js'

const GONE = 'This link was used already, or is too old. Please ask for a new one'

/** Sets a new password by a link: every session of the user ends, none begins, and the user is told by mail. */
export async function resetPassword(
  db: Kysely<Database>,
  mails: Pick<AccountMails, 'passwordWasReset'>,
  { token, newPassword, visit }: PasswordReset & { visit: Visit },
): Promise<void> {
  // A hash is expensive, and a link is not lost to a password that is refused.
  if (!(await findLink(db, token, 'password'))) throw new HttpError('missing', GONE)
  refuseCommon('newPassword', newPassword)
  const hash = await hashPassword(newPassword)
  await inTransaction(db, async (transaction) => {
    const link = await takeLink(transaction, token, 'password')
    if (!link || !(await setPassword(transaction, link.userId, hash))) throw new HttpError('missing', GONE)
    const { userId } = link
    await deleteAllSessions(transaction, userId)
    await noteEvent(transaction, { userId, kind: 'password-reset', visit })
    const seen = { userId, device: visit.device, network: maskAddress(visit.address), at: nowText() }
    await mails.passwordWasReset(seen, { within: transaction })
  })
}
