import { sql } from 'kysely'
import type { Db } from '../db/schema.js'

const LIFE_DAYS = 7
/** How many are shown, and how many may be open at a time. */
const SHOWN = 200
export const MOST_OPEN = 500
const KEPT_FOR = sql`interval '90 days'`

const SEEN = ['id', 'email', 'madeAt', 'expiresAt', 'usedAt'] as const

const isOpen = sql<boolean>`used_at is null and expires_at > now()`
const expiry = sql<string>`now() + interval '1 day' * ${LIFE_DAYS}`

type NewInvite = { tokenHash: string; email?: string | undefined; makesAdmin?: boolean }

export const insertInvite = (db: Db, { tokenHash, email, makesAdmin = false }: NewInvite) =>
  db
    .insertInto('invites')
    .values({ tokenHash, makesAdmin, email: email ?? null, expiresAt: expiry })
    .returning(SEEN)
    .executeTakeFirstOrThrow()

/** Those that admins made, newest first. */
export const listInvites = (db: Db) =>
  db.selectFrom('invites').select(SEEN).where('makesAdmin', '=', false).orderBy('id', 'desc').limit(SHOWN).execute()

export async function countOpenInvites(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOpen)
    .executeTakeFirstOrThrow()
  return count
}

/** An invite that can still be used; undefined for any other token. */
export const findOpenInvite = (db: Db, tokenHash: string) =>
  db
    .selectFrom('invites')
    .select(['id', 'makesAdmin', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where(isOpen)
    .executeTakeFirst()

/**
 * Within a transaction: uses it up, and forgets for whom it was; undefined when somebody else was faster. Once there is an
 * admin, every other link that makes one is void.
 */
export async function spendInvite(transaction: Db, tokenHash: string) {
  const spent = await transaction
    .updateTable('invites')
    .set({ usedAt: sql<string>`now()`, email: null })
    .where('tokenHash', '=', tokenHash)
    .where(isOpen)
    .returning('makesAdmin')
    .executeTakeFirst()
  if (spent?.makesAdmin)
    await transaction.deleteFrom('invites').where('makesAdmin', '=', true).where('usedAt', 'is', null).execute()
  return spent
}

/** Gives an open invite another token, whose link goes out by mail; undefined when it was used or withdrawn meanwhile. */
export const renewInvite = (db: Db, id: number, tokenHash: string) =>
  db.updateTable('invites').set({ tokenHash }).where('id', '=', id).where(isOpen).returning('email').executeTakeFirst()

/** The id of an invite that was not used; undefined when there is none. */
export const deleteInvite = (db: Db, id: number) =>
  db
    .deleteFrom('invites')
    .where('id', '=', id)
    .where('makesAdmin', '=', false)
    .where('usedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()

/** Forgets those whose time was over long ago. */
export async function pruneInvites(db: Db): Promise<void> {
  await db.deleteFrom('invites').where(sql<boolean>`expires_at < now() - ${KEPT_FOR}`).execute()
}
