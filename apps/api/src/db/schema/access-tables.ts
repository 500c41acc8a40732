import type { TokenScope } from '@tri/api-contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

/** What a user's own scripts call with. */
export type AccessTables = {
  access_tokens: {
    userId: number
    id: GeneratedAlways<number>
    name: string
    /** How the token begins, for its owner to know it by. */
    prefix: string
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    scopes: Json<TokenScope[]>
    createdAt: Generated<Instant>
    /** Null for never. */
    expiresAt: Instant | null
    /** To the hour; null for never. */
    lastUsedAt: Instant | null
  }
  /** Whose a token is; the user's own rows say whether it still holds. */
  token_owners: {
    tokenHash: string
    userId: number
  }
}
