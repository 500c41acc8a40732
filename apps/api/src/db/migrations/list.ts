import type { Migration } from 'kysely'
import { accountsAndPlans } from './0001-accounts-and-plans.js'

/** In the order of their names. Imported one by one, so that they survive bundling. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-plans': accountsAndPlans,
}
