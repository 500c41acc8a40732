import { MAX_TIME_OFF, type NewTimeOff, type TimeOff } from '@tri/api-contract'
import type { Kysely, Selectable } from 'kysely'
import { announce } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { lockUser } from '../users/users.repository.js'

/** The earliest first. */
export async function listTimeOff(db: Db, userId: number): Promise<TimeOff[]> {
  const rows = await db
    .selectFrom('time_off')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('firstDay')
    .orderBy('id')
    .execute()
  return rows.map(toTimeOff)
}

/** Once for each submit; a Refusal when the user has told of as much as there is room for. */
export const addTimeOff = (db: Kysely<Database>, by: Submitted, told: NewTimeOff): Promise<TimeOff> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // Two at once do not both take the last place.
    await lockUser(transaction, userId)
    const [added] = await insertTimeOff(transaction, userId, [told])
    return orNotFound(added, 'Time off')
  })

/** Within a transaction that holds the user. */
async function insertTimeOff(transaction: Db, userId: number, told: readonly NewTimeOff[]): Promise<TimeOff[]> {
  if (told.length === 0) return []
  const { count } = await transaction
    .selectFrom('time_off')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) + told.length > MAX_TIME_OFF)
    throw new HttpError('conflict', `There is room for ${MAX_TIME_OFF} times off. Please remove some that are over`)
  const rows = await transaction
    .insertInto('time_off')
    .values(
      told.map(({ from, to, reason, sports, minutesPerDay, symptoms }) => ({
        userId,
        firstDay: from,
        lastDay: to,
        reason,
        sports: sports ? JSON.stringify(sports) : null,
        minutesPerDay: minutesPerDay ?? null,
        symptoms: symptoms ? JSON.stringify(symptoms) : null,
      })),
    )
    .returningAll()
    .execute()
  await announce(transaction, userId, { noun: 'time-off' })
  return rows.map(toTimeOff)
}

/** Within a transaction that holds the user: what a file tells of and is not there yet. */
export async function bringInTimeOff(transaction: Db, userId: number, told: readonly NewTimeOff[]): Promise<void> {
  const there = new Set((await listTimeOff(transaction, userId)).map(nameOf))
  const missing = told.filter((each) => !there.has(nameOf(each)))
  await insertTimeOff(transaction, userId, missing)
}

const nameOf = ({ from, to, reason }: NewTimeOff): string => `${from} ${to} ${reason}`

/** A Refusal when the user has no such time off. */
export const removeTimeOff = (db: Kysely<Database>, userId: number, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const removed = await transaction
      .deleteFrom('time_off')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    orNotFound(removed, 'Time off')
    await announce(transaction, userId, { noun: 'time-off' })
  })

function toTimeOff(row: Selectable<Database['time_off']>): TimeOff {
  const { id, firstDay: from, lastDay: to, reason, sports, minutesPerDay, symptoms } = row
  return {
    id,
    from,
    to,
    reason,
    ...(sports && { sports: [...sports] }),
    ...(minutesPerDay !== null && { minutesPerDay }),
    ...(symptoms && { symptoms: [...symptoms] }),
  }
}
