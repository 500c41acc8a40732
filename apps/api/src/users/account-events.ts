import type { AccountEvent } from '@tri/api-contract'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import { everyUser } from '../db/every-user.js'
import type { Db } from '../db/schema.js'
import { maskAddress, type Visit } from './visit.js'

/** How many the owner is shown. */
const SHOWN = 100
const KEPT_FOR = sql`interval '90 days'`

type Entry = {
  userId: number
  kind: AccountEvent['kind']
  /** What it was about, as the owner knows it: never a secret. */
  detail?: string | undefined
  /** Whose call brought it about; absent for what the server did by itself. */
  visit?: Visit | undefined
  /** Whether the owner is to say that it was them. */
  isOpen?: boolean
}

/** Within the transaction of what happened: notes it for the owner of the account. */
export async function noteEvent(
  transaction: Db,
  { userId, kind, detail, visit, isOpen = false }: Entry,
): Promise<void> {
  await transaction
    .insertInto('account_events')
    .values({
      userId,
      kind,
      detail: detail ?? null,
      address: visit ? maskAddress(visit.address) : null,
      device: visit?.device ?? null,
      isOpen,
    })
    .execute()
  await announce(transaction, userId, { noun: 'sign-ins' })
}

/** The latest of a user within 90 days, newest first. */
export const listEvents = (db: Db, userId: number) =>
  db
    .selectFrom('account_events')
    .select(['id', 'at', 'kind', 'detail', 'address', 'device', 'isOpen'])
    .where('userId', '=', userId)
    .where('at', '>', sql<string>`now() - ${KEPT_FOR}`)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute()

/** Within a transaction: nothing waits any more for the owner to say that it was them. */
export async function closeEvents(transaction: Db, userId: number): Promise<void> {
  const closed = await transaction
    .updateTable('account_events')
    .set({ isOpen: false })
    .where('userId', '=', userId)
    .where('isOpen', '=', true)
    .returning('id')
    .execute()
  if (closed.length > 0) await announce(transaction, userId, { noun: 'sign-ins' })
}

/** Forgets those of more than 90 days ago. */
export async function pruneEvents(db: Db): Promise<void> {
  await db
    .deleteFrom('account_events')
    .where('at', '<', sql<string>`now() - ${KEPT_FOR}`)
    .modifyEnd(everyUser)
    .execute()
}
