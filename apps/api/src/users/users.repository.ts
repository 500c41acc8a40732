import type { Preferences } from '@tri/api-contract'
import { sql } from 'kysely'
import { announce, announcing } from '../db/announce.js'
import { isChanged } from '../db/count-version.js'
import type { Db } from '../db/schema.js'

/** The id that no account has: asked for where there is none, so that it takes as long. */
export const NOBODY = 0

/** What the user may see of their own row: everything but the password. */
const SEEN = [
  'id',
  'username',
  'defaultSwimPace',
  'defaultBikePace',
  'defaultRunPace',
  'experienceLevel',
  'defaultWeeklySchedule',
  'units',
  'poolUnits',
  'poolLength',
  'suggestsChanges',
  'targetMethods',
  'ownZones',
  'currentTrainingPlanId',
  'role',
] as const

export const findUser = (db: Db, userId: number) =>
  db.selectFrom('users').select(SEEN).where('id', '=', userId).executeTakeFirst()

/** The user with what a log-in is verified against, for signing in only. */
export async function findLogin(db: Db, username: string) {
  const named = await db.selectFrom('login_names').select('userId').where('name', '=', username).executeTakeFirst()
  return db
    .selectFrom('users')
    .select([...SEEN, 'password', 'disabledAt', 'sessionGeneration'])
    .where('id', '=', named?.userId ?? NOBODY)
    .executeTakeFirst()
}

/** The id of the account with this address, at the cost of the same statements for one that nobody has. */
export async function findNamed(db: Db, username: string) {
  const named = await db.selectFrom('login_names').select('userId').where('name', '=', username).executeTakeFirst()
  return db
    .selectFrom('users')
    .select('id')
    .where('id', '=', named?.userId ?? NOBODY)
    .executeTakeFirst()
}

/** How often all sessions of the user were ended; undefined when there is no such user. */
export async function findGeneration(db: Db, userId: number): Promise<number | undefined> {
  const user = await db.selectFrom('users').select('sessionGeneration').where('id', '=', userId).executeTakeFirst()
  return user?.sessionGeneration
}

/** What a password was verified against: while it stands, a session may be started. */
export type VerifiedLogin = { id: number; password: string; sessionGeneration: number }

/**
 * The user's id, held unchanged until the transaction ends; undefined when the password was changed, every session ended or
 * the account erased or switched off since the log-in was verified.
 */
export const holdLogin = (transaction: Db, { id, password, sessionGeneration }: VerifiedLogin) =>
  transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .where('sessionGeneration', '=', sessionGeneration)
    .where('disabledAt', 'is', null)
    .forShare()
    .executeTakeFirst()

type NewUser = { username: string; password: string } & Pick<Preferences, 'units' | 'poolUnits' | 'poolLength'>

/** Within a transaction: the new user, with the hash of a password; undefined when the name is taken. */
export async function insertUser(transaction: Db, newUser: NewUser) {
  const { username } = newUser
  const user = await transaction
    .insertInto('users')
    .values(newUser)
    .onConflict((conflict) => conflict.doNothing())
    .returning(SEEN)
    .executeTakeFirst()
  if (!user) return undefined
  const name = sql<string>`lower(${username})`
  await transaction
    .insertInto('login_names')
    .values({ name, userId: user.id })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const named = await transaction.selectFrom('login_names').select('userId').where('name', '=', name).executeTakeFirst()
  if (named?.userId === user.id) return user
  await transaction.deleteFrom('users').where('id', '=', user.id).execute()
  return undefined
}

/** Everything of the user's row, the password's hash included. */
export const findAccount = (db: Db, userId: number) =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst()

/** The user's id; undefined when the hash is no longer `from`, because somebody else was faster. */
export const replacePassword = (db: Db, userId: number, { from, to }: { from: string; to: string }) =>
  db
    .updateTable('users')
    .set({ password: to })
    .where('id', '=', userId)
    .where('password', '=', from)
    .returning('id')
    .executeTakeFirst()

/** Within a transaction: the user's address, while they are there; from now on the password is this one. */
export const setPassword = (transaction: Db, userId: number, hash: string) =>
  transaction
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', userId)
    .returning('username')
    .executeTakeFirst()

/** What is about a user and stands in no table of the users'. */
const ABOUT_USERS = [
  'login_names',
  'public_tokens',
  'account_links',
  'sign_in_steps',
  'token_owners',
  'device_accounts',
  'sessions',
  'sign_ins',
  'idempotency_keys',
  'garmin_webhook_logs',
] as const

/** Within a transaction: the id of the erased user, while the hash is still `password`; all that is theirs goes with them. */
export async function deleteUser(transaction: Db, userId: number, password: string) {
  const erased = await transaction
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('password', '=', password)
    .returning('id')
    .executeTakeFirst()
  if (erased) await deleteAbout(transaction, userId)
  return erased
}

/** Within a transaction: the same for an admin, who needs no password of the user's. */
export async function eraseUser(transaction: Db, userId: number) {
  const erased = await transaction.deleteFrom('users').where('id', '=', userId).returning('id').executeTakeFirst()
  if (erased) await deleteAbout(transaction, userId)
  return erased
}

async function deleteAbout(transaction: Db, userId: number): Promise<void> {
  for (const table of ABOUT_USERS) await transaction.deleteFrom(table).where('userId', '=', userId).execute()
  for (const noun of ['account', 'sign-ins'] as const) await announce(transaction, userId, { noun })
}

/** Erases what a call still wrote about a user who was being erased. */
export async function pruneErased(db: Db): Promise<void> {
  for (const table of [
    'sessions',
    'sign_ins',
    'account_links',
    'sign_in_steps',
    'idempotency_keys',
    'garmin_webhook_logs',
  ] as const)
    await db
      .deleteFrom(table)
      .where('userId', 'is not', null)
      .where('userId', 'not in', (names) => names.selectFrom('login_names').select('userId'))
      .execute()
}

/** Changes what is given and keeps the rest; the user as they are then. */
export function updatePreferences(
  db: Db,
  userId: number,
  { defaultWeeklySchedule, targetMethods, ownZones, ...texts }: Preferences,
) {
  const changes = {
    ...texts,
    ...(defaultWeeklySchedule && { defaultWeeklySchedule: JSON.stringify(defaultWeeklySchedule) }),
    ...(targetMethods && { targetMethods: JSON.stringify(targetMethods) }),
    ...(ownZones && { ownZones: JSON.stringify(ownZones) }),
  }
  if (Object.keys(changes).length === 0) return findUser(db, userId)
  return announcing(db, async (transaction) => {
    const changed = await transaction
      .updateTable('users')
      .set(changes)
      .where('id', '=', userId)
      .where(isChanged(Object.entries(changes).map(([name, value]) => [sql.ref(name), value])))
      .returning(SEEN)
      .executeTakeFirst()
    if (!changed) return findUser(transaction, userId)
    await announce(transaction, userId, { noun: 'account' })
    return changed
  })
}

/** Waits until nobody else changes what belongs to the user; held until the transaction ends. */
export const lockUser = (db: Db, userId: number) =>
  db.selectFrom('users').select('currentTrainingPlanId').where('id', '=', userId).forUpdate().executeTakeFirst()
