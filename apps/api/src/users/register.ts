import type { Credentials, Registration } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { SignUpRules } from '../config/sign-up-env.js'
import type { Database, Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { claimKey, findIdempotentRequest, type IdempotentRequest, sha256 } from '../http/idempotency.js'
import { expectAdmissible, useInvite } from '../sign-ups/admission.js'
import { refuseCommon } from './common-passwords.js'
import { fitsPassword, hashPassword } from './passwords.js'
import { expectStanding } from './sign-in.js'
import { findLogin, insertUser } from './users.repository.js'

const SCOPE = 'visitor'

type User = NonNullable<Awaited<ReturnType<typeof insertUser>>>

/** Does the work in one transaction with what follows for the user it answers, if any. */
export type Begin = (work: (transaction: Db) => Promise<User | undefined>) => Promise<User | undefined>

type SignUp = {
  submit?: IdempotentRequest | undefined
  /** Signs the user in. */
  begin: Begin
  /** Who may sign up. */
  rules: SignUpRules
}

/**
 * A new account; a Refusal for a taken e-mail address or a password everybody tries first. The same submit again, with the
 * password, is answered with the account it made.
 */
export async function register(db: Kysely<Database>, credentials: Registration, { submit, begin, rules }: SignUp) {
  refuseCommon('password', credentials.password)
  // A visitor's key counts for one address only: nobody can take another's.
  const claim = submit && { ...submit, key: sha256(`${submit.key}\n${credentials.username}`) }
  const again = async () => {
    const made = await findMade(db, credentials, claim)
    return (
      made &&
      begin(async (transaction) => {
        await expectStanding(transaction, made.login)
        return made.user
      })
    )
  }
  const user = (await again()) ?? (await make(db, credentials, { claim, begin, rules })) ?? (await again())
  if (!user) throw new HttpError('conflict', 'An account with this e-mail already exists')
  return user
}

type Making = { claim: IdempotentRequest | undefined; begin: Begin; rules: SignUpRules }

/** The new user; undefined when the address is taken, maybe by the same submit. */
async function make(
  db: Kysely<Database>,
  { password, invite, ...chosen }: Registration,
  { claim, begin, rules }: Making,
) {
  const { username } = chosen
  await expectAdmissible(db, rules, { username, invite })
  if (await findLogin(db, username)) return undefined
  const phc = await hashPassword(password)
  return begin(async (transaction) => {
    const user = await insertUser(transaction, { ...chosen, password: phc })
    if (!user) return user
    if (claim) await claimKey(transaction, { ...claim, scope: SCOPE, userId: user.id })
    return invite === undefined ? user : { ...user, role: await useInvite(transaction, user.id, invite) }
  })
}

/** The user that this submit made before, with what was verified; undefined for a new submit, and for another password. */
async function findMade(
  db: Kysely<Database>,
  { username, password }: Credentials,
  claim: IdempotentRequest | undefined,
) {
  if (!claim || !(await findIdempotentRequest(db, SCOPE, claim))) return undefined
  const found = await findLogin(db, username)
  if (!found || !(await fitsPassword(found.password, password))) return undefined
  const { password: hash, sessionGeneration, disabledAt: _, ...user } = found
  return { user, login: { id: user.id, password: hash, sessionGeneration } }
}
