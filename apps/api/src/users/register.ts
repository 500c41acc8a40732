import type { Credentials } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { Refusal } from '../http/errors.js'
import { refuseCommon } from './common-passwords.js'
import { hashPassword } from './passwords.js'
import { findLogin, insertUser } from './users.repository.js'

/** A new account; a Refusal for a taken e-mail address or a password everybody tries first. */
export async function register(db: Kysely<Database>, { username, password }: Credentials) {
  refuseCommon('password', password)
  if (await findLogin(db, username)) throw taken()
  const user = await insertUser(db, username, await hashPassword(password))
  if (!user) throw taken()
  return user
}

const taken = () => new Refusal('conflict', 'An account with this e-mail already exists')
