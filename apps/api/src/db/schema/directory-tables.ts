import type { Generated } from 'kysely'
import type { Instant } from './column.js'

/** What leads to a user where only a name, a token or an account elsewhere is known; the user's own rows say whether it still holds. */
export type DirectoryTables = {
  login_names: {
    /** The e-mail address, in lower case. */
    name: string
    userId: number
  }
  public_tokens: {
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    userId: number
    /** The plan that is shared; null for the token of a calendar's feed. */
    trainingPlanId: number | null
  }
  account_links: {
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    userId: number
    /** What its finder may do. */
    purpose: 'password' | 'email'
    /** The address that it confirms. */
    email: string | null
    createdAt: Generated<Instant>
    expiresAt: Instant
  }
  device_accounts: {
    /** The athlete's id at Garmin, of an active connection. */
    accountId: string
    userId: number
  }
}
