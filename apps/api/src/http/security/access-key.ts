import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_PREFIX, type TokenScope } from '@tri/api-contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../db/schema.js'
import { standingUser } from '../../db/standing-user.js'

/** What a call with an access token may do, and whose it is. */
export type KeyHolder = { userId: number; tokenId: number; name: string; scopes: readonly TokenScope[] }

/** A new token of 256 random bits, and what is stored of it. */
export function newAccessKey(): { token: string; tokenHash: string } {
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`
  return { token, tokenHash: hashOf(token) }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The token of `Authorization: Bearer ...`; undefined where the call brings none. */
export function bearerOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return authorization === undefined ? undefined : /^Bearer +(\S+) *$/i.exec(authorization)?.[1]
}

/** How exactly the last use is known: a write for each call would be many. */
const IS_STALE = sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 hour'`

/**
 * Whose token it is, asked of the database for each call, so that a revoked one opens nothing on any instance; undefined for one
 * that is not, has ended, or belongs to an account that is switched off.
 */
export async function findKeyHolder(db: Db, token: string): Promise<KeyHolder | undefined> {
  const tokenHash = hashOf(token)
  const owner = await db
    .selectFrom('token_owners')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!owner) return undefined
  const { userId } = owner
  const row = await standingUser(db, userId)
    .innerJoin('access_tokens', 'access_tokens.userId', 'users.id')
    .select(['access_tokens.id', 'name', 'scopes', IS_STALE.as('isStale')])
    .where('access_tokens.userId', '=', userId)
    .where('tokenHash', '=', tokenHash)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', sql<string>`now()`)]))
    .executeTakeFirst()
  if (!row) return undefined
  if (row.isStale) await noteUse(db, userId, row.id)
  return { userId, tokenId: row.id, name: row.name, scopes: row.scopes }
}

const noteUse = (db: Db, userId: number, id: number) =>
  db
    .updateTable('access_tokens')
    .set({ lastUsedAt: sql`now()` })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute()
