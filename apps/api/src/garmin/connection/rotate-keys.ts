import type { Kysely } from 'kysely'
import { everyUser } from '../../db/every-user.js'
import type { Database } from '../../db/schema.js'
import type { TokenCipher } from '../../db/token-cipher.js'
import { inTransaction } from '../../db/transaction.js'
import { lockConnection, storeTokens } from './connections.repository.js'

/**
 * Closes every token again with the newest key, a row at a time, while the server runs. One that no key opens any more
 * stays: its user is asked to connect again when it is needed.
 */
export async function rotateKeys(
  db: Kysely<Database>,
  cipher: TokenCipher,
): Promise<{ closedAgain: number; unreadable: number }> {
  const rows = await db
    .selectFrom('garmin_connections')
    .select('userId')
    .where('isActive', '=', true)
    .modifyEnd(everyUser)
    .execute()
  const counts = { closedAgain: 0, unreadable: 0 }
  for (const { userId } of rows) {
    const outcome = await inTransaction(db, async (transaction) => {
      const connection = await lockConnection(transaction, userId)
      if (!connection?.accessToken || !connection.refreshToken || !connection.tokenExpiresAt) return undefined
      const { accessToken, refreshToken, tokenExpiresAt } = connection
      if (cipher.isCurrent(accessToken) && cipher.isCurrent(refreshToken)) return undefined
      const access = cipher.decrypt(accessToken, { userId, column: 'accessToken' })
      const refresh = cipher.decrypt(refreshToken, { userId, column: 'refreshToken' })
      if (access === undefined || refresh === undefined) return 'unreadable' as const
      await storeTokens(transaction, userId, {
        accessToken: cipher.encrypt(access, { userId, column: 'accessToken' }),
        refreshToken: cipher.encrypt(refresh, { userId, column: 'refreshToken' }),
        tokenExpiresAt,
      })
      return 'closedAgain' as const
    })
    if (outcome) counts[outcome] += 1
  }
  return counts
}
