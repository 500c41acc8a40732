import { MAX_THRESHOLDS, type NewThreshold, type StoredThreshold } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import { announce } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { lockUser } from '../users/users.repository.js'

const SEEN = ['id', 'sport', 'kind', 'value', 'measuredOn', 'source', 'joules'] as const

/** The oldest first; of one day in the order they were told. */
export async function listThresholds(db: Db, userId: number): Promise<StoredThreshold[]> {
  const rows = await db
    .selectFrom('thresholds')
    .select(SEEN)
    .where('userId', '=', userId)
    .orderBy('measuredOn')
    .orderBy('id')
    .execute()
  return rows.map(toThreshold)
}

type Row = Omit<StoredThreshold, 'joules'> & { joules: number | null }

const toThreshold = ({ joules, ...told }: Row): StoredThreshold => ({ ...told, ...(joules !== null && { joules }) })

/** Once for each submit; a Refusal when the user has as many as there is room for. */
export const addThreshold = (db: Kysely<Database>, by: Submitted, told: NewThreshold): Promise<StoredThreshold> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // Two at once do not both take the last place.
    await lockUser(transaction, userId)
    const [added] = await insertThresholds(transaction, userId, [told])
    return toThreshold(orNotFound(added, 'Threshold'))
  })

/** Within a transaction that holds the user. */
async function insertThresholds(transaction: Db, userId: number, told: readonly NewThreshold[]) {
  if (told.length === 0) return []
  const { count } = await transaction
    .selectFrom('thresholds')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) + told.length > MAX_THRESHOLDS)
    throw new HttpError('conflict', `There is room for ${MAX_THRESHOLDS} thresholds. Please remove some old ones`)
  const added = await transaction
    .insertInto('thresholds')
    .values(told.map((each) => ({ userId, ...each })))
    .returning(SEEN)
    .execute()
  await announce(transaction, userId, { noun: 'thresholds' })
  return added
}

/** Within a transaction that holds the user: what a file tells of and is not there yet. */
export async function bringInThresholds(transaction: Db, userId: number, told: readonly NewThreshold[]): Promise<void> {
  if (told.length === 0) return
  const there = new Set((await listThresholds(transaction, userId)).map(nameOf))
  await insertThresholds(
    transaction,
    userId,
    told.filter((each) => !there.has(nameOf(each))),
  )
}

const nameOf = ({ sport, kind, value, measuredOn }: NewThreshold) => `${sport} ${kind} ${value} ${measuredOn}`

/** A Refusal when the user has no such threshold. */
export const removeThreshold = (db: Kysely<Database>, userId: number, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const removed = await transaction
      .deleteFrom('thresholds')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    orNotFound(removed, 'Threshold')
    await announce(transaction, userId, { noun: 'thresholds' })
  })
