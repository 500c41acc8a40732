import type { Kysely, Migration } from 'kysely'
import { accounts } from './tables/accounts.js'
import { activities } from './tables/activities.js'
import { plans } from './tables/plans.js'
import { sharing } from './tables/sharing.js'
import { trust } from './tables/trust.js'

/** In an order in which each table finds those that it refers to. */
const statements = [...accounts, ...plans, ...activities, ...sharing, ...trust]

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}
