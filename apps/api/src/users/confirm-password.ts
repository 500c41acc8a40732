import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'
import { HttpError, stillThere } from '../http/errors.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import { fitsPassword, NO_PASSWORD } from './passwords.js'
import { noteSignIn } from './sign-ins.js'
import { findAccount } from './users.repository.js'
import { visitOf } from './visit.js'

const WRONG = 'This is not your current password'
const MISSING = 'Please enter the password of your account'
const NOT_FRESH = 'Please log out and sign in again, and do this within ten minutes of it'

/** How long a sign-in stands for a password, of an account that has none. */
const FRESH = sql`interval '10 minutes'`

/** Who says so, and what they typed in which field. */
export type Claim = { userId: number; field: string; password: string | undefined; request: FastifyRequest }

/**
 * The hash of the user's password; a Refusal for a wrong one. Attempts count together with those at the login, and a wrong
 * one is noted like there. Where an account has no password, its owner must have signed in minutes ago.
 */
export async function confirmPassword(
  db: Kysely<Database>,
  limits: AttemptLimits,
  { userId, field, password, request }: Claim,
): Promise<string> {
  const { username, password: phc } = stillThere(await findAccount(db, userId))
  if (phc === NO_PASSWORD) {
    if (!(await isFresh(db, request.caller.sessionKey))) throw new HttpError('forbidden', NOT_FRESH)
    return phc
  }
  if (password === undefined) throw new HttpError('invalid', MISSING, { issues: [{ path: field, message: MISSING }] })
  const visit = visitOf(request)
  await limits.signIn({ address: visit.address, username }, async () => {
    if (await fitsPassword(phc, password)) return
    await noteSignIn(db, { userId, kind: 'refused', ...visit })
    throw new HttpError('invalid', WRONG, { issues: [{ path: field, message: WRONG }] })
  })
  return phc
}

async function isFresh(db: Kysely<Database>, sessionKey: string): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select('key')
    .where('key', '=', sessionKey)
    .where('createdAt', '>', sql<string>`now() - ${FRESH}`)
    .executeTakeFirst()
  return session !== undefined
}
