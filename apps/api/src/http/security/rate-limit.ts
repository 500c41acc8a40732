import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { normalizeIP } from '@fastify/rate-limit'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.js'
import { HttpError, type RefusalKind } from '../errors.js'

const MINUTE = 60

/** A provider's customer has a /48 of 65,536 networks: together they may try so many times what one may. */
const WIDE_FACTOR = 4
const WIDE = 48

/** Wrong passwords one network may try on one account in a quarter of an hour; others still get in. */
const ACCOUNT_LIMIT = { most: 10, seconds: 15 * MINUTE }

type Limit = { most: number; seconds: number }

/** Who tries, and on which account. */
export type Attempt = { address: string; username: string }

/** Attempts at signing in and up, counted in the database: instances share them, a restart keeps them. */
export type AttemptLimits = {
  /**
   * Runs a sign-in unless too many failed; a success gives its attempt back. On an account that many networks guess at, those
   * from which nobody ever got in wait first.
   */
  signIn<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>
  /** Runs a sign-up unless there were too many from this network. */
  signUp<T>(attempt: Attempt, work: () => Promise<T>): Promise<T>
  /** Counts an attempt at getting back in, by network, and by account where one is named: a Refusal when it is one too many. */
  recover(attempt: { address: string; username?: string }): Promise<void>
  /** Counts a use of a way in by network: a Refusal when it is one too many. */
  use(what: 'passkey' | 'oidc', address: string): Promise<void>
  /** Runs the check of a second factor, unless too many failed for the account, from wherever; a success forgets them. */
  secondFactor<T>(userId: number, work: () => Promise<T>): Promise<T>
}

/** Wrong passwords on an account, from wherever, before those who were never in it have to wait: times `perMinute`. */
const GUESSES_FREE = 5
const HOUR = 60 * MINUTE
/** Seconds of the first wait; it doubles with each ten further wrong ones. */
const FIRST_WAIT = 2
const LONGEST_WAIT = 16

/** `perMinute` attempts for one IPv4 address or IPv6 /64 network, for signing in and for signing up. */
export function attemptLimits(
  db: Kysely<Database>,
  perMinute: number,
  { isKnown, wait = pause }: Waiting,
): AttemptLimits {
  const networkLimit = { most: perMinute, seconds: MINUTE }
  return {
    async signIn(attempt, work) {
      const { address, username } = attempt
      const byNetwork = keysOf(address, ['login'])
      const byAccount = keysOf(address, ['login', username])
      const byAnybody = keyOf('guesses', username)
      await spendAll(db, byNetwork, networkLimit)
      await spendAll(db, byAccount, ACCOUNT_LIMIT)
      const guesses = await spentOf(db, byAnybody)
      const seconds = secondsToWait(guesses - GUESSES_FREE * perMinute)
      if (seconds > 0 && !(await isKnown(attempt))) await wait(seconds * 1000)
      const result = await work().catch(async (error: unknown) => {
        if (error instanceof HttpError && WRONG.includes(error.kind)) await count(db, byAnybody, HOUR)
        throw error
      })
      await Promise.all([
        ...byNetwork.map(({ key }) => giveBack(db, key)),
        ...byAccount.map(({ key }) => forget(db, key)),
      ])
      return result
    },
    async signUp({ address }, work) {
      await spendAll(db, keysOf(address, ['register']), networkLimit)
      return work()
    },
    async recover({ address, username }) {
      await spendAll(db, keysOf(address, ['recover']), networkLimit)
      // From wherever it is asked: a mailbox is not flooded.
      if (username) await spend(db, keyOf('recover', username), { most: Math.ceil(perMinute / 2), seconds: HOUR })
    },
    use: (what, address) => spendAll(db, keysOf(address, [what]), { ...networkLimit, most: 2 * perMinute }),
    async secondFactor(userId, work) {
      const key = keyOf('second factor', String(userId))
      await spend(db, key, ACCOUNT_LIMIT)
      const result = await work()
      await forget(db, key)
      return result
    },
  }
}

/** How a wrong password is refused, at the log-in and where a user confirms what they do. */
const WRONG: readonly RefusalKind[] = ['unauthenticated', 'invalid']

type Waiting = {
  /** Whether somebody got in to the account from this network before. */
  isKnown: (attempt: Attempt) => Promise<boolean>
  wait?: (milliseconds: number) => Promise<unknown>
}

/** Seconds for the so-manieth wrong password beyond the free ones. */
const secondsToWait = (beyond: number) =>
  beyond < 0 ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.floor(beyond / 10))

type Counter = { key: string; factor: number }

/** The counters of an address: of its network, and of the wide one that an IPv6 network is part of. */
function keysOf(address: string, [what, ...parts]: [string, ...string[]]): Counter[] {
  const network = normalizeIP(address)
  const narrow = { key: keyOf(what, network, ...parts), factor: 1 }
  if (isIP(network.split('/')[0] ?? '') !== 6) return [narrow]
  return [narrow, { key: keyOf(what, `${normalizeIP(address, WIDE)}/${WIDE}`, ...parts), factor: WIDE_FACTOR }]
}

async function spendAll(db: Kysely<Database>, counters: readonly Counter[], { most, seconds }: Limit) {
  for (const { key, factor } of counters) await spend(db, key, { most: most * factor, seconds })
}

/** Counts one use of something open to everybody, by network; a Refusal when it is one too many. */
export const limitUse = (db: Kysely<Database>, { what, address }: { what: string; address: string }, limit: Limit) =>
  spend(db, keyOf(what, normalizeIP(address)), limit)

/** Deletes the counters whose time is over. */
export async function pruneCounters(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('rate_limits').where('resetsAt', '<', sql<string>`now()`).execute()
}

/** Counts one attempt; a Refusal when it is one too many. */
async function spend(db: Kysely<Database>, key: string, { most, seconds }: Limit) {
  const { spent, secondsLeft } = await count(db, key, seconds)
  if (spent <= most) return
  const retryAfterSeconds = Math.max(1, secondsLeft)
  throw new HttpError('tooMany', `Too many attempts. Please try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  })
}

/** Counts one more in one statement, so that parallel ones cannot slip by; it begins anew when its time is over. */
function count(db: Kysely<Database>, key: string, seconds: number) {
  const fresh = sql<string>`now() + interval '1 second' * ${seconds}`
  return db
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
}

/** What stands in a counter whose time is not over. */
async function spentOf(db: Kysely<Database>, key: string): Promise<number> {
  const counter = await db
    .selectFrom('rate_limits')
    .select('spent')
    .where('key', '=', key)
    .where('resetsAt', '>', sql<string>`now()`)
    .executeTakeFirst()
  return counter?.spent ?? 0
}

const giveBack = (db: Kysely<Database>, key: string) =>
  db.updateTable('rate_limits').set({ spent: sql`greatest(spent - 1, 0)` }).where('key', '=', key).execute()

const forget = (db: Kysely<Database>, key: string) => db.deleteFrom('rate_limits').where('key', '=', key).execute()

/** Bounded in length and without an address to read. */
export const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex')

const inWords = (seconds: number) => (seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / MINUTE)} minutes`)
