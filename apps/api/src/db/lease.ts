import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { now } from '../clock.js'
import type { Database } from './schema.js'

/** Seconds after which a lease ends whose holder is gone; it is renewed three times as often. */
const SECONDS = 30
/** Milliseconds between looks whether a lease is free, and how long they go on. */
const LOOK_EVERY = 100
const PATIENCE = 60_000

/** Somebody else holds the lease. */
export class LeaseTaken extends Error {
  override name = 'LeaseTaken'
}

type Work<T> = (lost: AbortSignal) => Promise<T>

/** Does what only one instance may do at a time, one after the other; `LeaseTaken` when the turn does not come within a minute. */
export async function inTurn<T>(db: Kysely<Database>, name: string, work: Work<T>): Promise<T> {
  const until = now().getTime() + PATIENCE
  for (;;) {
    try {
      return await alone(db, name, work)
    } catch (error) {
      if (!(error instanceof LeaseTaken) || now().getTime() > until) throw error
      await pause(LOOK_EVERY)
    }
  }
}

/**
 * Does what only one instance may do at a time, or throws `LeaseTaken`. The lease is renewed while the work goes on; its signal
 * aborts when it was lost, or could not be renewed in its time because the database is away.
 */
export async function alone<T>(db: Kysely<Database>, name: string, work: Work<T>): Promise<T> {
  const holder = randomUUID()
  if (!(await take(db, name, holder))) throw new LeaseTaken(`Somebody else is at "${name}"`)
  const lost = new AbortController()
  let endsAt = now().getTime() + SECONDS * 1000
  const keep = async () => {
    const asked = now().getTime()
    const isRenewed = await renew(db, name, holder).catch(() => undefined)
    if (isRenewed) endsAt = asked + SECONDS * 1000
    if (isRenewed === false || now().getTime() >= endsAt) lost.abort(new LeaseTaken(`The lease of "${name}" ended`))
  }
  const timer = setInterval(keep, (SECONDS * 1000) / 3)
  timer.unref()
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(timer)
    // Where it cannot be given back, it ends by itself; how the work ended is what counts.
    await giveBack(db, name, holder).catch(() => undefined)
  }
}

const giveBack = (db: Kysely<Database>, name: string, holder: string) =>
  db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()

const fresh = sql<string>`now() + interval '1 second' * ${SECONDS}`

async function take(db: Kysely<Database>, name: string, holder: string): Promise<boolean> {
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, endsAt: fresh })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder: sql`excluded.holder`, endsAt: sql`excluded.ends_at` })
        .where(sql<boolean>`leases.ends_at <= now()`),
    )
    .returning('holder')
    .executeTakeFirst()
  return taken !== undefined
}

async function renew(db: Kysely<Database>, name: string, holder: string): Promise<boolean> {
  const renewed = await db
    .updateTable('leases')
    .set({ endsAt: fresh })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst()
  return renewed !== undefined
}
