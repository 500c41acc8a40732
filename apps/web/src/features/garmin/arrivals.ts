const QUIET_MS = 6_000
const LONGEST_MS = 60_000

/** A wait for activities that Garmin was asked to send. Times are milliseconds. */
export type Arrivals = {
  /** What was there before, by id. */
  known: ReadonlySet<number>
  /** How many have come. */
  fresh: number
  startedAt: number
  /** When the last one came. */
  changedAt: number
  isOver: boolean
}

export const startWaiting = (ids: readonly number[], now: number): Arrivals => ({
  known: new Set(ids),
  fresh: 0,
  startedAt: now,
  changedAt: now,
  isOver: false,
})

/** The wait after another look: over when nothing more has come for a while, or nothing at all for long. */
export function lookAgain(arrivals: Arrivals, ids: readonly number[], now: number): Arrivals {
  const fresh = ids.filter((id) => !arrivals.known.has(id)).length
  const changedAt = fresh === arrivals.fresh ? arrivals.changedAt : now
  const isOver = now - (fresh > 0 ? changedAt + QUIET_MS : arrivals.startedAt + LONGEST_MS) >= 0
  return { ...arrivals, fresh, changedAt, isOver }
}

/** What a sync has brought so far, or brought, in a sentence. */
export function arrivalsText({ fresh, isOver }: Arrivals): string {
  const count = fresh === 1 ? '1 new activity' : `${fresh} new activities`
  if (isOver)
    return fresh === 0 ? 'Nothing new came. What your watch records arrives by itself.' : `This sync brought ${count}.`
  return fresh === 0 ? 'Garmin was asked. Activities are arriving...' : `Arriving... ${count} so far.`
}
