import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { HttpError, stillThere } from '../http/errors.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { fitsPassword } from '../users/passwords.js'
import { noteSignIn } from '../users/sign-ins.js'
import { findAccount } from '../users/users.repository.js'
import type { Visit } from '../users/visit.js'

const WRONG = 'This is not your current password'

/** Who says so, and what they typed in which field. */
export type Claim = Visit & { userId: number; field: string; password: string }

/**
 * The hash of the user's password; a Refusal for a wrong one. Attempts count together with those at the login, and a wrong
 * one is noted like there.
 */
export async function confirmPassword(
  db: Kysely<Database>,
  limits: AttemptLimits,
  { userId, field, password, ...visit }: Claim,
): Promise<string> {
  const { username, password: phc } = stillThere(await findAccount(db, userId))
  await limits.signIn({ address: visit.address, username }, async () => {
    if (await fitsPassword(phc, password)) return
    await noteSignIn(db, { userId, kind: 'refused', ...visit })
    throw new HttpError('invalid', WRONG, { issues: [{ path: field, message: WRONG }] })
  })
  return phc
}
