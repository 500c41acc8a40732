import { type Kysely, sql } from 'kysely'
import { now } from '../../clock.js'
import type { Database, Db } from '../../db/schema.js'
import { HttpError } from '../errors.js'
import { keyOf } from './rate-limit.js'

/** Seconds after which a claim ends by itself: its instance is gone, or the work took too long. */
export const CLAIM_SECONDS = 600
/** What is left of a claim when it is too late to give it back: it may be somebody else's before the statement arrives. */
const MARGIN_SECONDS = 10
const RETRY_AFTER_SECONDS = 10

export type GiveBack = (on?: Db) => Promise<void>

type Work = { what: string; userId: number; refusal: string }

/**
 * Claims a kind of work for a user, on all instances at once; returns how to give the claim back, within the work's transaction
 * where it has one. A Refusal while another one stands. It is a row and no lock of the connection, which may be another one for each transaction behind a pooler.
 */
export async function claimOne(db: Kysely<Database>, { what, userId, refusal }: Work): Promise<GiveBack> {
  const key = keyOf('one at a time', what, String(userId))
  const endsAt = now().getTime() + (CLAIM_SECONDS - MARGIN_SECONDS) * 1_000
  const claimed = await db
    .insertInto('rate_limits')
    .values({ key, spent: 1, resetsAt: sql<string>`now() + interval '1 second' * ${CLAIM_SECONDS}` })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ resetsAt: sql`excluded.resets_at` })
        .where(sql<boolean>`rate_limits.resets_at <= now()`),
    )
    .returning('key')
    .executeTakeFirst()
  if (!claimed) throw new HttpError('tooMany', refusal, { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return async (on = db) => {
    if (now().getTime() < endsAt) await on.deleteFrom('rate_limits').where('key', '=', key).execute()
  }
}
