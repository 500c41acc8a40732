import type { AccountEvent, Role, SignIn } from '@tri/api-contract'
import type { BySport, ExperienceLevel, WeeklySchedule } from '@tri/plan-engine'
import type { OwnBounds, TargetMethod } from '@tri/plan-engine/zones'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, Json } from './column.js'

/** What accounts are, and who uses them. */
export type AccountTables = {
  users: {
    id: GeneratedAlways<number>
    username: string
    /** A PHC string. */
    password: string
    /** How often all sessions of the user were ended; a log-in that was verified before starts none. */
    sessionGeneration: Generated<number>
    defaultSwimPace: string | null
    defaultBikePace: string | null
    defaultRunPace: string | null
    experienceLevel: ExperienceLevel | null
    defaultWeeklySchedule: Json<WeeklySchedule> | null
    units: 'miles' | 'metric' | null
    poolUnits: 'metres' | 'yards' | null
    /** Metres; null until chosen. */
    poolLength: 25 | 50 | null
    suggestsChanges: boolean | null
    /** Null until chosen. */
    targetMethods: Json<Partial<BySport<TargetMethod>>> | null
    ownZones: Json<OwnBounds[]> | null
    currentTrainingPlanId: number | null
    role: Generated<Role>
    /** Switched off by an admin: nobody gets in, and nothing of theirs is shown to others. */
    disabledAt: Instant | null
    createdAt: Generated<Instant>
  }
  sessions: {
    /** SHA-256 of the session id, in hex: the id itself is only in the cookie. */
    key: string
    userId: number
    createdAt: Generated<Instant>
    lastSeenAt: Generated<Instant>
    /** Like `Firefox on Windows`; null where an older version began it, like the next one. */
    device: string | null
    /** Masked. */
    address: string | null
  }
  account_events: {
    userId: number
    id: GeneratedAlways<number>
    at: Generated<Instant>
    kind: AccountEvent['kind']
    /** What it was about: the name of a passkey, an address. */
    detail: string | null
    /** Masked; null for what nobody's visit brought about, like the next one. */
    address: string | null
    device: string | null
    /** Waits for the owner to say whether it was them. */
    isOpen: Generated<boolean>
  }
  sign_ins: {
    id: GeneratedAlways<number>
    /** Null where no account has the address that was tried. */
    userId: number | null
    at: Generated<Instant>
    kind: SignIn['kind']
    /** Masked. */
    address: string
    device: string
  }
  rate_limits: {
    key: string
    spent: number
    resetsAt: Instant
  }
  idempotency_keys: {
    /** `user 7`, or `visitor`. */
    scope: string
    key: string
    userId: number
    /** SHA-256 of method, address and content, in hex. */
    requestHash: string
    answer: Json<unknown> | null
    createdAt: Generated<Instant>
  }
  leases: {
    name: string
    /** A number of the work that holds it. */
    holder: string
    endsAt: Instant
  }
  secrets: {
    name: string
    value: string
  }
}
