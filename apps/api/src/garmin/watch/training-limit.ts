import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { GarminEnv } from '../../config/garmin-env.js'
import type { Database, Db } from '../../db/schema.js'
import { inTransaction } from '../../db/transaction.js'
import { GarminFailure } from '../client/garmin-call.js'

/** Seconds in which calls are counted, and seconds that are counted together: a call counts a little longer than it must. */
const MINUTE = { within: 60, slot: 5 } as const
const DAY = { within: 86_400, slot: 3_600 } as const

type Span = typeof MINUTE | typeof DAY
type Caller = { env: Pick<GarminEnv, 'ratePerMinute' | 'callsPerUserDay'>; garminUserId: string }

/** What keeps a call from being made now, and for how many seconds at most. */
type Wait = { of: 'minute' | 'day'; seconds: number }

/** The athlete's calls of a day are used up. */
export class DayIsSpent extends GarminFailure {
  constructor(seconds: number) {
    super(429, "Garmin's calls of a day are used up", seconds)
  }
}

/**
 * Waits until one more call of the training interface keeps within what Garmin allows us in a minute, for all users on all
 * instances together; a DayIsSpent when it would be one too many for this athlete in a day.
 */
export async function takeTurn(
  db: Kysely<Database>,
  { signal, ...caller }: Caller & { signal: AbortSignal },
): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const wait = await countCall(db, caller)
    if (!wait) return
    if (wait.of === 'day') throw new DayIsSpent(wait.seconds)
    await pause(wait.seconds * 1000, undefined, { signal, ref: false })
  }
}

/** Counts a call; or undoes nothing and says what it has to wait for. */
export const countCall = (db: Kysely<Database>, { env, garminUserId }: Caller): Promise<Wait | undefined> =>
  inTransaction(db, async (transaction) => {
    // One at a time: who comes next counts this one, too.
    await sql`select pg_advisory_xact_lock(hashtext('garmin training calls'))`.execute(transaction)
    const account = `account ${garminUserId}`
    const day = await secondsUntilFree(transaction, { counter: account, span: DAY, most: env.callsPerUserDay })
    if (day !== undefined) return { of: 'day', seconds: day }
    const minute = await secondsUntilFree(transaction, { counter: 'partner', span: MINUTE, most: env.ratePerMinute })
    if (minute !== undefined) return { of: 'minute', seconds: minute }
    await add(transaction, account, DAY)
    await add(transaction, 'partner', MINUTE)
    return undefined
  })

type Counter = { counter: string; span: Span; most: number }

/** Until the oldest calls count no more; undefined when there is room. The database's clock is the one for all instances. */
async function secondsUntilFree(db: Db, { counter, span, most }: Counter): Promise<number | undefined> {
  const counted = span.within + span.slot
  const { calls, seconds } = await db
    .selectFrom('garmin_training_calls')
    .select([
      sql<number>`coalesce(sum(calls), 0)::integer`.as('calls'),
      sql<number>`ceil(extract(epoch from min(slot) + interval '1 second' * ${counted} - clock_timestamp()))::integer`.as(
        'seconds',
      ),
    ])
    .where('counter', '=', counter)
    .where('slot', '>', sql<string>`clock_timestamp() - interval '1 second' * ${counted}`)
    .executeTakeFirstOrThrow()
  return calls < most ? undefined : Math.max(1, seconds)
}

const add = (db: Db, counter: string, { slot }: Span) =>
  db
    .insertInto('garmin_training_calls')
    .values({
      counter,
      slot: sql`to_timestamp(floor(extract(epoch from clock_timestamp()) / ${slot}) * ${slot})`,
      calls: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['counter', 'slot']).doUpdateSet({ calls: sql`garmin_training_calls.calls + 1` }),
    )
    .execute()

/** Forgets calls that count no more. */
export async function pruneTrainingCalls(db: Db): Promise<void> {
  await db
    .deleteFrom('garmin_training_calls')
    .where('slot', '<', sql<string>`now() - interval '1 second' * ${DAY.within + DAY.slot}`)
    .execute()
}
