import { MAX_IMPORTS, type PastImport } from '@tri/api-contract'
import { sql } from 'kysely'
import { announce } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'

const FULL = `There is room for ${MAX_IMPORTS} imports. Please remove an old one that you no longer need`

/** Those of which activities are there, the latest first. */
export async function listImports(db: Db, userId: number): Promise<PastImport[]> {
  const rows = await db
    .selectFrom('past_imports')
    .innerJoin('garmin_activities', (join) =>
      join
        .onRef('garmin_activities.userId', '=', 'past_imports.userId')
        .onRef('garmin_activities.pastImportId', '=', 'past_imports.id'),
    )
    .select(['past_imports.id', 'past_imports.name', 'past_imports.createdAt'])
    .select((row) => [
      row.fn.countAll<string>().as('activities'),
      sql<string>`to_char(min(garmin_activities.local_day), 'YYYY-MM-DD')`.as('firstDay'),
      sql<string>`to_char(max(garmin_activities.local_day), 'YYYY-MM-DD')`.as('lastDay'),
    ])
    .where('past_imports.userId', '=', userId)
    .where('garmin_activities.userId', '=', userId)
    .groupBy(['past_imports.id', 'past_imports.name', 'past_imports.createdAt'])
    .orderBy('past_imports.id', 'desc')
    .execute()
  return rows.map(({ activities, ...row }) => ({ ...row, activities: Number(activities) }))
}

/** All of them, the earliest first. */
export const listOwnImports = (db: Db, userId: number) =>
  db.selectFrom('past_imports').select(['id', 'name', 'createdAt']).where('userId', '=', userId).orderBy('id').execute()

/**
 * Within a transaction that holds the user: those of a file that are named by a number there, as far as there is room; their ids by those
 * numbers.
 */
export async function bringInImports(
  transaction: Db,
  userId: number,
  { imports, wanted }: { imports: readonly { name: string; createdAt: string }[]; wanted: ReadonlySet<number> },
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  const room = MAX_IMPORTS - (await listOwnImports(transaction, userId)).length
  for (const [place, { name, createdAt }] of imports.entries())
    if (wanted.has(place) && ids.size < room)
      ids.set(place, (await insertImport(transaction, userId, { name, createdAt })).id)
  return ids
}

/** Within a transaction that holds the user; a Refusal when there is no room for one more. */
export async function insertImport(transaction: Db, userId: number, row: { name: string; createdAt?: string }) {
  const { count } = await transaction
    .selectFrom('past_imports')
    .select((each) => each.fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= MAX_IMPORTS) throw new HttpError('conflict', FULL)
  return transaction
    .insertInto('past_imports')
    .values({ userId, ...row })
    .returning(['id', 'name', 'createdAt'])
    .executeTakeFirstOrThrow()
}

/** Within a transaction: true when it was there. */
export async function deleteImport(transaction: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('past_imports')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Those of an import that are linked to a workout, held until the transaction ends. */
export const lockLinked = (transaction: Db, userId: number, id: number) =>
  transaction
    .selectFrom('garmin_activities')
    .selectAll()
    .where('userId', '=', userId)
    .where('pastImportId', '=', id)
    .where('linkedWorkoutId', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Within a transaction; answers how many there were. */
export async function deleteImported(transaction: Db, userId: number, id: number): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('garmin_activities')
    .where('userId', '=', userId)
    .where('pastImportId', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) await announce(transaction, userId, { noun: 'activities' })
  return Number(numDeletedRows)
}
