import type { Db } from '../db/schema.js'
import type { Jobs, Queue } from '../jobs/jobs.js'
import { lockUser } from '../users/users.repository.js'
import { findByAccount, lockConnection, type SealedTokens } from './connections.repository.js'
import type { Garmin } from './garmin.js'
import { GarminFailure } from './garmin-call.js'
import { goodToken, openToken, sealTokens, unlessOver } from './with-token.js'

/** All that is left of a connection whose user is erased, until Garmin has heard of it; the tokens are closed. */
export type Farewell = SealedTokens & {
  userId: number
  garminUserId: string
  /** The tokens were asked for anew: when they are refused too, it is over at Garmin. */
  isRenewed?: true
}

/**
 * Within the transaction that erases a user, and before that: leaves it to a job to end the connection at Garmin, so that
 * it ends there if and only if the user is gone here.
 */
export async function leaveFarewell(
  transaction: Db,
  userId: number,
  { jobs, farewells }: { jobs: Jobs; farewells: Queue<Farewell> },
): Promise<void> {
  // Nobody connects in between.
  await lockUser(transaction, userId)
  const connection = await lockConnection(transaction, userId)
  if (!connection?.isActive) return
  const { garminUserId, accessToken, refreshToken, tokenExpiresAt } = connection
  if (!accessToken || !refreshToken || !tokenExpiresAt) return
  const farewell = { userId, garminUserId, accessToken, refreshToken, tokenExpiresAt }
  await jobs.send(farewells, farewell, { within: transaction })
}

/**
 * Ends a connection at Garmin that is gone here. A refresh token works once: new tokens are handed on with `renew`, for
 * whoever is next.
 */
export async function sayFarewell(
  garmin: Garmin,
  farewell: Farewell,
  renew: (farewell: Farewell) => Promise<void>,
): Promise<void> {
  // Who has connected the account again wants it to stand.
  if (await findByAccount(garmin.db, farewell.garminUserId)) return
  const token = goodToken(garmin.box, farewell)
  if (!token) return askAnew(garmin, farewell, renew)
  try {
    await garmin.client.deregister(token)
  } catch (error) {
    if (!(error instanceof GarminFailure) || error.isPassing) throw error
    if (error.status === 401 && !farewell.isRenewed) return askAnew(garmin, farewell, renew)
    garmin.log.info({ err: error }, 'a connection whose user is erased was over at Garmin')
  }
}

async function askAnew({ box, client, log }: Garmin, farewell: Farewell, renew: (farewell: Farewell) => Promise<void>) {
  const refreshToken = openToken(box, farewell, 'refreshToken')
  const tokens = refreshToken && (await client.refresh(refreshToken).catch(unlessOver))
  if (!tokens) return log.info('a connection whose user is erased could not be ended: Garmin takes its key no longer')
  await renew({ ...farewell, ...sealTokens(box, farewell.userId, tokens), isRenewed: true })
}
