/** How a kind of work is done. */
export type Queue<T extends object> = {
  name: string
  /** Seconds after which a job whose worker said nothing more is given to another. */
  expireInSeconds: number
  /** Times a failed job is tried again, each time after about twice as long. */
  retries: number
  /** Seconds before the first of them. */
  retryDelay: number
  /** Jobs that one instance does at the same time. */
  atOnce: number
  /**
   * Must stand being done twice: a worker may die after its work. The signal tells when its time is over. An error with
   * `retryAfterSeconds` is not tried again before.
   */
  work: (data: T, signal: AbortSignal) => Promise<void>
  /** Hears of each attempt that failed; `isLast` when no other follows. */
  failed?: (data: T, failure: { error: Error; isLast: boolean }) => Promise<void>
}
