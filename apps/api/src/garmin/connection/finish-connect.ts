import { setTimeout as pause } from 'node:timers/promises'
import type { GarminConnectError } from '@tri/api-contract'
import { sql } from 'kysely'
import { inTransaction } from '../../db/transaction.js'
import type { Garmin } from '../client/garmin.js'
import type { Tokens } from '../client/garmin-client.js'
import { hashState, STATE_MINUTES } from './begin-connect.js'
import { findByAccount, lockAccount, lockConnection, upsertConnection } from './connections.repository.js'
import { sealTokens } from './with-token.js'

/** Milliseconds before each further question for permissions, which Garmin may not know right after the consent. */
const PAUSES = [0, 300, 900]

/** What the browser brings back from Garmin. */
type Return = { code?: string; state?: string; error?: string }

/** Undefined when the account is connected, else why it is not. */
export async function finishConnect(
  garmin: Garmin,
  userId: number | undefined,
  { code, state, error }: Return,
): Promise<GarminConnectError | undefined> {
  if (userId === undefined) return 'not_signed_in'
  const begun = state ? await takeState(garmin, userId, state) : undefined
  if (!begun || !state) return 'invalid_state'
  if (error !== undefined) return error === 'access_denied' ? 'access_denied' : 'refused'
  if (!code) return 'refused'
  const verifier = garmin.cipher.decrypt(begun.verifier, { userId, column: 'verifier' })
  if (!verifier) return 'invalid_state'
  try {
    const tokens = await garmin.client.exchange({ code, state, verifier, redirectUri: begun.redirectUri })
    const garminUserId = await garmin.client.userId(tokens.accessToken)
    const permissions = await askPermissions(garmin, tokens.accessToken)
    return await store(garmin, userId, { tokens, garminUserId, permissions })
  } catch (err) {
    garmin.log.warn({ err }, 'a Garmin account could not be connected')
    return 'exchange_failed'
  }
}

/** A state works once, for the user it was made for, and not for long. */
const takeState = ({ db }: Garmin, userId: number, state: string) =>
  db
    .deleteFrom('garmin_oauth_states')
    .where('stateHash', '=', hashState(state))
    .where('userId', '=', userId)
    .where('createdAt', '>', sql<string>`now() - interval '1 minute' * ${STATE_MINUTES}`)
    .returning(['verifier', 'redirectUri'])
    .executeTakeFirst()

/** None when Garmin does not tell: the connection stands without, and they are asked for again later. */
async function askPermissions({ client, log }: Garmin, token: string): Promise<string[]> {
  for (const milliseconds of PAUSES) {
    await pause(milliseconds)
    try {
      return await client.permissions(token)
    } catch (err) {
      log.warn({ err }, 'Garmin does not tell permissions yet')
    }
  }
  return []
}

type Account = { tokens: Tokens; garminUserId: string; permissions: readonly string[] }

/** One Garmin account belongs to one user here: its reports name nobody else. */
function store({ db, cipher }: Garmin, userId: number, { tokens, garminUserId, permissions }: Account) {
  return inTransaction(db, async (transaction): Promise<GarminConnectError | undefined> => {
    await lockAccount(transaction, garminUserId)
    await lockConnection(transaction, userId)
    const holder = await findByAccount(transaction, garminUserId)
    if (holder && holder.userId !== userId) return 'account_in_use'
    await upsertConnection(transaction, { userId, garminUserId, permissions, ...sealTokens(cipher, userId, tokens) })
    return undefined
  })
}
