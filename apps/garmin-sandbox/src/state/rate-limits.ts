import type { Faults } from './faults.js'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What a partner may ask for: days of history a minute; workout calls a minute, and a user's in a day. */
const LIMITS = {
  evaluation: { backfillDays: 100, training: 100, trainingOfUser: 200 },
  production: { backfillDays: 10_000, training: 3_000, trainingOfUser: 1_000 },
} as const

type Spent = { at: number; amount: number }

/** Counts what a partner asks for, in memory. */
export class RateLimiter {
  private readonly spent = new Map<string, Spent[]>()

  constructor(
    private readonly now: () => number,
    private readonly mode: () => Faults['rateLimits'],
  ) {}

  /** Whether `days` of history may be asked for now; counts them when they may. */
  allowsBackfill(days: number): boolean {
    const mode = this.mode()
    return mode === 'off' || this.take('backfill', days, { most: LIMITS[mode].backfillDays, within: MINUTE })
  }

  /** Whether a workout call for this user may be made now; counts it when it may. */
  allowsTraining(userId: string): boolean {
    const mode = this.mode()
    if (mode === 'off') return true
    const { training, trainingOfUser } = LIMITS[mode]
    return (
      this.take(`training ${userId}`, 1, { most: trainingOfUser, within: DAY }) &&
      this.take('training', 1, { most: training, within: MINUTE })
    )
  }

  private take(key: string, amount: number, { most, within }: { most: number; within: number }): boolean {
    const now = this.now()
    const recent = (this.spent.get(key) ?? []).filter(({ at }) => now - at < within)
    const isAllowed = recent.reduce((total, spent) => total + spent.amount, 0) + amount <= most
    if (isAllowed) recent.push({ at: now, amount })
    this.spent.set(key, recent)
    return isAllowed
  }
}
