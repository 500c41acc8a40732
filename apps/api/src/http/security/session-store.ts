import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { announce } from '../../db/announce.js'
import { prepare } from '../../db/prepared/prepared.js'
import type { Database, Db } from '../../db/schema.js'
import { standingUser } from '../../db/standing-user.js'
import { HttpError } from '../errors.js'

/** What is said to those who know the password, and to nobody else. */
export const SWITCHED_OFF = 'This account is switched off. Please ask whoever runs this server'

/** A session ends when it was not used for so long, or is so old. */
export const SESSION_LIMITS = { idleDays: 7, absoluteDays: 30 } as const

/** How exactly the last use is known: a write for each read would be many. */
const isStale = sql`last_seen_at < now() - interval '1 hour'`

/**
 * Whether a session stands, for every statement that asks: the look-up of a caller, the reads that check it in the same
 * statement (`standing-read.ts`), open streams, and clearing away. An account that is switched off needs no condition here:
 * switching off deletes its sessions, and `insertSession` makes none.
 */
const stands = sql<boolean>`last_seen_at > now() - make_interval(days => ${SESSION_LIMITS.idleDays})
  and created_at > now() - make_interval(days => ${SESSION_LIMITS.absoluteDays})`

/** The row of a session that stands, by the parameter that is its key: nothing of it where it does not. */
export const standingSession = (key: RawBuilder<unknown>) =>
  sql<StandingSession>`select user_id, ${isStale} as is_stale from sessions where key = ${key} and ${stands}`

type StandingSession = { userId: number; isStale: boolean }

const readStanding = prepare('standing session', (valueAt) => standingSession(valueAt(0)))

/**
 * Sessions in the database, under the SHA-256 of their id. The plugin only reads them: rows are written by `insertSession`
 * and `deleteSession`, in the transaction of what they belong to. So neither a visitor nor a request that was still running
 * at logout can bring a session to life.
 */
export const sessionStore = (db: Kysely<Database>): SessionStore => ({
  get: (sessionId, done) => {
    findSession(db, keyOf(sessionId)).then(
      (session) => done(null, session && { userId: session.userId, cookie: { originalMaxAge: null } }),
      (error) => done(unmistakable(error)),
    )
  },
  set: (_sessionId, _session, done) => done(),
  destroy: (_sessionId, done) => done(),
})

/**
 * The plugin takes the code ENOENT for a session that does not exist, and a database whose socket is away has that code
 * too: signed-in users would be told to log in while it starts again.
 */
function unmistakable(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') return error
  return Object.assign(new Error(error.message, { cause: error }), { code: 'ECONNREFUSED', syscall: 'connect' })
}

/** Deletes the sessions that have ended. */
export async function pruneSessions(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sessions').where(sql<boolean>`not (${stands})`).execute()
}

/** The session of a key, used as of now; null where none stands. */
export async function findSession(db: Kysely<Database>, key: string): Promise<StandingSession | null> {
  const [session] = await readStanding(db, [key])
  if (session?.isStale) await touchSession(db, key)
  return session ?? null
}

/** Notes the last use, which the next call then need not. */
export const touchSession = (db: Kysely<Database>, key: string) =>
  db.updateTable('sessions').set({ lastSeenAt: sql`now()` }).where('key', '=', key).execute()

/** Where a session begins, as far as it is noted: a masked address, and a device like `Firefox on Windows`. */
export type Place = { address: string; device: string }

/** Within a transaction; a Refusal for an account that is switched off, and whoever switches it off meanwhile comes after. */
export async function insertSession(
  transaction: Db,
  sessionId: string,
  { userId, place }: { userId: number; place: Place },
): Promise<void> {
  const user = await standingUser(transaction, userId).select('id').forShare().executeTakeFirst()
  if (!user) throw new HttpError('forbidden', SWITCHED_OFF)
  await transaction
    .insertInto('sessions')
    .values({ key: keyOf(sessionId), userId, ...place })
    .execute()
}

/** Within a transaction. */
export async function deleteSession(transaction: Db, sessionId: string): Promise<void> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('key', '=', keyOf(sessionId))
    .returning('userId')
    .executeTakeFirst()
  if (ended) await announce(transaction, ended.userId, { noun: 'sign-ins' })
}

/**
 * Within a transaction: ends every session of the user, and those that a log-in under way would start. True when
 * `sessionId` was still among them.
 */
export async function deleteAllSessions(transaction: Db, userId: number, sessionId?: string): Promise<boolean> {
  await transaction
    .updateTable('users')
    .set({ sessionGeneration: sql`session_generation + 1` })
    .where('id', '=', userId)
    .execute()
  const ended = await transaction.deleteFrom('sessions').where('userId', '=', userId).returning('key').execute()
  await announce(transaction, userId, { noun: 'sign-ins' })
  return sessionId !== undefined && ended.some(({ key }) => key === keyOf(sessionId))
}

/** Of these keys, those whose sessions stand. */
export const listStanding = (db: Db, keys: readonly string[]) =>
  db.selectFrom('sessions').select('key').where('key', 'in', keys).where(stands).execute()

/** What a session is stored under. */
export const keyOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('hex')
