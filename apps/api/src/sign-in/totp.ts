import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { now } from '../clock.js'
import { everyUser } from '../db/every-user.js'
import type { Db } from '../db/schema.js'
import type { TokenCipher } from '../db/token-cipher.js'

const ISSUER = 'TriPlan'
/** Steps of 30 seconds by which a clock may be off. */
const WINDOW = 1

const totpOf = (secret: string, label = '') => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) })

/** The step of time whose code this is, within a step of now; undefined for a wrong one. */
export function stepOf(secret: string, code: string, at = now().getTime()): number | undefined {
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), timestamp: at, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp: at }) + delta
}

type Kept = { secret: string; step: number }

/** Within a transaction: codes of this secret are asked for from now on, later ones than that of `step`. */
export async function keepTotp(
  transaction: Db,
  cipher: TokenCipher,
  { userId, secret, step }: Kept & { userId: number },
): Promise<void> {
  const row = { secret: cipher.encrypt(secret, { userId, column: 'totp' }), lastStep: step }
  await transaction
    .insertInto('totp')
    .values({ userId, ...row })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute()
}

export async function hasTotp(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('totp').select('userId').where('userId', '=', userId).executeTakeFirst()
  return row !== undefined
}

/** Uses a code up: true when it is one of the user's app, and no code of then or later was used before. */
export async function useTotp(
  db: Db,
  cipher: TokenCipher,
  { userId, code }: { userId: number; code: string },
): Promise<boolean> {
  const row = await db.selectFrom('totp').select('secret').where('userId', '=', userId).executeTakeFirst()
  const secret = row && cipher.decrypt(row.secret, { userId, column: 'totp' })
  const step = secret && stepOf(secret, code)
  if (!step) return false
  const used = await db
    .updateTable('totp')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .executeTakeFirst()
  return used !== undefined
}

/** Within a transaction: false where there was none. */
export async function forgetTotp(transaction: Db, userId: number): Promise<boolean> {
  const gone = await transaction.deleteFrom('totp').where('userId', '=', userId).returning('userId').executeTakeFirst()
  return gone !== undefined
}

/** Closes every secret again with the newest key; how many there were, and how many no key opens. */
export async function rotateTotp(db: Db, cipher: TokenCipher): Promise<{ closedAgain: number; unreadable: number }> {
  const rows = await db.selectFrom('totp').select(['userId', 'secret']).modifyEnd(everyUser).execute()
  const counts = { closedAgain: 0, unreadable: 0 }
  for (const { userId, secret: closed } of rows) {
    if (cipher.isCurrent(closed)) continue
    const secret = cipher.decrypt(closed, { userId, column: 'totp' })
    counts[secret === undefined ? 'unreadable' : 'closedAgain'] += 1
    if (secret === undefined) continue
    await db
      .updateTable('totp')
      .set({ secret: cipher.encrypt(secret, { userId, column: 'totp' }) })
      .where('userId', '=', userId)
      .where('secret', '=', sql<string>`${closed}`)
      .execute()
  }
  return counts
}
