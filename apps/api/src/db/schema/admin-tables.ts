import type { AdminAct } from '@tri/api-contract'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './column.js'

/** Who may come in, and what those who run the server did. */
export type AdminTables = {
  invites: {
    id: GeneratedAlways<number>
    /** SHA-256 of the token, in hex. */
    tokenHash: string
    /** Printed by the server: whoever uses it runs the server. */
    makesAdmin: Generated<boolean>
    /** The only address that it is for, while it is open; forgotten once it is used. */
    email: string | null
    madeAt: Generated<Instant>
    expiresAt: Instant
    usedAt: Instant | null
  }
  backup_runs: {
    id: GeneratedAlways<number>
    at: Generated<Instant>
    /** Of one that was made and read back. */
    file: string | null
    bytes: number | null
    /** Why none was made. */
    problem: string | null
  }
  admin_acts: {
    id: GeneratedAlways<number>
    at: Generated<Instant>
    kind: AdminAct['kind']
    /** Numbers of users, who may be erased since. */
    doneBy: number
    doneTo: number | null
  }
}
