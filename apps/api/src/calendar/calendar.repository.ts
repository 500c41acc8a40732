import type { CalendarChoices, CalendarSettings, TrainingTimes } from '@tri/api-contract'
import { SPORTS } from '@tri/plan-engine'
import { type InsertResult, sql } from 'kysely'
import { now } from '../clock.js'
import { announce, announcing } from '../db/announce.js'
import type { Db } from '../db/schema.js'
import { standingUser } from '../db/standing-user.js'

const NO_TIMES: readonly null[] = [null, null, null, null, null, null, null]

/** The settings of a user, also of one who never chose any. */
export async function readCalendar(db: Db, userId: number): Promise<Omit<CalendarSettings, 'eventHost'>> {
  const row = await db.selectFrom('calendars').selectAll().where('userId', '=', userId).executeTakeFirst()
  return {
    feedMadeAt: row?.tokenMadeAt ?? null,
    timeZone: row?.timeZone ?? null,
    startTimes: [...(row?.startTimes ?? NO_TIMES)],
    revision: row?.revision ?? 0,
    timesChangedAt: row && row.revision > 0 ? row.changedAt : null,
    sports: [...(row?.sports ?? SPORTS)],
    reminder: row?.reminder ?? 'none',
    reminderRevision: row?.reminderRevision ?? 0,
    reminderChangedAt: row && row.reminderRevision > 0 ? row.reminderChangedAt : null,
  }
}

/** Whose feed this is; undefined for a token that is not, or no longer, one, and for an account that is switched off. */
export async function findFeedOwner(db: Db, tokenHash: string) {
  const token = await db
    .selectFrom('public_tokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
  if (!token) return undefined
  return standingUser(db, token.userId)
    .innerJoin('calendars', 'calendars.userId', 'users.id')
    .select(['users.id', 'users.units', 'users.poolUnits'])
    .where('calendars.userId', '=', token.userId)
    .where('calendars.tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/** Stores start times; the revision grows when they are others than before. */
export const storeTimes = (db: Db, userId: number, { timeZone, startTimes }: TrainingTimes) =>
  announcingStored(db, userId, (transaction) =>
    transaction
      .insertInto('calendars')
      .values({ userId, timeZone, startTimes: JSON.stringify(startTimes), revision: 1, changedAt: sql<string>`now()` })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet({
            timeZone: sql`excluded.time_zone`,
            startTimes: sql`excluded.start_times`,
            revision: sql`calendars.revision + 1`,
            changedAt: sql`excluded.changed_at`,
          })
          .where(
            sql<boolean>`(calendars.time_zone, calendars.start_times) is distinct from (excluded.time_zone, excluded.start_times)`,
          ),
      )
      .executeTakeFirst(),
  )

const announcingStored = (db: Db, userId: number, store: (transaction: Db) => Promise<InsertResult>): Promise<void> =>
  announcing(db, async (transaction) => {
    const { numInsertedOrUpdatedRows = 0n } = await store(transaction)
    if (numInsertedOrUpdatedRows > 0n) await announce(transaction, userId, { noun: 'calendar' })
  })

/** Stores what is shown and when it reminds; the reminder's revision grows when it is another than before. */
export const storeChoices = (db: Db, userId: number, { sports, reminder }: CalendarChoices) => {
  const shown = JSON.stringify(SPORTS.filter((sport) => sports.includes(sport)))
  return announcingStored(db, userId, (transaction) =>
    transaction
      .insertInto('calendars')
      .values({
        userId,
        startTimes: JSON.stringify(NO_TIMES),
        sports: shown,
        reminder,
        reminderRevision: reminder === 'none' ? 0 : 1,
        reminderChangedAt: sql<string>`now()`,
      })
      .onConflict((conflict) =>
        conflict
          .column('userId')
          .doUpdateSet({
            sports: shown,
            reminder,
            reminderRevision: sql`calendars.reminder_revision + (calendars.reminder <> excluded.reminder)::integer`,
            reminderChangedAt: sql`case when calendars.reminder <> excluded.reminder then excluded.reminder_changed_at else calendars.reminder_changed_at end`,
          })
          .where(
            sql<boolean>`(calendars.sports, calendars.reminder) is distinct from (excluded.sports, excluded.reminder)`,
          ),
      )
      .executeTakeFirst(),
  )
}

/**
 * When the feed came to be the one of this hash, in whole seconds. Two feeds never share a second, so that a program which
 * tells the second tells the feed; undefined when the feed became another one meanwhile.
 */
export async function feedChangedAt(db: Db, userId: number, feedHash: string): Promise<Date | undefined> {
  const before = await findFeed(db, userId)
  if (!before) return undefined
  if (before.feedHash !== feedHash) await storeFeedHash(db, userId, { before: before.feedChangedAt, feedHash })
  const feed = await findFeed(db, userId)
  return feed?.feedHash === feedHash && feed.feedChangedAt ? new Date(feed.feedChangedAt) : undefined
}

const findFeed = (db: Db, userId: number) =>
  db.selectFrom('calendars').select(['feedHash', 'feedChangedAt']).where('userId', '=', userId).executeTakeFirst()

/** Another caller who was quicker has the word. */
const storeFeedHash = (db: Db, userId: number, { before, feedHash }: { before: string | null; feedHash: string }) => {
  const second = Math.floor(now().getTime() / 1000) * 1000
  const changedAt = Math.max(second, before === null ? 0 : Date.parse(before) + 1000)
  return db
    .updateTable('calendars')
    .set({ feedHash, feedChangedAt: new Date(changedAt).toISOString() })
    .where('userId', '=', userId)
    .where('feedChangedAt', 'is not distinct from', before)
    .execute()
}

/** Within a transaction: gives the user's feed this token in place of an earlier one. */
export async function storeFeed(transaction: Db, userId: number, tokenHash: string): Promise<void> {
  await forgetTokens(transaction, userId)
  await transaction
    .insertInto('calendars')
    .values({
      userId,
      tokenHash,
      tokenMadeAt: sql<string>`now()`,
      startTimes: JSON.stringify(NO_TIMES),
    })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ tokenHash, tokenMadeAt: sql`excluded.token_made_at` }),
    )
    .execute()
  await transaction
    .insertInto('public_tokens')
    .values({ tokenHash, userId })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute()
  await announce(transaction, userId, { noun: 'calendar' })
}

/** Within a transaction. */
export async function forgetFeed(transaction: Db, userId: number): Promise<void> {
  await forgetTokens(transaction, userId)
  const forgotten = await transaction
    .updateTable('calendars')
    .set({ tokenHash: null, tokenMadeAt: null })
    .where('userId', '=', userId)
    .where('tokenHash', 'is not', null)
    .executeTakeFirst()
  if (forgotten.numUpdatedRows > 0) await announce(transaction, userId, { noun: 'calendar' })
}

const forgetTokens = (db: Db, userId: number) =>
  db.deleteFrom('public_tokens').where('userId', '=', userId).where('trainingPlanId', 'is', null).execute()
