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
  'currentTrainingPlanId',
] as const

export const findUser = (db: Db, userId: number) =>
  db.selectFrom('users').select(SEEN).where('id', '=', userId).executeTakeFirst()

/** The user with the password's hash, for signing in only. */
export const findLogin = (db: Db, username: string) =>
  db
    .selectFrom('users')
    .select([...SEEN, 'password'])
    .where(sql<string>`lower(username)`, '=', username)
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

export const deleteSessions = (db: Db, userId: number) =>
  db.deleteFrom('sessions').where('userId', '=', userId).execute()

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
