import type { Db } from './schema.js'

/**
 * The user, unless their account is switched off: every way in is looked up through it, be it a session, a feed, a share or
 * a token. Nothing is remembered, so that the next call on any instance finds the way closed.
 */
export const standingUser = (db: Db, userId: number) =>
  db.selectFrom('users').where('users.id', '=', userId).where('users.disabledAt', 'is', null)
