import { MAX_ACCESS_TOKENS, type NewAccessToken, TOKEN_PREFIX } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError } from '../http/errors.js'
import { newAccessKey } from '../http/security/access-key.js'
import { noteEvent } from '../users/account-events.js'
import { lockUser } from '../users/users.repository.js'
import type { Visit } from '../users/visit.js'
import { countTokens, insertToken } from './access-tokens.repository.js'

/** Letters of a token that its owner is shown later: enough to know it by, and no help in guessing it. */
const SHOWN = TOKEN_PREFIX.length + 6

/** Makes a token and tells it, this once; a Refusal when the user has as many as there is room for. */
export const makeToken = (
  db: Kysely<Database>,
  { userId, visit }: { userId: number; visit: Visit },
  wanted: NewAccessToken,
) =>
  inTransaction(db, async (transaction) => {
    // Two at once do not both take the last place.
    await lockUser(transaction, userId)
    if ((await countTokens(transaction, userId)) >= MAX_ACCESS_TOKENS)
      throw new HttpError(
        'conflict',
        `There is room for ${MAX_ACCESS_TOKENS} access tokens. Please revoke some old ones`,
      )
    const { token, tokenHash } = newAccessKey()
    const made = await insertToken(transaction, { ...wanted, userId, prefix: token.slice(0, SHOWN), tokenHash })
    await noteEvent(transaction, { userId, kind: 'token-made', detail: made.name, visit })
    return { ...made, token }
  })
