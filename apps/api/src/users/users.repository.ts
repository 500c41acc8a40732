import type { Preferences } from '@tri/api-contract'
import { sql } from 'kysely'
import type { Db } from '../db/schema.js'

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
  'currentTrainingPlanId',
] as const

export const findUser = (db: Db, userId: number) =>
  db.selectFrom('users').select(SEEN).where('id', '=', userId).executeTakeFirst()

/** The user with what a log-in is verified against, for signing in only. */
export const findLogin = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select([...SEEN, 'password', 'sessionGeneration'])
    .where(sql<string>`lower(username)`, '=', username)
    .executeTakeFirst()

/** What a password was verified against: while it stands, a session may be started. */
export type VerifiedLogin = { id: number; password: string; sessionGeneration: number }

/**
 * The user's id, held unchanged until the transaction ends; undefined when the password was changed, every session ended or
 * the account erased since the log-in was verified.
 */
export const holdLogin = (transaction: Db, { id, password, sessionGeneration }: VerifiedLogin) =>
  transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .where('sessionGeneration', '=', sessionGeneration)
    .forShare()
    .executeTakeFirst()

/** The new user; undefined when the name is taken. */
export const insertUser = (db: Db, username: string, password: string) =>
  db
    .insertInto('users')
    .values({ username, password })
    .onConflict((conflict) => conflict.doNothing())
    .returning(SEEN)
    .executeTakeFirst()

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

/** The id of the erased user, while the hash is still `password`; all that is theirs goes with them. */
export const deleteUser = (db: Db, userId: number, password: string) =>
  db.deleteFrom('users').where('id', '=', userId).where('password', '=', password).returning('id').executeTakeFirst()

/** Changes what is given and keeps the rest. */
export function updatePreferences(db: Db, userId: number, { defaultWeeklySchedule, ...texts }: Preferences) {
  const changes = {
    ...texts,
    ...(defaultWeeklySchedule && { defaultWeeklySchedule: JSON.stringify(defaultWeeklySchedule) }),
  }
  if (Object.keys(changes).length === 0) return findUser(db, userId)
  return db.updateTable('users').set(changes).where('id', '=', userId).returning(SEEN).executeTakeFirst()
}

/** Waits until nobody else changes what belongs to the user; held until the transaction ends. */
export const lockUser = (db: Db, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
