import type { SignIn } from '@tri/api-contract'
import { sql } from 'kysely'
import { announce, announcing } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { NOBODY } from './users.repository.js'
import { maskAddress, type Visit } from './visit.js'

/** How many the user is shown. */
const SHOWN = 20
const COUNTED_FOR = sql`interval '7 days'`
const KEPT_FOR = sql`interval '90 days'`

type Entry = Visit & { userId: number | null; kind: SignIn['kind'] }

/**
 * Notes what happened at an account's door: never a password, and no whole address. Where there is no account it asks and tells
 * as much, so that the time it takes does not say so.
 */
export async function noteSignIn(db: Db, { userId, kind, address, device }: Entry): Promise<void> {
  await announcing(db, async (transaction) => {
    const account = await findAccountId(transaction, userId ?? NOBODY)
    await transaction
      .insertInto('sign_ins')
      .values({ userId: account?.id ?? null, kind, address: maskAddress(address), device })
      .execute()
    await announce(transaction, account?.id ?? NOBODY, { noun: 'sign-ins' })
  })
}

/** Nobody's when the account has just been erased. */
const findAccountId = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()

/** The latest of a user, newest first. */
export const listSignIns = (db: Db, userId: number) =>
  db
    .selectFrom('sign_ins')
    .select(['at', 'kind', 'address', 'device'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** Wrong passwords of the last days: how many, since when, from how many networks. */
export const countWrongPasswords = (db: Db, userId: number) =>
  db
    .selectFrom('sign_ins')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.min('at').as('since'),
      fn.count<number>('address').distinct().as('networks'),
    ])
    .where('userId', '=', userId)
    .where('kind', '=', 'refused')
    .where('at', '>', sql<string>`now() - ${COUNTED_FOR}`)
    .executeTakeFirstOrThrow()

/** Whether somebody got in to the account from this network before. */
export async function isKnownNetwork(db: Db, { username, address }: { username: string; address: string }) {
  const entry = await db
    .selectFrom('sign_ins')
    .innerJoin('login_names', 'login_names.userId', 'sign_ins.userId')
    .select('sign_ins.id')
    .where('login_names.name', '=', username)
    .where('kind', 'in', ['registered', 'signed-in'])
    .where('address', '=', maskAddress(address))
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Whether nobody has come in to a user's account on such a device, though on others. */
export async function isNewDevice(db: Db, userId: number, device: string): Promise<boolean> {
  const { known, all } = await db
    .selectFrom('sign_ins')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number>`count(*) filter (where device = ${device})`.as('known'),
    ])
    .where('userId', '=', userId)
    .where('kind', 'in', ['registered', 'signed-in'])
    .executeTakeFirstOrThrow()
  return all > 0 && known === 0
}

/** Forgets those of more than 90 days ago. */
export async function pruneSignIns(db: Db): Promise<void> {
  await db.deleteFrom('sign_ins').where('at', '<', sql<string>`now() - ${KEPT_FOR}`).execute()
}
