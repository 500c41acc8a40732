import type { NewPasskey } from '@tri/api-contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

/** How far a browser has come with signing in, or with adding a passkey. */
export type SignInStep =
  /** The first factor was right; `challenge` when a passkey is asked for as the second. */
  | { kind: 'second-factor'; sessionGeneration: number; challenge?: string }
  | { kind: 'passkey'; challenge: string }
  | { kind: 'adding-passkey'; challenge: string }

/** Ways in besides a password. */
export type SignInTables = {
  totp: {
    userId: number
    /** Closed. */
    secret: string
    /** The last step of time of which a code was used. */
    lastStep: number
    createdAt: Generated<Instant>
  }
  recovery_codes: {
    userId: number
    /** SHA-256 of the code, in hex. */
    codeHash: string
  }
  passkeys: {
    userId: number
    id: GeneratedAlways<number>
    credentialId: string
    /** In COSE, as base64url. */
    publicKey: string
    counter: number
    transports: Json<NewPasskey['transports']>
    name: string
    createdAt: Generated<Instant>
    lastUsedAt: Instant | null
  }
  sign_in_steps: {
    /** SHA-256 of the cookie, in hex. */
    key: string
    userId: number | null
    state: Json<SignInStep>
    tries: Generated<number>
    expiresAt: Instant
  }
}
