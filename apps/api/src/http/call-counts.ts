import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** More callers than one instance serves in five minutes; one who was forgotten starts anew. */
const REMEMBERED = 20_000

type Window = { calls: number; endsAt: number }

/**
 * How many calls each caller has made in a window of time. The plugin's own store tells it by an object that later calls
 * change, and the plugin reads it a moment later: of calls that arrive together each saw the number of the last, and all were
 * refused where only the last were too many.
 */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    callback: (error: null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = Date.now()
    const known = this.#windows.get(key)
    const window = known && known.endsAt > now ? known : { calls: 0, endsAt: now + timeWindow }
    window.calls += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > REMEMBERED) this.#forgetOldest()
    callback(null, { current: window.calls, ttl: window.endsAt - now })
  }

  child(): CallCounts {
    return new CallCounts()
  }

  #forgetOldest() {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      return
    }
  }
}
