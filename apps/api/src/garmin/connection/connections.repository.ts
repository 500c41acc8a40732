import { type RawBuilder, type Selectable, sql, type UpdateResult } from 'kysely'
import { nowText } from '../../clock.js'
import { announce, announcing } from '../../db/announce.js'
import { isChanged } from '../../db/count-version.js'
import type { Database, Db } from '../../db/schema.js'

export type Connection = Selectable<Database['garmin_connections']>

/** Garmin forgets a refresh token that was not used for 90 days: they are renewed long before. */
const RENEW_AFTER_DAYS = 30

/** Whether the tokens of a connection are due to be renewed; by the database's clock, which notes when they were. */
export const areTokensDue = sql<boolean>`tokens_renewed_at < now() - interval '1 day' * ${RENEW_AFTER_DAYS}`

const connectionOf = (db: Db, userId: number) =>
  db.selectFrom('garmin_connections').selectAll().select(areTokensDue.as('areTokensDue')).where('userId', '=', userId)

export const findConnection = (db: Db, userId: number) => connectionOf(db, userId).executeTakeFirst()

/** The connection, held until the transaction ends. */
export const lockConnection = (db: Db, userId: number) => connectionOf(db, userId).forUpdate().executeTakeFirst()

/** The one active connection of a Garmin account. */
export async function findByAccount(db: Db, garminUserId: string): Promise<Connection | undefined> {
  const account = await db
    .selectFrom('device_accounts')
    .select('userId')
    .where('accountId', '=', garminUserId)
    .executeTakeFirst()
  if (!account) return undefined
  return db
    .selectFrom('garmin_connections')
    .selectAll()
    .where('userId', '=', account.userId)
    .where('garminUserId', '=', garminUserId)
    .where('isActive', '=', true)
    .executeTakeFirst()
}

/** Closed tokens, and until when the access token is good. */
export type SealedTokens = { accessToken: string; refreshToken: string; tokenExpiresAt: string }

type NewConnection = SealedTokens & { userId: number; garminUserId: string; permissions: readonly string[] }

/** Within a transaction: connects the user, or connects them anew; what was asked of another account before is forgotten. */
export async function upsertConnection(transaction: Db, connection: NewConnection): Promise<Connection> {
  const stored = await storeConnection(transaction, connection)
  const { garminUserId: accountId, userId } = connection
  await forgetAccount(transaction, userId)
  await transaction
    .insertInto('device_accounts')
    .values({ accountId, userId })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ userId }))
    .execute()
  await announce(transaction, userId, { noun: 'garmin' })
  return stored
}

const forgetAccount = (db: Db, userId: number) =>
  db.deleteFrom('device_accounts').where('userId', '=', userId).execute()

const storeConnection = (db: Db, { userId, permissions, ...connection }: NewConnection) =>
  db
    .insertInto('garmin_connections')
    .values({
      userId,
      ...connection,
      permissions: JSON.stringify(permissions),
      tokensRenewedAt: sql`now()`,
      createdAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({
        ...connection,
        permissions: JSON.stringify(permissions),
        permissionsAt: null,
        tokensRenewedAt: sql`excluded.tokens_renewed_at`,
        isActive: true,
        inactiveReason: null,
        watchProblem: null,
        watchSentAt: null,
        lastSyncedAt: null,
        syncRequestedAt: null,
        createdAt: sql`excluded.created_at`,
        updatedAt: sql`excluded.updated_at`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** Held until the transaction ends: nobody connects the Garmin account, or ends it there, meanwhile. */
export const lockAccount = (transaction: Db, garminUserId: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`garmin account ${garminUserId}`}))`.execute(transaction)

/** New tokens of Garmin, which no page shows. */
export const renewStored = (db: Db, userId: number, tokens: SealedTokens) =>
  db
    .updateTable('garmin_connections')
    .set({ ...tokens, tokensRenewedAt: sql`now()`, updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .execute()

/** The same tokens, closed anew. */
export const storeTokens = (db: Db, userId: number, tokens: SealedTokens) =>
  db
    .updateTable('garmin_connections')
    .set({ ...tokens, updatedAt: sql`now()` })
    .where('userId', '=', userId)
    .execute()

/** Keeps the row, so that the page can say why it is over, and erases the tokens. */
export const endConnection = (db: Db, userId: number, inactiveReason: NonNullable<Connection['inactiveReason']>) =>
  announcingUpdate(db, userId, (transaction) =>
    transaction
      .updateTable('garmin_connections')
      .set({
        isActive: false,
        inactiveReason,
        accessToken: null,
        refreshToken: null,
        tokenExpiresAt: null,
        updatedAt: sql`now()`,
      })
      .where('userId', '=', userId)
      .executeTakeFirst(),
  )

const announcingUpdate = (
  db: Db,
  userId: number,
  update: (transaction: Db) => Promise<Pick<UpdateResult, 'numUpdatedRows'>>,
): Promise<void> =>
  announcing(db, async (transaction) => {
    const { numUpdatedRows } = await update(transaction)
    if (numUpdatedRows > 0) await announce(transaction, userId, { noun: 'garmin' })
  })

/** Within a transaction. */
export async function deleteConnection(transaction: Db, userId: number): Promise<void> {
  await forgetAccount(transaction, userId)
  const deleted = await transaction.deleteFrom('garmin_connections').where('userId', '=', userId).executeTakeFirst()
  if (deleted.numDeletedRows > 0) await announce(transaction, userId, { noun: 'garmin' })
}

/** What the athlete allows; a report that is older than the last one changes nothing. */
export const storePermissions = (db: Db, userId: number, permissions: readonly string[], changedAt: string) =>
  announcing(db, async (transaction) => {
    const before = await lockConnection(transaction, userId)
    const stored = await transaction
      .updateTable('garmin_connections')
      .set({ permissions: JSON.stringify(permissions), permissionsAt: changedAt, updatedAt: sql`now()` })
      .where('userId', '=', userId)
      .where((where) => where.or([where('permissionsAt', 'is', null), where('permissionsAt', '<=', changedAt)]))
      .returning('permissions')
      .executeTakeFirst()
    if (stored && String(stored.permissions) !== String(before?.permissions))
      await announce(transaction, userId, { noun: 'garmin' })
  })

type Changes = Partial<
  Pick<Connection, 'sendsWorkouts' | 'watchProblem' | 'lastSyncedAt' | 'syncRequestedAt' | 'syncFrom' | 'syncTo'>
> & {
  /** By the database's clock, which is asked later how long ago it was. */
  watchSentAt?: RawBuilder<string>
}

/** What stands so already changes nothing. */
export const updateConnection = (db: Db, userId: number, changes: Changes) =>
  announcingUpdate(db, userId, (transaction) =>
    transaction
      .updateTable('garmin_connections')
      .set({ ...changes, updatedAt: sql`now()` })
      .where('userId', '=', userId)
      .where(isChanged(Object.entries(changes).map(([name, value]) => [sql.ref(name), value])))
      .executeTakeFirst(),
  )

/** Data came just now; by the server's clock, like the times that Garmin is asked about. */
export const markSynced = (db: Db, userId: number) =>
  announcingUpdate(db, userId, (transaction) =>
    transaction
      .updateTable('garmin_connections')
      .set({ lastSyncedAt: nowText() })
      .where('userId', '=', userId)
      .executeTakeFirst(),
  )
