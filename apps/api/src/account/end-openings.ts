import type { Opening } from '@tri/api-contract'
import { forgetFeed } from '../calendar/calendar.repository.js'
import type { Db } from '../db/schema.js'
import { deleteShares } from '../sharing/sharing.repository.js'

/** Within a transaction: ends what else opens the account to others. `disconnect` ends the connection to Garmin. */
export async function endOpenings(
  transaction: Db,
  userId: number,
  {
    openings,
    disconnect,
  }: { openings: readonly Opening[]; disconnect: (transaction: Db, userId: number) => Promise<void> },
): Promise<void> {
  if (openings.includes('feed')) await forgetFeed(transaction, userId)
  if (openings.includes('shares')) await deleteShares(transaction, userId)
  if (openings.includes('garmin')) await disconnect(transaction, userId)
}
