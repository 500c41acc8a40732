import type { Credentials } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { Refusal } from '../http/errors.js'
import { fitsPassword, hashPassword, isOutdated } from './passwords.js'
import { noteSignIn } from './sign-ins.js'
import { findLogin, replacePassword } from './users.repository.js'
import type { Visit } from './visit.js'

/** The user these credentials belong to; one Refusal for a wrong address and a wrong password. What is refused is noted. */
export async function signIn(db: Kysely<Database>, { username, password }: Credentials, visit: Visit) {
  const login = await findLogin(db, username)
  const fits = await fitsPassword(login?.password, password)
  if (!login || !fits) {
    await noteSignIn(db, { userId: login?.id ?? null, kind: 'refused', ...visit })
    throw new Refusal('unauthenticated', 'Invalid email or password')
  }
  const { password: phc, ...user } = login
  if (isOutdated(phc)) await replacePassword(db, user.id, { from: phc, to: await hashPassword(password) })
  return user
}
