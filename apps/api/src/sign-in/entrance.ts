import type { SignedIn, User } from '@tri/api-contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import type { TokenCipher } from '../db/token-cipher.js'
import type { DeepReadonly } from '../http/deep-readonly.js'
import { HttpError, stillThere } from '../http/errors.js'
import type { AttemptLimits } from '../http/security/rate-limit.js'
import type { AccountMails } from '../recovery/account-mails.js'
import { expectStanding } from '../users/sign-in.js'
import { findAccount, findUser } from '../users/users.repository.js'
import { visitOf } from '../users/visit.js'
import { noteEntry } from './note-entry.js'
import { listPasskeys } from './passkeys.repository.js'
import { countRecoveryCodes } from './recovery-codes.js'
import type { FoundStep, SignInSteps } from './sign-in-steps.js'
import { hasTotp } from './totp.js'

/** What every way in works with. */
export type SignInParts = {
  db: Kysely<Database>
  limits: AttemptLimits
  mails: AccountMails
  steps: SignInSteps
  cipher: TokenCipher
  publicOrigin: string | undefined
}

type Call = { request: FastifyRequest; reply: FastifyReply }

/** Who gave a first factor, and as of when. */
type Verified = { userId: number; sessionGeneration: number }

const TOO_LATE = 'That took too long, or was tried too often. Please sign in again'

/**
 * Starts a session for who has given all that is asked of them; for who has to give a second factor it only remembers, in this
 * browser, that the first one was right: nothing opens by that.
 */
export async function enter(
  app: FastifyInstance,
  { db, mails, steps }: SignInParts,
  call: Call & Verified,
): Promise<DeepReadonly<SignedIn>> {
  const { userId, sessionGeneration, request } = call
  const ways = await secondFactorsOf(db, userId)
  if (ways.length === 0) return startSession(app, { db, mails }, { request, userId, sessionGeneration })
  await steps.begin(db, call, { userId, state: { kind: 'second-factor', sessionGeneration } })
  return { next: 'second-factor', ways }
}

type Entry = Verified & {
  request: FastifyRequest
  /** What has to happen with it: a step used up, a code taken. */
  along?: (transaction: Db) => Promise<void>
}

/** Starts a session, in one transaction with what belongs to it; a Refusal when all sessions were ended since. */
export function startSession(
  app: FastifyInstance,
  { mails }: Pick<SignInParts, 'db' | 'mails'>,
  { request, userId, sessionGeneration, along }: Entry,
): Promise<DeepReadonly<User>> {
  return app.sessions.start(request, async (transaction) => {
    const { password } = stillThere(await findAccount(transaction, userId))
    await expectStanding(transaction, { id: userId, password, sessionGeneration })
    await along?.(transaction)
    await noteEntry(transaction, mails, { userId, visit: visitOf(request) })
    return stillThere(await findUser(transaction, userId))
  })
}

/** Within a transaction: uses the step up; a Refusal when its time is over. */
export async function takeStep(transaction: Db, steps: SignInSteps, step: FoundStep): Promise<void> {
  if (!(await steps.take(transaction, step))) throw tooLate()
}

export const tooLate = (): HttpError => new HttpError('unauthenticated', TOO_LATE)

/** By what the second factor may be given; none where none is asked for. */
async function secondFactorsOf(db: Db, userId: number) {
  if (!(await hasTotp(db, userId))) return []
  const hasPasskeys = (await listPasskeys(db, userId)).length > 0
  const hasCodes = (await countRecoveryCodes(db, userId)) > 0
  return [
    'code' as const,
    ...(hasPasskeys ? (['passkey'] as const) : []),
    ...(hasCodes ? (['recovery-code'] as const) : []),
  ]
}
