import type { SignIn } from '@tri/api-contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.js'
import { maskAddress, type Visit } from './visit.js'

/** How many the user is shown. */
const SHOWN = 20
const KEPT_FOR = sql`interval '90 days'`

type Entry = Visit & { userId: number | null; kind: SignIn['kind'] }

/** Notes what happened at an account's door: never a password, and no whole address. */
export async function noteSignIn(db: Db, { userId, kind, address, device }: Entry): Promise<void> {
  await db
    .insertInto('sign_ins')
    .values({ userId: accountOf(userId), kind, address: maskAddress(address), device })
    .execute()
}

/** The user's id unless the account has just been erased. */
const accountOf = (userId: number | null) => sql<number>`(select id from users where id = ${userId})`

/** The latest of a user, newest first. */
export const listSignIns = (db: Db, userId: number) =>
  db
    .selectFrom('sign_ins')
    .select(['at', 'kind', 'address', 'device'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** Forgets those of more than 90 days ago. */
export async function pruneSignIns(db: Db): Promise<void> {
  await db.deleteFrom('sign_ins').where('at', '<', sql<string>`now() - ${KEPT_FOR}`).execute()
}
