import type { Credentials } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { SWITCHED_OFF } from '../http/security/session-store.js'
import { fitsPassword, hashPassword, isOutdated } from './passwords.js'
import { noteSignIn } from './sign-ins.js'
import { findLogin, holdLogin, replacePassword, type VerifiedLogin } from './users.repository.js'
import type { Visit } from './visit.js'

/**
 * The user these credentials belong to, with what they were verified against; one Refusal for a wrong address and a wrong
 * password. What is refused is noted.
 */
export async function signIn(db: Kysely<Database>, credentials: Credentials, visit: Visit) {
  for (;;) {
    const verified = await verify(db, credentials, visit)
    const current = await withFreshHash(db, verified.login, credentials.password)
    if (current) return { ...verified, login: current }
  }
}

/**
 * Holds a verified log-in until the transaction ends, so that what ends sessions comes before it or after it; a Refusal when
 * something came before.
 */
export async function expectStanding(transaction: Db, login: VerifiedLogin): Promise<void> {
  if (await holdLogin(transaction, login)) return
  throw new HttpError('unauthenticated', 'All devices were just signed out of this account. Please log in again')
}

async function verify(db: Kysely<Database>, { username, password }: Credentials, visit: Visit) {
  const found = await findLogin(db, username)
  const fits = await fitsPassword(found?.password, password)
  if (!found || !fits) {
    await noteSignIn(db, { userId: found?.id ?? null, kind: 'refused', ...visit })
    throw new HttpError('unauthenticated', 'Invalid email or password')
  }
  const { password: hash, sessionGeneration, disabledAt, ...user } = found
  // Said to those alone who know the password: nobody else learns that there is such an account.
  if (disabledAt) throw new HttpError('forbidden', SWITCHED_OFF)
  return { user, login: { id: user.id, password: hash, sessionGeneration } }
}

/** The log-in with its hash brought up to date; undefined when somebody else replaced the hash first. */
async function withFreshHash(db: Db, login: VerifiedLogin, password: string): Promise<VerifiedLogin | undefined> {
  if (!isOutdated(login.password)) return login
  const to = await hashPassword(password)
  return (await replacePassword(db, login.id, { from: login.password, to })) && { ...login, password: to }
}
