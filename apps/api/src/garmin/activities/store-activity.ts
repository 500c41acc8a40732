import { type Insertable, sql } from 'kysely'
import { startsAround } from '../../activities/files/file-activities.repository.js'
import { linkByItself } from '../../activities/link-by-itself.js'
import type { StoredActivity } from '../../activities/links.repository.js'
import { announce } from '../../db/announce.js'
import type { Database, Db } from '../../db/schema.js'
import { inTransaction } from '../../db/transaction.js'
import type { Garmin } from '../client/garmin.js'
import { isPassedOver, type Summary, toColumns } from './summary.js'

/** Corrections outrank reports, whenever they come; of each the later call wins. */
const CORRECTION = 2 ** 40

/** The rank of what the call with this log number told. */
export const orderOf = (logId: number, isCorrection: boolean): number => logId + (isCorrection ? CORRECTION : 0)

type Told = { summary: Summary; order: number }

/**
 * Stores an activity once, however often it is told: a later report changes its values, an earlier one does not. Links it
 * when only one thing can be meant. Undefined for one that is passed over: the whole of several legs, a change between two,
 * or what came from a file already.
 */
export async function storeActivity({ db }: Pick<Garmin, 'db'>, userId: number, told: Told) {
  if (isPassedOver(told.summary)) return undefined
  const columns = { ...toColumns(told.summary), userId, source: 'garmin' as const, receivedOrder: told.order }
  return inTransaction(db, async (transaction): Promise<StoredActivity | undefined> => {
    if (await isFiled(transaction, columns)) return undefined
    await forgetParent(transaction, userId, told.summary)
    const stored = await upsert(transaction, columns)
    if (!stored) return undefined
    await announce(transaction, userId, { noun: 'activities', id: stored.id })
    await linkByItself(transaction, userId, stored)
    return stored
  })
}

type Row = Insertable<Database['garmin_activities']>

/** Undefined when what is stored was told later. */
const upsert = (transaction: Db, row: Row): Promise<StoredActivity | undefined> => {
  const { userId: _, garminActivityId: __, ...values } = row
  return transaction
    .insertInto('garmin_activities')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'garminActivityId'])
        .doUpdateSet(values)
        .where('garmin_activities.receivedOrder', '<=', Number(row.receivedOrder)),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Whether the athlete brought it in as a file before. */
async function isFiled(transaction: Db, { userId, sport, startTime }: Row): Promise<boolean> {
  const filed = await transaction
    .selectFrom('garmin_activities')
    .select('id')
    .where('userId', '=', userId)
    .where('source', '=', 'file')
    .where('sport', 'is not distinct from', sport ?? null)
    .where(startsAround(startTime))
    .executeTakeFirst()
  return filed !== undefined
}

/** A leg came: the whole, if it was stored before, goes, or its hours would count twice. */
async function forgetParent(transaction: Db, userId: number, { parentSummaryId }: Summary) {
  if (!parentSummaryId) return
  const forgotten = await transaction
    .deleteFrom('garmin_activities')
    .where('userId', '=', userId)
    .where('source', '=', 'garmin')
    .where('linkedWorkoutId', 'is', null)
    .where(sql<boolean>`activity_data ->> 'summaryId' = ${parentSummaryId}`)
    .executeTakeFirst()
  if (forgotten.numDeletedRows > 0) await announce(transaction, userId, { noun: 'activities' })
}
