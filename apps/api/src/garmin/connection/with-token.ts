import { now } from '../../clock.js'
import type { TokenCipher } from '../../db/token-cipher.js'
import { inTransaction } from '../../db/transaction.js'
import { HttpError } from '../../http/errors.js'
import type { Garmin } from '../client/garmin.js'
import { GarminFailure } from '../client/garmin-call.js'
import { InvalidGrant, type Tokens } from '../client/garmin-client.js'
import {
  type Connection,
  endConnection,
  findConnection,
  lockConnection,
  renewStored,
  type SealedTokens,
} from './connections.repository.js'

/** Seconds before its end in which an access token is not used any more. */
const SKEW = 600

const RECONNECT = 'Garmin no longer accepts our key. Please disconnect and connect your Garmin account again'

/** There is no connection that could work; the message says what to do. */
export class NotConnected extends HttpError {
  override name = 'NotConnected'
}

/**
 * Does something with a good access token of the user; once more with a new one when Garmin says that it is not active.
 * NotConnected when there is no connection, or Garmin has ended it.
 */
export async function withToken<T>(garmin: Garmin, userId: number, work: (token: string) => Promise<T>): Promise<T> {
  const token = await freshToken(garmin, userId)
  try {
    return await work(token)
  } catch (error) {
    if (!(error instanceof GarminFailure && error.status === 401)) throw error
    return work(await freshToken(garmin, userId, token))
  }
}

/** The access token, or a new one where it is about to end, or is the `refused` one. */
export async function freshToken(garmin: Garmin, userId: number, refused?: string): Promise<string> {
  const connection = await findConnection(garmin.db, userId)
  const token = usableToken(garmin.cipher, connection, refused)
  return token ?? refreshOnce(garmin, userId, refused)
}

/**
 * New tokens, one refresh at a time for a user on all instances: the row is held while Garmin is asked, and who waited for
 * it finds the new tokens there. Both are stored, or none.
 */
async function refreshOnce({ db, cipher, client }: Garmin, userId: number, refused?: string): Promise<string> {
  const token = await inTransaction(db, async (transaction) => {
    const connection = await lockConnection(transaction, userId)
    const meanwhile = usableToken(cipher, connection, refused)
    if (meanwhile) return meanwhile
    const refreshToken = openToken(cipher, connection, 'refreshToken')
    const tokens = refreshToken && (await client.refresh(refreshToken).catch(unlessOver))
    if (!tokens) {
      await endConnection(transaction, userId, 'reconnect')
      return undefined
    }
    await renewStored(transaction, userId, sealTokens(cipher, userId, tokens))
    return tokens.accessToken
  })
  if (!token) throw new NotConnected('conflict', RECONNECT)
  return token
}

/** For a refresh: undefined for a grant that is over. */
export function unlessOver(error: unknown): undefined {
  if (error instanceof InvalidGrant) return undefined
  throw error
}

type Found = Awaited<ReturnType<typeof findConnection>>

function usableToken(cipher: TokenCipher, connection: Found, refused?: string): string | undefined {
  if (!connection) throw new NotConnected('conflict', 'Please connect your Garmin account first')
  if (!connection.isActive) throw new NotConnected('conflict', RECONNECT)
  const token = connection.areTokensDue ? undefined : goodToken(cipher, connection)
  return token === refused ? undefined : token
}

/** The access token, opened; undefined for one that is about to end or cannot be opened. */
export function goodToken(cipher: TokenCipher, connection: Kept): string | undefined {
  const endsAt = Date.parse(connection.tokenExpiresAt ?? '')
  if (!(endsAt - SKEW * 1000 > now().getTime())) return undefined
  return openToken(cipher, connection, 'accessToken')
}

type Kept = Pick<Connection, 'userId' | 'accessToken' | 'refreshToken' | 'tokenExpiresAt'>

/** Undefined for a token that cannot be opened any more: it is as good as none. */
export function openToken(cipher: TokenCipher, connection: Kept | undefined, column: 'accessToken' | 'refreshToken') {
  const sealed = connection?.[column]
  return connection && sealed ? cipher.decrypt(sealed, { userId: connection.userId, column }) : undefined
}

/** Tokens as they are stored. */
export const sealTokens = (cipher: TokenCipher, userId: number, tokens: Tokens): SealedTokens => ({
  accessToken: cipher.encrypt(tokens.accessToken, { userId, column: 'accessToken' }),
  refreshToken: cipher.encrypt(tokens.refreshToken, { userId, column: 'refreshToken' }),
  tokenExpiresAt: tokens.tokenExpiresAt,
})
