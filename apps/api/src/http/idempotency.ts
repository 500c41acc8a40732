import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError } from './errors.js'

/** Hours that a submit is remembered. */
const KEPT_FOR = sql`interval '24 hours'`

const REUSED = 'This Idempotency-Key was already used for something else. Please send a new key with a new request'

/** A request under the number that its sender gave it. */
export type IdempotentRequest = { key: string; requestHash: string }

/** Who asks, and under which number, if any. */
export type Submitted = { userId: number; submit: IdempotentRequest | undefined }

const scopeOf = (userId: number) => `user ${userId}`

/** The request's Idempotency-Key with what it asks for; undefined without one, a Refusal for one that cannot be. */
export function readIdempotencyKey(
  { headers, method, url }: FastifyRequest,
  content: unknown,
): IdempotentRequest | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new HttpError(
      'invalid',
      'Please send an Idempotency-Key of 1 to 200 letters, digits and signs without blanks',
    )
  }
  const [path] = url.split('?', 1)
  return { key, requestHash: sha256(JSON.stringify([method, path, content ?? null])) }
}

/**
 * Does the user's work in one transaction, and once for each submit: a repetition gets the first answer, also at the same
 * time and after a restart. A Refusal when the key was used for another request. What fails may be tried again.
 */
export function runOnce<T extends object>(
  db: Kysely<Database>,
  { userId, submit }: Submitted,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (transaction) => {
    if (!submit) return work(transaction)
    const claim = { scope: scopeOf(userId), userId, ...submit }
    if (!(await claimKey(transaction, claim))) return firstAnswer<T>(transaction, claim)
    const answer = await work(transaction)
    await keepAnswer(transaction, claim, JSON.stringify(answer))
    return answer
  })
}

/** Whether the user's submit was answered before. */
export const isRepeated = async (db: Db, { userId, submit }: Submitted): Promise<boolean> =>
  submit !== undefined && (await findIdempotentRequest(db, scopeOf(userId), submit)) !== undefined

type Claim = IdempotentRequest & { scope: string; userId: number }

/** True for the first; others wait until the first one's transaction has ended, and are told what came of it. */
export async function claimKey(transaction: Db, claim: Claim): Promise<boolean> {
  const claimed = await transaction
    .insertInto('idempotency_keys')
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return claimed !== undefined
}

/** The submit as it was claimed before; undefined for a new one. */
export const findIdempotentRequest = (db: Db, scope: string, { key }: IdempotentRequest) =>
  db.selectFrom('idempotency_keys').selectAll().where('scope', '=', scope).where('key', '=', key).executeTakeFirst()

/** Forgets the submits of more than a day ago. */
export async function pruneIdempotencyKeys(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('createdAt', '<', sql<string>`now() - ${KEPT_FOR}`).execute()
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function firstAnswer<T>(transaction: Db, { scope, ...submit }: Claim): Promise<T> {
  const first = await findIdempotentRequest(transaction, scope, submit)
  if (first?.requestHash !== submit.requestHash) throw new HttpError('conflict', REUSED)
  return first.answer as T
}

const keepAnswer = (transaction: Db, { scope, key }: Claim, answer: string) =>
  transaction
    .updateTable('idempotency_keys')
    .set({ answer })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
