import type { Kysely, Migration } from 'kysely'
import { accounts } from './tables/accounts.js'
import { activities } from './tables/activities.js'
import { garmin } from './tables/garmin.js'
import { plans } from './tables/plans.js'
import { sharing } from './tables/sharing.js'
import { trust } from './tables/trust.js'

/** In an order in which each table finds those that it refers to. */
const statements = [...accounts, ...plans, ...activities, ...garmin, ...sharing, ...trust]

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
