import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Db } from '../db/schema.js'

type Purpose = Database['account_links']['purpose']

type NewLink = { userId: number; purpose: Purpose; seconds: number; email?: string }

/** Within a transaction: a token of 256 bits that lets its finder do one thing once; older ones for the same are void. */
export async function makeLink(transaction: Db, { userId, purpose, seconds, email }: NewLink): Promise<string> {
  await voidLinks(transaction, userId, purpose)
  const token = randomBytes(32).toString('base64url')
  await transaction
    .insertInto('account_links')
    .values({
      tokenHash: hashOf(token),
      userId,
      purpose,
      email: email ?? null,
      expiresAt: sql<string>`now() + interval '1 second' * ${seconds}`,
    })
    .execute()
  return token
}

/** Whose link stands, without using it up. */
export const findLink = (db: Db, token: string, purpose: Purpose) =>
  db
    .selectFrom('account_links')
    .select(['userId', 'email'])
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .executeTakeFirst()

/** Within a transaction: uses a link up; undefined for one that was used, is too old or never was. Of two at once, one gets it. */
export const takeLink = (transaction: Db, token: string, purpose: Purpose) =>
  transaction
    .deleteFrom('account_links')
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', sql<string>`now()`)
    .returning(['userId', 'email'])
    .executeTakeFirst()

/** Within a transaction. */
async function voidLinks(transaction: Db, userId: number, purpose: Purpose): Promise<void> {
  await transaction.deleteFrom('account_links').where('userId', '=', userId).where('purpose', '=', purpose).execute()
}

/** Forgets those whose time is over. */
export async function pruneLinks(db: Db): Promise<void> {
  await db.deleteFrom('account_links').where('expiresAt', '<', sql<string>`now()`).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
