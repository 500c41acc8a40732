import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { listStanding } from '../http/security/session-store.js'

/** Characters of a session's key by which its owner names it: enough to be the only one, and of no use to get in. */
const NAMED_BY = 24

/** What the owner calls a session. */
export const nameOfSession = (key: string): string => key.slice(0, NAMED_BY)

/** The sessions of a user that stand, the latest use first. */
export async function listSessions(db: Db, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['key', 'createdAt', 'lastSeenAt', 'device', 'address'])
    .where('userId', '=', userId)
    .orderBy('lastSeenAt', 'desc')
    .execute()
  if (rows.length === 0) return []
  const standing = new Set(
    (
      await listStanding(
        db,
        rows.map(({ key }) => key),
      )
    ).map(({ key }) => key),
  )
  return rows.filter(({ key }) => standing.has(key))
}

/** Within a transaction: ends one session of the user; false where it is none of theirs. */
export async function endSession(transaction: Db, userId: number, name: string): Promise<boolean> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where(sql<boolean>`left(key, ${NAMED_BY}) = ${name}`)
    .returning('key')
    .execute()
  if (ended.length > 0) await announce(transaction, userId, { noun: 'sign-ins' })
  return ended.length > 0
}
