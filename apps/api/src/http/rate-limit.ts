import { createHash } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.js'
import { Refusal } from './errors.js'

const MINUTE = 60

/** Wrong passwords one network may try on one account in a quarter of an hour; others still get in. */
const ACCOUNT_LIMIT = { most: 10, seconds: 15 * MINUTE }

type Limit = { most: number; seconds: number }

/** Who tries, and on which account. */
export type Attempt = { address: string; username: string }

/** Attempts at signing in and up, counted in the database: instances share them, a restart keeps them. */
export type AttemptLimits = {
  /** Runs a sign-in unless too many failed; a success gives its attempt back. */
  signIn<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>
  /** Runs a sign-up unless there were too many from this network. */
  signUp<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>
}

/** `perMinute` attempts for one IPv4 address or IPv6 /64 network, for signing in and for signing up. */
export function attemptLimits(db: Kysely<Database>, perMinute: number): AttemptLimits {
  const networkLimit = { most: perMinute, seconds: MINUTE }
  return {
    async signIn({ address, username }, work) {
      const network = normalizeIP(address)
      const byNetwork = keyOf('login', network)
      const byAccount = keyOf('login', network, username)
      await spend(db, byNetwork, networkLimit)
      await spend(db, byAccount, ACCOUNT_LIMIT)
      const result = await work()
      await Promise.all([giveBack(db, byNetwork), forget(db, byAccount)])
      return result
    },
    async signUp({ address }, work) {
      await spend(db, keyOf('register', normalizeIP(address)), networkLimit)
      return work()
    },
  }
}

/** Counts one use of something open to everybody, by network; a Refusal when it is one too many. */
export const limitUse = (db: Kysely<Database>, { what, address }: { what: string; address: string }, limit: Limit) =>
  spend(db, keyOf(what, normalizeIP(address)), limit)

/** Deletes the counters whose time is over. */
export async function pruneCounters(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limits').where('resetsAt', '<', sql<string>`now()`).execute()
}

/** Counts one attempt in one statement, so that parallel ones cannot slip by; a Refusal when it is one too many. */
async function spend(db: Kysely<Database>, key: string, { most, seconds }: Limit) {
  const fresh = sql<string>`now() + interval '1 second' * ${seconds}`
  const counter = await db
    .insertInto('rate_limits')
    .values({ key, spent: 1, resetsAt: fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        spent: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.spent + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['spent', sql<number>`ceil(extract(epoch from resets_at - now()))::integer`.as('secondsLeft')])
    .executeTakeFirstOrThrow()
  if (counter.spent <= most) return
  const retryAfterSeconds = Math.max(1, counter.secondsLeft)
  throw new Refusal('tooMany', `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

const giveBack = (db: Kysely<Database>, key: string) =>
  db.updateTable('rate_limits').set({ spent: sql`greatest(spent - 1, 0)` }).where('key', '=', key).execute()

const forget = (db: Kysely<Database>, key: string) => db.deleteFrom('rate_limits').where('key', '=', key).execute()

/** Bounded in length and without an address to read. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

const inWords = (seconds: number) => (seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`)
