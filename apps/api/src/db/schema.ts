import type { Kysely, Transaction } from 'kysely'
import type { AccessTables } from './schema/access-tables.js'
import type { AccountTables } from './schema/account-tables.js'
import type { AdaptTables } from './schema/adapt-tables.js'
import type { AdminTables } from './schema/admin-tables.js'
import type { DirectoryTables } from './schema/directory-tables.js'
import type { GarminTables } from './schema/garmin-tables.js'
import type { PlanTables } from './schema/plan-tables.js'
import type { SignInTables } from './schema/sign-in-tables.js'

export type { FormerRow, KeptDay } from './schema/adapt-tables.js'
export type { WebhookPart } from './schema/garmin-tables.js'
export type { SignInStep } from './schema/sign-in-tables.js'

/** Columns in camel case; `database.ts` turns them into the snake case of the tables. */
export type Database = AccessTables &
  AccountTables &
  AdminTables &
  AdaptTables &
  PlanTables &
  GarminTables &
  DirectoryTables &
  SignInTables

/** A database or a transaction in it. */
export type Db = Kysely<Database> | Transaction<Database>
