import type { AdminAct } from '@tri/api-contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.js'

const SHOWN = 100
const KEPT_FOR = sql`interval '2 years'`

type Act = { kind: AdminAct['kind']; by: number; to?: number }

/** Within the transaction of what was done. */
export async function noteAct(transaction: Db, { kind, by, to }: Act): Promise<void> {
  await transaction
    .insertInto('admin_acts')
    .values({ kind, doneBy: by, doneTo: to ?? null })
    .execute()
}

/** The latest, newest first, with the addresses of those who still have an account. */
export const listActs = (db: Db) =>
  db
    .selectFrom('admin_acts')
    .leftJoin('login_names as actor', 'actor.userId', 'doneBy')
    .leftJoin('login_names as target', 'target.userId', 'doneTo')
    .select(['id', 'at', 'kind', 'actor.name as by', 'doneBy as byId', 'target.name as about', 'doneTo as aboutId'])
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** Forgets those of more than two years ago. */
export async function pruneActs(db: Db): Promise<void> {
  await db.deleteFrom('admin_acts').where('at', '<', sql<string>`now() - ${KEPT_FOR}`).execute()
}
