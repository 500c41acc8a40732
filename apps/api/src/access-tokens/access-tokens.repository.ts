import type { AccessToken, NewAccessToken } from '@tri/api-contract'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'

const SEEN = ['id', 'name', 'prefix', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

/** The newest first. */
export const listTokens = (db: Db, userId: number): Promise<AccessToken[]> =>
  db.selectFrom('access_tokens').select(SEEN).where('userId', '=', userId).orderBy('id', 'desc').execute()

/** How many a user has, those that have ended included. */
export async function countTokens(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('access_tokens')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Kept = NewAccessToken & { userId: number; prefix: string; tokenHash: string }

/** Within a transaction. */
export async function insertToken(transaction: Db, { days, scopes, ...token }: Kept): Promise<AccessToken> {
  const { userId, tokenHash } = token
  const expiresAt = days === null ? null : sql<string>`now() + interval '1 day' * ${days}`
  const made = await transaction
    .insertInto('access_tokens')
    .values({ ...token, scopes: JSON.stringify(scopes), expiresAt })
    .returning(SEEN)
    .executeTakeFirstOrThrow()
  await transaction.insertInto('token_owners').values({ userId, tokenHash }).execute()
  await announce(transaction, userId, { noun: 'access-tokens' })
  return made
}

/** Within a transaction: the token opens nothing from its commit on. Its name; undefined when the user has no such token. */
export async function deleteToken(transaction: Db, userId: number, id: number): Promise<string | undefined> {
  const ended = await transaction
    .deleteFrom('access_tokens')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['name', 'tokenHash'])
    .executeTakeFirst()
  if (!ended) return undefined
  await transaction.deleteFrom('token_owners').where('tokenHash', '=', ended.tokenHash).execute()
  await announce(transaction, userId, { noun: 'access-tokens' })
  return ended.name
}
