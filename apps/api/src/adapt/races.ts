import { MAX_RACES, type NewRace, type Race } from '@tri/api-contract'
import type { Kysely, Selectable } from 'kysely'
import { announce } from '../db/announce.js'
import type { Database, Db } from '../db/schema.js'
import { inTransaction } from '../db/transaction.js'
import { HttpError, orNotFound } from '../http/errors.js'
import { runOnce, type Submitted } from '../http/idempotency.js'
import { lockUser } from '../users/users.repository.js'

/** The earliest first. */
export async function listRaces(db: Db, userId: number): Promise<Race[]> {
  const rows = await db
    .selectFrom('season_races')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('raceDate')
    .orderBy('id')
    .execute()
  return rows.map(toRace)
}

/** Once for each submit; a Refusal when the user has told of as many as there is room for. */
export const addRace = (db: Kysely<Database>, by: Submitted, told: NewRace): Promise<Race> =>
  runOnce(db, by, async (transaction) => {
    const { userId } = by
    // Two at once do not both take the last place.
    await lockUser(transaction, userId)
    const [added] = await insertRaces(transaction, userId, [told])
    return orNotFound(added, 'Race')
  })

/** Within a transaction that holds the user. */
async function insertRaces(transaction: Db, userId: number, told: readonly NewRace[]): Promise<Race[]> {
  if (told.length === 0) return []
  const { count } = await transaction
    .selectFrom('season_races')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) + told.length > MAX_RACES)
    throw new HttpError('conflict', `There is room for ${MAX_RACES} races. Please remove some that are over`)
  const rows = await transaction
    .insertInto('season_races')
    .values(told.map((each) => ({ userId, ...columnsOf(each) })))
    .returningAll()
    .execute()
  await announce(transaction, userId, { noun: 'races' })
  return rows.map(toRace)
}

/** Within a transaction that holds the user: what a file tells of and is not there yet. */
export async function bringInRaces(transaction: Db, userId: number, told: readonly NewRace[]): Promise<void> {
  const there = new Set((await listRaces(transaction, userId)).map(nameOf))
  await insertRaces(
    transaction,
    userId,
    told.filter((each) => !there.has(nameOf(each))),
  )
}

const nameOf = ({ date, kind }: NewRace): string => `${date} ${kind}`

/** Tells a race anew; a Refusal when the user has no such race. */
export const changeRace = (db: Kysely<Database>, userId: number, id: number, told: NewRace): Promise<Race> =>
  inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable('season_races')
      .set(columnsOf(told))
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    const race = toRace(orNotFound(changed, 'Race'))
    await announce(transaction, userId, { noun: 'races' })
    return race
  })

/** A Refusal when the user has no such race. */
export const removeRace = (db: Kysely<Database>, userId: number, id: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const removed = await transaction
      .deleteFrom('season_races')
      .where('userId', '=', userId)
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    orNotFound(removed, 'Race')
    await announce(transaction, userId, { noun: 'races' })
  })

const columnsOf = ({ date: raceDate, priority, kind, name, distances }: NewRace) => ({
  raceDate,
  priority,
  kind,
  name: name ?? null,
  distances: JSON.stringify(distances),
})

function toRace({ id, raceDate: date, priority, kind, name, distances }: Selectable<Database['season_races']>): Race {
  return { id, date, priority, kind, ...(name !== null && { name }), distances: { ...distances } }
}
